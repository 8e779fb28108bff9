import { categoryNames } from '#domain/search/query/named-categories.ts'
import { withDraftPins, withDraftSynonym, type DraftSettings } from '#domain/search/query/draft-settings.ts'
import { indexSynonyms } from '#domain/search/query/synonyms.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { memoizeAsync } from '#services/call/memoize-async.ts'
import type { Categories } from '#services/catalog/categories/categories.ts'
import type { SearchGuide } from './match/word-index.ts'
import { readPins, readRedirects, readSynonyms } from './repository.ts'

export interface SearchGuides {
  /** Returns the guide for searches in a language, such as `de`; defaults to English. */
  of: (site: Site, language?: string) => Promise<SearchGuide>
}

/** Reads guides without caching. `draft` replaces stored settings. */
export function uncachedGuides(db: QueryRunner, categories: Categories, draft: DraftSettings = {}): SearchGuides {
  return {
    of: async (site, language = 'en') => {
      const languages = siteSettings[site].locales.map(({ tag }) => tag.split('-')[0]!)
      const [synonyms, pins, redirects, all] = await Promise.all([
        readSynonyms(db, site, [...new Set(['en', ...languages])]),
        readPins(db, site),
        readRedirects(db, site),
        categories.all(),
      ])
      const pinsByPhrase = Map.groupBy(withDraftPins(pins, draft), ({ key }) => key)
      return {
        synonyms: indexSynonyms(withDraftSynonym(synonyms, draft, site)),
        categories: categoryNames(all),
        pins: pinsByPhrase,
        redirects: new Map(redirects.map(({ key, path }) => [key, path])),
        language,
      }
    },
  }
}

/** Caches guides until `forget` is called. */
export function cachedGuides(db: QueryRunner, categories: Categories): SearchGuides & { forget: () => void } {
  const reading = uncachedGuides(db, categories)
  const guides = memoizeAsync<Site, SearchGuide>()
  return {
    // A site's guides differ only in their language.
    of: async (site, language = 'en') => ({ ...(await guides.read(site, () => reading.of(site))), language }),
    forget: () => guides.clear(),
  }
}
