import type { Site } from '#domain/sites.ts'
import { phraseKey, searchWords, type Pin } from './pins.ts'
import type { SynonymRow } from './synonyms.ts'

/** Search settings that are not stored yet. */
export interface DraftSettings {
  /** The new meanings of a phrase, on all sites if `site` is null. */
  synonym?: { site: Site | null; language: string; phrase: string; means: readonly string[]; isTwoWay: boolean }
  /** The new pinned and buried products of a phrase. */
  placement?: { phrase: string; pinned: readonly number[]; buried: readonly number[] }
}

/** Returns a site's synonyms as if the draft were stored. */
export function withDraftSynonym<Row extends SynonymRow & { site: Site | null }>(
  rows: readonly Row[],
  { synonym }: DraftSettings,
  searchedSite: Site,
): SynonymRow[] {
  if (!synonym || (synonym.site !== null && synonym.site !== searchedSite)) return [...rows]
  const { site, language, isTwoWay, means } = synonym
  const phrase = searchWords(synonym.phrase)
  const others = rows.filter((row) => row.site !== site || row.language !== language || row.phrase !== phrase)
  return [...others, ...means.map((meaning) => ({ language, phrase, means: meaning, isTwoWay }))]
}

/** Returns the pins of all phrases as if the draft were stored. */
export function withDraftPins(
  pins: readonly (Pin & { key: string })[],
  { placement }: DraftSettings,
): (Pin & { key: string })[] {
  if (!placement) return [...pins]
  const key = phraseKey(placement.phrase)
  return [
    ...pins.filter((pin) => pin.key !== key),
    ...placement.pinned.map((productId, index) => ({ key, productId, position: index + 1 })),
    ...placement.buried.map((productId) => ({ key, productId, position: 0 })),
  ]
}
