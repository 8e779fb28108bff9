/** Words that stay small inside the name of a city. */
const small = new Set(
  (
    'a aan am an and auf aux bei by d da das de dei del della den der des di do dos du e en et i im in na nad of on op pod ' +
    's sur sous ter the upon und van von y z zu'
  ).split(' '),
)
/** Articles that are small inside the names of Europe and large in those of the Americas, such as North Las Vegas. */
const articles = new Set(['el', 'la', 'las', 'le', 'les', 'lo', 'los', 'o'])
const beyondEurope: ReadonlySet<string> = new Set(['US', 'CA', 'AU'])

/**
 * A city that was typed in capitals or small letters alone as its name is written: 'STOKE-ON-TRENT' is Stoke-on-Trent. One
 * with both, or of three letters or fewer, such as NYC, is left as it is.
 */
export function writtenCity(city: string, countryId: string): string {
  const letters = city.match(/\p{L}/gu)?.join('') ?? ''
  const isOneCase = letters === letters.toUpperCase() || letters === letters.toLowerCase()
  if (letters.length <= 3 || !isOneCase) return city
  const isSmall = (word: string) => small.has(word) || (articles.has(word) && !beyondEurope.has(countryId))
  return city
    .toLowerCase()
    .split(/([^\p{L}'’]+)/u)
    .map((word, index) => (index > 0 && isSmall(word) ? word : capitalised(word, index === 0)))
    .join('')
}

/** A name with its first letter large, and the one after O', Mc and, at the beginning, L' and D': 'Val-d'Isère'. */
function capitalised(word: string, isFirst: boolean): string {
  // That of 's-Hertogenbosch.
  if (/^['’]\p{L}$/u.test(word)) return word
  const [before = ''] = /^(?:[dlo]['’]|mc)/u.exec(word.length < 4 ? '' : word) ?? []
  const isSmallBefore = !isFirst && /^[dl]/.test(before)
  return (isSmallBefore ? before : first(before)) + first(word.slice(before.length))
}

function first(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
