import type { Terms } from '#domain/catalog/translations/translate-texts.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readTerms } from './repository.ts'
import { requestLanguage } from './request-language.ts'

/** Translations of terms in the language of the request; terms without a translation are omitted. */
export interface RequestTerms {
  read: (words: readonly string[]) => Promise<Terms>
}

/** Maximum number of terms per language. */
const maxOfLanguage = 20_000

export function uncachedTerms(db: QueryRunner): RequestTerms {
  return {
    read: async (words) => {
      const language = requestLanguage()
      return language === 'en' ? new Map() : readTerms(db, language, words)
    },
  }
}

/** Caches term translations until `forget` is called, because all product lists show the same facets. */
export function cachedTerms(db: QueryRunner): RequestTerms & { forget: () => void } {
  const { read } = uncachedTerms(db)
  /** By language and term; null if the term has no translation. */
  let cached = new Map<string, Map<string, string | null>>()
  return {
    read: async (words) => {
      const language = requestLanguage()
      if (language === 'en') return new Map()
      const known = cached.get(language) ?? new Map<string, string | null>()
      if (known.size > maxOfLanguage) known.clear()
      // `forget` may have removed the map from the cache during the read.
      cached.set(language, known)
      const missing = words.filter((word) => !known.has(word))
      if (missing.length > 0) {
        const found = await read(missing)
        for (const word of missing) known.set(word, found.get(word) ?? null)
      }
      return new Map(
        words.flatMap((word): [string, string][] => {
          const text = known.get(word) ?? null
          return text === null ? [] : [[word, text]]
        }),
      )
    },
    forget: () => (cached = new Map()),
  }
}
