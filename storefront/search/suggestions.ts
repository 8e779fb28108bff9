interface Suggestion {
  text: string
  url?: string | undefined
}
interface Suggestions {
  keyphrase: readonly Suggestion[]
  category: readonly Suggestion[]
  trending_category: readonly Suggestion[]
}

export interface SuggestedLink {
  text: string
  to: string
}
export interface SearchSuggestions {
  kind: 'phrases' | 'categories'
  links: readonly SuggestedLink[]
  /** The Top Suggestions shown after 'No Results'. */
  top: readonly SuggestedLink[]
}

const max = { phrases: 4, categories: 6, top: 6 }

const defaultPhrases = ['barbell', 'bumper plates', 'power rack', 'kettlebell', 'bench']

/**
 * Returns up to 4 phrases, or up to 6 categories if there are none. Falls back to trending categories, then to the
 * default phrases [SEARCH-016, SEARCH-017, SEARCH-018, SEARCH-026].
 */
export function suggestionsOf(suggestions: Suggestions | null): SearchSuggestions {
  const { keyphrase = [], category = [], trending_category: trending = [] } = suggestions ?? {}
  const hasPhrases = keyphrase.length > 0
  const links = hasPhrases ? keyphrase.slice(0, max.phrases) : category.slice(0, max.categories)
  const top = trending.length > 0 ? trending : defaultPhrases.map((text) => ({ text }))
  return {
    kind: hasPhrases ? 'phrases' : 'categories',
    links: links.map(linkOf),
    top: top.slice(0, max.top).map(linkOf),
  }
}

function linkOf({ text, url }: Suggestion): SuggestedLink {
  return { text, to: url ?? searchUrl(text) }
}

/** Returns the URL for search results [SEARCH-012]. */
export function searchUrl(q: string): string {
  return `/search?${new URLSearchParams({ q }).toString()}`
}

/**
 * Returns true if a query is a fragment of "invitational" longer than 2 characters, ignoring case and surrounding
 * spaces [SEARCH-013..015].
 */
export function meansInvitational(q: string): boolean {
  const word = q.trim().toLowerCase()
  return word.length > 2 && 'invitational'.includes(word)
}

/** Target of the Invitational card, which is shown only if this page exists. */
export const invitationalPath = '/invitational'
