/** Translated picture alternative texts in one language, by English text. */
export type AlternativeTexts = Readonly<Record<string, string>>
