const small = new Set(
  (
    'a aan am an and auf aux bei by d da das de dei del della den der des di do dos du e en et i im in na nad of on op pod ' +
    's sur sous ter the upon und van von y z zu'
  ).split(' '),
)
/** Articles are in lower case inside European names but capitalized in American ones, such as North Las Vegas. */
const articles = new Set(['el', 'la', 'las', 'le', 'les', 'lo', 'los', 'o'])
const beyondEurope: ReadonlySet<string> = new Set(['US', 'CA', 'AU'])

/**
 * Capitalizes a city entered in all upper or all lower case. Mixed case and names with up to three letters, such as
 * NYC, do not change.
 */
export function formatCity(city: string, countryId: string): string {
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

/** Capitalizes the first letter and the letter after O', Mc, and a leading L' or D': 'Val-d'Isère'. */
function capitalised(word: string, isFirst: boolean): string {
  // As in 's-Hertogenbosch.
  if (/^['’]\p{L}$/u.test(word)) return word
  const [before = ''] = /^(?:[dlo]['’]|mc)/u.exec(word.length < 4 ? '' : word) ?? []
  const isSmallBefore = !isFirst && /^[dl]/.test(before)
  return (isSmallBefore ? before : first(before)) + first(word.slice(before.length))
}

function first(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
