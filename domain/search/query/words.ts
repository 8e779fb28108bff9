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

/** Converts a text to lower case and removes accents and apostrophes. */
export function foldText(text: string): string {
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
 * Returns the singular, using Harman's S stemmer ("How effective is suffixing?", 1991) after stripping -es that follows
 * a sibilant.
 */
export function singularize(word: string): string {
  if (word.length < 3 || !word.endsWith('s')) return word
  if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2)
  if (/(?<![ae])ies$/.test(word)) return `${word.slice(0, -3)}y`
  return /[us]s$/.test(word) ? word : word.slice(0, -1)
}

// Splits 45lb into 45 and lb, and a SKU into its parts.
const parts = /\p{L}+|\d+(?:[.,]\d+)*/gu

const unitNames = {
  lb: 'lb lbs pound pounds #',
  kg: 'kg kgs kilo kilos kilogram kilograms kilogramm',
  g: 'g gram grams gramm',
  oz: 'oz ounce ounces',
  mm: 'mm millimeter millimeters',
  cm: 'cm centimeter centimeters',
  m: 'm meter meters metre metres',
  in: 'in inch inches zoll " \u2033',
  ft: 'ft foot feet',
}
const unitOfName = new Map(
  Object.entries(unitNames).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
)
const measure =
  /(?<![\d.,])(\d{1,6}(?:[.,]\d{1,4}){0,2}(?:\/\d{1,3})?)[\s-]{0,2}(kilogram(?:s|m)?|kilos?|kgs?|grams?|gramm|g|pounds?|lbs?|#|ounces?|oz|millimeters?|mm|centimeters?|cm|met(?:er|re)s?|m|inch(?:es)?|in|zoll|["\u2033]|foot|feet|ft)(?!\p{L})/gu

const hasDigit = /\d/

/** A word in lower case without accents, and its singular. */
interface Token {
  surface: string
  stem: string
  /** A number with its unit as one word, such as 45lb, and the number of tokens that it spans. */
  measure?: { word: string; span: number }
}

const toToken = (surface: string): Token => ({ surface, stem: singularize(surface) })

/** Removes thousands separators, and converts a decimal comma to a point. */
function numberOf(word: string): string {
  return /^\d{1,3}(?:,\d{3})+$/.test(word) ? word.replaceAll(',', '') : word.replaceAll(',', '.')
}

/** Splits a text into words and numbers, in order. A number followed by a unit also has a `measure`. */
export function tokenizeText(text: string): Token[] {
  const plain = foldText(text)
  if (!hasDigit.test(plain)) return (plain.match(parts) ?? []).map(toToken)
  const measures = new Map<number, NonNullable<Token['measure']>>()
  for (const { index, 0: whole, 1: number, 2: unit } of plain.matchAll(measure)) {
    const span = whole.match(parts)!.length
    measures.set(index, { word: numberOf(number!) + unitOfName.get(unit!)!, span })
  }
  return [...plain.matchAll(parts)].map(({ index, 0: word }) => {
    const own = measures.get(index)
    return { ...toToken(numberOf(word)), ...(own && { measure: own }) }
  })
}

/** Returns a text's words and numbers, in order. Words are in the singular. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(parts) ?? []).map((word) => singularize(numberOf(word)))
}

/** Returns the words in a SKU, both split at dashes and joined. */
export function wordsOfSku(sku: string): string[] {
  return [...wordsOf(sku), ...wordsOf(sku.replaceAll(/[^\p{L}\d]+/gu, ''))]
}

const stopWords = new Set(
  (
    'a an and by for from in of on or the to with ' +
    'und oder fur mit der das den von et ou pour avec le la les des du y o para con el los las del en van voor met het een'
  ).split(' '),
)
const maxWords = 12
const maxLetters = 40

/** A search word. A number with its unit is one word but also has its parts. */
export interface QueryToken extends Token {
  parts?: readonly Token[]
}

/** Returns only the first of several tokens with the same stem. */
export function distinctTokens<T extends Token>(tokens: readonly T[]): T[] {
  return tokens.filter(({ stem }, place) => tokens.findIndex((each) => each.stem === stem) === place)
}

/** Returns the unique search words. Includes stop words only if there are no others. */
export function queryTokens(phrase: string): QueryToken[] {
  const tokens = distinctTokens(joinMeasures(tokenizeText(phrase))).map(shortened)
  const sought = tokens.filter(({ surface }) => !stopWords.has(surface))
  return (sought.length > 0 ? sought : tokens).slice(0, maxWords)
}

function joinMeasures(tokens: readonly Token[]): QueryToken[] {
  const joined: QueryToken[] = []
  for (let at = 0; at < tokens.length;) {
    const { measure } = tokens[at]!
    const parts = tokens.slice(at, at + (measure?.span ?? 1))
    joined.push(
      measure ? { surface: parts.map(({ surface }) => surface).join(' '), stem: measure.word, parts } : parts[0]!,
    )
    at += parts.length
  }
  return joined
}

function shortened(token: QueryToken): QueryToken {
  if (token.surface.length <= maxLetters) return token
  return { ...token, surface: token.surface.slice(0, maxLetters), stem: token.stem.slice(0, maxLetters) }
}

/** Returns the search words in the singular, with numbers separate from their units. */
export function queryWords(phrase: string): string[] {
  return queryTokens(phrase).flatMap(({ stem, parts }) => parts?.map((part) => part.stem) ?? [stem])
}
