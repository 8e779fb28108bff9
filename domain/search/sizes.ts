const words: Readonly<Record<string, string>> = { small: 's', medium: 'm', large: 'l' }
const other = 1_000

/** Returns the position of a clothing size such as XS, Medium, or 2XL among all sizes. Other texts come last. */
export function sizeRank(text: string): number {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/small|medium|large/g, (word) => words[word]!)
    .replaceAll(/[\s-]+/g, '')
    .replace(/^extra/, 'x')
  const [, count, letters = '', size] = /^(\d{0,2})(x{0,6})([sml])$/.exec(plain) ?? []
  if (size === undefined || (count && letters.length !== 1)) return other
  if (size === 'm') return letters === '' ? 50 : other
  const times = Number(count) || letters.length
  return size === 's' ? 40 - times : 60 + times
}

export function isSize(text: string): boolean {
  return sizeRank(text) < other
}
