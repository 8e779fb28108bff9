import type { Vocabulary } from '#domain/search/query/interpretations.ts'
import { wordsOfName } from '#domain/search/product-words.ts'
import { entryOf, type Entries } from '../match/word-index.ts'
import { createDictionary, vocabularyOf, type Dictionary } from './dictionary.ts'
import { ensureCapacity } from './grow.ts'
import { rankNames } from './rank-names.ts'
import { entriesOf } from './postings.ts'
import type { IndexedProduct } from './read-products.ts'

/** The displayed names in a language, in row order. */
interface ShownNames {
  /** Words of translated names. */
  words: Dictionary
  /** Names in row order, in English where there is no translation. */
  names: string[]
  lengths: () => Uint8Array
  /** Returns each row's position in the language's sort order, or -1 if unknown. */
  places: () => Int32Array
}
interface OwnNames extends ShownNames {
  add: (row: number, name: string, length: number) => void
  pack: () => Promise<void>
}

/**
 * Creates an index of translated names by language. The English names and lengths cover the rows so far; append a row's
 * English name before adding the row.
 */
export function createTranslatedNames(englishNames: readonly string[], englishLengths: () => Uint8Array) {
  const byLanguage = new Map<string, OwnNames>()
  let isPacked = false
  let isUnordered = false

  const createNames = (language: string, row: number): OwnNames => {
    const words = createDictionary(isPacked)
    const names = englishNames.slice(0, row)
    let lengths = englishLengths().slice()
    let places: Int32Array = new Int32Array(0)
    // Rows of later products have no position until the next build.
    const placesOfAll = () => (places = ensureCapacity(places, names.length, -1))
    if (isPacked) isUnordered = true
    return {
      words,
      names,
      lengths: () => lengths,
      places: placesOfAll,
      add: (at, name, length) => {
        names[at] = name
        lengths = ensureCapacity(lengths, at + 1)
        lengths[at] = length
      },
      pack: async () => {
        await words.pack()
        lengths = lengths.slice(0, names.length)
        places = await rankNames(names, language)
      },
    }
  }
  return {
    of: (language: string): ShownNames | undefined => byLanguage.get(language),
    add: (row: number, { name, translatedNames }: Pick<IndexedProduct, 'name' | 'translatedNames'>, length: number) => {
      for (const language of Object.keys(translatedNames))
        if (!byLanguage.has(language)) byLanguage.set(language, createNames(language, row))
      for (const [language, names] of byLanguage) {
        const translation = translatedNames[language]
        if (translation === undefined) {
          names.add(row, name, length)
          continue
        }
        const { byWord, nameLength } = wordsOfName(translation)
        names.add(row, translation, nameLength)
        for (const [word, bits] of byWord) names.words.add(word, entryOf(row, bits))
      }
    },
    withWord: (english: Entries, word: string, language: string): Entries => {
      const names = byLanguage.get(language)
      return names ? joinEntries(english, entriesOf(names.words, word)) : english
    },
    vocabulary: (english: Vocabulary, inSearch: Uint8Array, language: string): Vocabulary => {
      const names = byLanguage.get(language)
      return names ? joinVocabularies(english, vocabularyOf(names.words, inSearch)) : english
    },
    pack: async () => {
      for (const names of byLanguage.values()) await names.pack()
      isPacked = true
    },
    /** True if a language got its first name after the build, so that sorting by name must compare texts. */
    isUnordered: () => isUnordered,
    /** Size of columns and postings, without texts. */
    bytes: () =>
      [...byLanguage.values()].reduce(
        (sum, { words, lengths, places }) => sum + words.bytes() + lengths().byteLength + places().byteLength,
        0,
      ),
  }
}

function joinEntries(one: Entries, other: Entries): Entries {
  if (other.packed.length === 0 && other.added.length === 0) return one
  if (one.packed.length === 0 && one.added.length === 0) return other
  const packed = new Uint32Array(one.packed.length + other.packed.length)
  packed.set(one.packed)
  packed.set(other.packed, one.packed.length)
  return { packed, added: [...one.added, ...other.added] }
}

function joinVocabularies(one: Vocabulary, other: Vocabulary): Vocabulary {
  return {
    has: (word) => one.has(word) || other.has(word),
    startingWith: (beginning) => [...new Set([...one.startingWith(beginning), ...other.startingWith(beginning)])],
    near: (word, isBegun) => {
      const found = [...one.near(word, isBegun), ...other.near(word, isBegun)]
      const fewest = Math.min(...found.map(({ edits }) => edits))
      const distinct = new Map(found.filter(({ edits }) => edits === fewest).map((each) => [each.word, each]))
      return [...distinct.values()]
    },
  }
}
