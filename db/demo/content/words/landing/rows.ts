/** Translations of texts on landing pages, by English text: German, French, Spanish, Dutch. */
export type TranslatedRows = Readonly<Record<string, readonly [string, string, string, string]>>
