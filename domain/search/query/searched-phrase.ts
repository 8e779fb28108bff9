const longestPhrase = 60

/**
 * Returns the phrase to count for a search: in lower case, with single spaces. Returns null for a phrase that can
 * identify a person or is too long: one with an @, or seven or more digits that no letter separates, as in phone
 * and order numbers.
 */
export function searchedPhrase(text: string): string | null {
  const phrase = text.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (phrase === '' || phrase.length > longestPhrase || phrase.includes('@') || phrase.includes('\0')) return null
  return /\p{Nd}{7}/u.test(phrase.replaceAll(/[^\p{L}\p{N}]/gu, '')) ? null : phrase
}

/** Minimum number of searches for a popular phrase within `popularDays`. */
export const minPopularSearches = 20
/** Minimum number of days with these searches, so that one visitor cannot make a phrase popular in a day. */
export const minPopularDays = 5
export const popularDays = 28

/**
 * Returns the phrases to suggest while a shopper types: popular searches that start with the typed words, then product
 * names, each once.
 */
export function mergeSuggestions(
  popular: readonly string[],
  names: readonly string[],
  typed: string,
  max: number,
): string[] {
  const start = searchedPhrase(typed)
  const begun = start === null ? [] : popular.filter((phrase) => phrase.startsWith(start) && phrase !== start)
  return [...new Set([...begun, ...names])].slice(0, max)
}
