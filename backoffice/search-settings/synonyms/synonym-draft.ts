import { phraseKey, searchWords } from '#domain/search/query/pins.ts'
import type { Site } from '#domain/sites.ts'
import type { Synonym } from '../settings-types.ts'
import { texts } from '../texts/en.ts'

export interface SynonymDraft {
  site: Site | null
  language: Synonym['language']
  phrase: string
  /** One phrase per line. */
  means: string
  isTwoWay: boolean
}
export const blankSynonym: SynonymDraft = { site: null, language: 'en', phrase: '', means: '', isTwoWay: true }

interface CheckedSynonym {
  synonym: Synonym
  errors: { phrase?: string; means?: string }
}

const t = texts.synonyms
const limits = { phrases: 20, length: 80 }

/** Checks an entered synonym. `others` are stored synonyms that a new phrase must not replace. */
export function checkSynonym(draft: SynonymDraft, others: readonly Synonym[]): CheckedSynonym {
  const means = [...new Set(draft.means.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
  const synonym: Synonym = { ...draft, phrase: draft.phrase.trim(), means }
  const isTooLong = means.length > limits.phrases || means.some((each) => each.length > limits.length)
  return {
    synonym,
    errors: {
      ...(phraseKey(synonym.phrase) === ''
        ? { phrase: t.missingPhrase }
        : others.some((other) => isSamePhrase(other, synonym)) && { phrase: t.exists }),
      ...(means.length === 0
        ? { means: t.missingMeans }
        : means.some((each) => phraseKey(each) === '')
          ? { means: texts.refusals.phrase_without_words }
          : isTooLong && { means: t.tooLong }),
    },
  }
}

/** Returns a synonym's key in the list. */
export function synonymKey({ site, language, phrase, isTwoWay }: Synonym): string {
  return [site ?? '', language, phrase, isTwoWay].join('|')
}

function isSamePhrase(one: Synonym, other: Synonym): boolean {
  return (
    one.site === other.site && one.language === other.language && searchWords(one.phrase) === searchWords(other.phrase)
  )
}

/** Returns the synonyms that match the URL filters for text, language, and site. */
export function filterSynonyms(synonyms: readonly Synonym[], params: URLSearchParams): Synonym[] {
  const q = (params.get('q') ?? '').trim().toLowerCase()
  const [language, site] = [params.get('language'), params.get('on')]
  return synonyms.filter(
    (each) =>
      (q === '' || [each.phrase, ...each.means].some((phrase) => phrase.toLowerCase().includes(q))) &&
      (language === null || each.language === language) &&
      (site === null || each.site === null || each.site === site),
  )
}
