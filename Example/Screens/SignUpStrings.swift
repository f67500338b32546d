/// The text of the sign-up form.
struct SignUpStrings: Sendable {
    var title, name, email, password, phone, code, biography, news, submit, invalidEmail, welcome: String

    static let english = SignUpStrings(
        title: "Sign Up", name: "Name", email: "Email", password: "Password", phone: "Phone", code: "Invite code",
        biography: "About you", news: "Send me news", submit: "Create Account",
        invalidEmail: "Please enter an email address.", welcome: "Welcome!")

    static let german = SignUpStrings(
        title: "Registrieren", name: "Name", email: "E-Mail", password: "Passwort", phone: "Telefon",
        code: "Einladungscode", biography: "Über dich", news: "Neuigkeiten erhalten", submit: "Konto anlegen",
        invalidEmail: "Bitte gib eine E-Mail-Adresse ein.", welcome: "Willkommen!")

    static let arabic = SignUpStrings(
        title: "إنشاء حساب", name: "الاسم", email: "البريد الإلكتروني", password: "كلمة المرور", phone: "الهاتف",
        code: "رمز الدعوة", biography: "نبذة عنك", news: "أرسل لي الأخبار", submit: "إنشاء الحساب",
        invalidEmail: "يرجى إدخال بريد إلكتروني.", welcome: "أهلاً بك")
}
