const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}
const isPlain = /^[\0-\x7f]*$/

/** Lower-cases a text and removes accents and apostrophes. */
export function folded(text: string): string {
  const small = text.toLowerCase()
  const plain = isPlain.test(small)
    ? small
    : small
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .replaceAll(/[ßæœøłđðþ]/g, (letter) => letters[letter]!)
  return plain.replaceAll(/['’]/g, '')
}

/**
 * Returns the singular by Harman's S stemmer ("How effective is suffixing?", 1991), after stripping -es that follows a
 * sibilant.
 */
export function singular(word: string): string {
  if (word.length < 3 || !word.endsWith('s')) return word
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (/(?<![ae])ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /[us]s$/.test(word) ? word : word.slice(0, -1)
}

// Splits 45lb into 45 and lb, and a SKU into its parts.
const parts = /\p{L}+|\d+(?:[.,]\d+)*/gu

/** Returns words in the singular and numbers, in order. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(parts) ?? []).map((word) => singular(word.replaceAll(',', '.')))
}

/** Returns the words of a SKU, both split at the dashes and joined. */
export function wordsOfSku(sku: string): string[] {
  return [...wordsOf(sku), ...wordsOf(sku.replaceAll(/[^\p{L}\d]+/gu, ''))]
}

const idle = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
const maxWords = 12

/** Returns the search words; stop words only if there are no others. */
export function queryWords(phrase: string): string[] {
  const words = [...new Set(wordsOf(phrase))]
  const sought = words.filter((word) => !idle.has(word))
  return (sought.length > 0 ? sought : words).slice(0, maxWords)
}
