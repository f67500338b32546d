import Foundation

/// What a device speaks: the words that iOS brings along, the letters on the keyboard, and which way they run.
///
/// The words are those of iOS as far as they are known; what an app says itself is the app's.
public struct HeadlessLanguage: Sendable, Equatable {
    /// The language of the device that was switched on last. It may be asked for on any thread.
    public static var current: HeadlessLanguage { lock.withLock { spoken } }

    private static let lock = NSLock()
    /// Read and written only while the lock is held.
    private nonisolated(unsafe) static var spoken = HeadlessLanguage.english

    static func speak(_ language: HeadlessLanguage) { lock.withLock { spoken = language } }

    /// The language's identifier, such as "en".
    public let identifier: String
    /// Which way the language runs.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// The system's words by their English ones. What is missing is said in English.
    let words: [String: String]
    /// The letters on the keyboard, from top to bottom.
    let letters: [String]
    /// Whether the letters are Latin ones, which have capitals, and can be typed where only ASCII can be.
    let isLatin: Bool
    /// From 0 to 9.
    let digits: String

    /// The system's word for what it calls `english` in English; the English one where it is not known.
    public func word(_ english: String) -> String { words[english] ?? english }

    /// How dates are written.
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
