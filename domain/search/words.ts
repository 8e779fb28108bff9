// How texts and what shoppers type become words that can be compared.

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

/** A text in small letters without accents and apostrophes. */
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
 * The singular of an English word, or what stands for it: Harman's S stemmer ("How effective is suffixing?", 1991), and
 * before it -es after a hiss, so that benches are found by bench.
 */
export function singular(word: string): string {
  if (word.length < 3 || !word.endsWith('s')) return word
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (/(?<![ae])ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /[us]s$/.test(word) ? word : word.slice(0, -1)
}

// Letters and figures apart: 45lb is 45 lb, and a sku is its parts.
const parts = /\p{L}+|\d+(?:[.,]\d+)*/gu

/** The words of a text in their order, each in its singular; a number is a word. */
export function wordsOf(text: string): string[] {
  return (folded(text).match(parts) ?? []).map((word) => singular(word.replaceAll(',', '.')))
}

/** The words of a sku, also as it is written without its dashes. */
export function wordsOfSku(sku: string): string[] {
  return [...wordsOf(sku), ...wordsOf(sku.replaceAll(/[^\p{L}\d]+/gu, ''))]
}

/** Words that nobody looks for: they need not be in what is found. */
const idle = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])
/** As many words of a phrase count. */
const maxWords = 12

/** The words that a phrase asks for; those that nobody looks for are among them only when there are no others. */
export function wordsAsked(phrase: string): string[] {
  const words = [...new Set(wordsOf(phrase))]
  const sought = words.filter((word) => !idle.has(word))
  return (sought.length > 0 ? sought : words).slice(0, maxWords)
}
