/** German, French, Spanish, and Dutch translations of landing page texts, by English text. */
export type TranslatedRows = Readonly<Record<string, readonly [string, string, string, string]>>
