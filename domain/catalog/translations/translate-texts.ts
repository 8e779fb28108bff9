/** Languages other than English in which products have texts. */
export const translatedLanguages = ['de', 'es', 'fr', 'nl'] as const
export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** Fields that pages display; pages mark those that stay English. */
export const displayedFields = ['name', 'fact', 'lead', 'description'] as const
type DisplayedField = (typeof displayedFields)[number]

export const translatedFields = [...displayedFields, 'searchTitle', 'searchDescription'] as const
export type TranslatedField = (typeof translatedFields)[number]

/** Texts of a product in another language; an empty text has no translation. */
export type Translation = Readonly<Record<TranslatedField, string>>

export const emptyTranslation: Translation = {
  name: '',
  fact: '',
  lead: '',
  description: '',
  searchTitle: '',
  searchDescription: '',
}

/** Returns how many of a product's English texts have a translation; ignores fields without an English text. */
export function translationProgress(english: Translation, translation: Translation) {
  const fields = translatedFields.filter((field) => english[field].trim() !== '')
  return { translated: fields.filter((field) => translation[field].trim() !== '').length, total: fields.length }
}

/** Marks the fields that stay English on a page in another language. */
export type EnglishFields = Partial<Record<DisplayedField | 'specification', 'en'>>

/** Replaces the fields that have a translation, and marks the others in `lang`. */
export function translateTexts<Field extends DisplayedField, Row extends Record<Field, string>>(
  row: Row,
  fields: readonly Field[],
  translation: Partial<Translation> = {},
): Row & { lang?: EnglishFields } {
  const known = fields.filter((field) => (translation[field] ?? '') !== '')
  const english = fields.filter((field) => row[field] !== '' && !known.includes(field))
  return {
    ...row,
    ...Object.fromEntries(known.map((field) => [field, translation[field]])),
    ...(english.length > 0 && { lang: Object.fromEntries(english.map((field) => [field, 'en' as const])) }),
  }
}

/** Translations of short texts, such as option values, by English text. */
export type Terms = ReadonlyMap<string, string>

/** A row of a specification. The English label identifies it; `text` is the label's translation, if there is one. */
export type SpecificationRow = readonly [label: string, value: string, text?: string]

/** Adds translations of labels, translates values, and marks the specification if no label has a translation. */
export function translateSpecification(specification: readonly SpecificationRow[], terms: Terms) {
  const rows = specification.map(([label, value]): SpecificationRow => {
    const text = terms.get(label)
    const shown = terms.get(value) ?? value
    return text === undefined ? [label, shown] : [label, shown, text]
  })
  const isEnglish = rows.length > 0 && !specification.some(([label]) => terms.has(label))
  return { rows, isEnglish }
}
