/** Translations of pictures' alternative texts in one language, by the English text. */
export type AlternativeTexts = Readonly<Record<string, string>>
