/** Title and description of a page in one language or locale. */
export interface PageTexts {
  title: string
  description: string
}

const longest = { title: 200, description: 400 }

/**
 * Returns a page's title and description in a locale, or else in its language, or empty if neither is translated.
 * `translations` is keyed by language or BCP 47 tag.
 */
export function pageTextsIn(translations: unknown, locale: string): PageTexts | Record<string, never> {
  if (!isRecord(translations)) return {}
  const words = translations[locale] ?? translations[locale.split('-')[0]!]
  return isWords(words) ? { title: words.title, description: words.description } : {}
}

/** Returns the problems in a document's translations, each with its path. */
export function translationProblems(translations: unknown): string[] {
  if (translations === undefined) return []
  if (!isRecord(translations)) return ['translations: must be an object with languages, such as de or fr-BE']
  return Object.entries(translations).flatMap(([name, words]) => {
    const path = `translations.${name}`
    if (!/^[a-z]{2}(?:-[A-Z]{2})?$/.test(name)) return [`${path}: must be a language, such as de or fr-BE`]
    return isWords(words) ? [] : [`${path}: must have a title and a description`]
  })
}

function isWords(value: unknown): value is PageTexts {
  if (!isRecord(value)) return false
  const { title, description } = value
  return (
    typeof title === 'string' &&
    title.trim() !== '' &&
    title.length <= longest.title &&
    typeof description === 'string' &&
    description.length <= longest.description
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
