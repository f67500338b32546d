import Foundation

/// A language of a device: the words of iOS, the letters on the keyboard, and the layout direction.
///
/// The words are those of iOS, if they're known. The app's own text isn't translated.
public struct HeadlessLanguage: Sendable, Equatable {
    /// The language of the device that was turned on last. You can access it on any thread.
    public static var current: HeadlessLanguage { lock.withLock { spoken } }

    private static let lock = NSLock()
    /// Accessed only while the lock is held.
    private nonisolated(unsafe) static var spoken = HeadlessLanguage.english

    static func speak(_ language: HeadlessLanguage) { lock.withLock { spoken = language } }

    /// The language's identifier, such as "en".
    public let identifier: String
    /// The layout direction of the language.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// The system's words, by their English equivalents. A missing word is in English.
    let words: [String: String]
    /// The letters on the keyboard, from top to bottom.
    let letters: [String]
    /// Whether the letters are Latin, which have capitals and are also used where only ASCII is accepted.
    let isLatin: Bool
    /// The digits from 0 to 9.
    let digits: String

    /// The system's word for an English one, or the English one if it isn't known.
    public func word(_ english: String) -> String { words[english] ?? english }

    /// The format of dates.
    var locale: Locale { Locale(identifier: identifier == "en" ? "en_US" : identifier) }

    /// English.
    public static let english = HeadlessLanguage(
        identifier: "en", layoutDirection: .leftToRight, words: [:],
        letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"], isLatin: true, digits: "0123456789")

    /// German.
    public static let german = HeadlessLanguage(
        identifier: "de", layoutDirection: .leftToRight,
        words: [
            "Add": "Hinzufügen", "Back": "Zurück", "Bookmarks": "Lesezeichen", "Camera": "Kamera",
            "Cancel": "Abbrechen", "Close": "Schließen", "Compose": "Verfassen", "Continue": "Fortfahren",
            "Delete": "Löschen", "Done": "Fertig", "Edit": "Bearbeiten", "Emergency Call": "Notruf",
            "Fast Forward": "Vorspulen", "Go": "Öffnen", "Join": "Verbinden", "Next": "Weiter",
            "Organize": "Verwalten", "Pause": "Pause", "Play": "Wiedergabe", "Redo": "Wiederholen",
            "Refresh": "Aktualisieren", "Reply": "Antworten", "Rewind": "Zurückspulen", "Route": "Route",
            "Save": "Sichern", "Search": "Suchen", "Send": "Senden", "Share": "Teilen", "Stop": "Stopp",
            "Trash": "Löschen", "Undo": "Widerrufen", "return": "Return", "space": "Leerzeichen",
        ],
        letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], isLatin: true, digits: "0123456789")

    /// Arabic.
    public static let arabic = HeadlessLanguage(
        identifier: "ar", layoutDirection: .rightToLeft,
        words: [
            "Add": "إضافة", "Back": "رجوع", "Bookmarks": "الإشارات المرجعية", "Camera": "الكاميرا",
            "Cancel": "إلغاء", "Close": "إغلاق", "Compose": "إنشاء", "Continue": "متابعة", "Delete": "حذف",
            "Done": "تم", "Edit": "تحرير", "Emergency Call": "مكالمة طوارئ", "Fast Forward": "تقديم سريع",
            "Go": "انتقال", "Join": "انضمام", "Next": "التالي", "Organize": "تنظيم", "Pause": "إيقاف مؤقت",
            "Play": "تشغيل", "Redo": "إعادة", "Refresh": "تحديث", "Reply": "رد", "Rewind": "ترجيع", "Route": "المسار",
            "Save": "حفظ", "Search": "بحث", "Send": "إرسال", "Share": "مشاركة", "Stop": "إيقاف", "Trash": "حذف",
            "Undo": "تراجع", "return": "إدخال", "space": "مسافة", "123": "١٢٣", "ABC": "أ ب ج", ".?123": ".؟١٢٣",
        ],
        letters: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"], isLatin: false, digits: "٠١٢٣٤٥٦٧٨٩")
}
