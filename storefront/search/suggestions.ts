interface Suggestion {
  text: string
  url?: string | undefined
}
interface Suggestions {
  keyphrase: readonly Suggestion[]
  category: readonly Suggestion[]
  trending_category: readonly Suggestion[]
}

/** A suggestion and where it leads. */
export interface SuggestedLink {
  text: string
  to: string
}
/** What is suggested beside results: phrases when there are any, else categories, and what is sought most. */
export interface Suggested {
  kind: 'phrases' | 'categories'
  links: readonly SuggestedLink[]
  /** The Top Suggestions that follow 'No Results'. */
  top: readonly SuggestedLink[]
}

const most = { phrases: 4, categories: 6, top: 6 }

/** Phrases that are sought when the engine names none. */
const defaultPhrases = ['barbell', 'bumper plates', 'power rack', 'kettlebell', 'bench']

/**
 * What is suggested: up to 4 phrases, else up to 6 categories; after no results the trending categories, else the site's
 * own phrases [SEARCH-016, SEARCH-017, SEARCH-018, SEARCH-026].
 */
export function suggestedBy(suggestions: Suggestions | null): Suggested {
  const { keyphrase = [], category = [], trending_category: trending = [] } = suggestions ?? {}
  const hasPhrases = keyphrase.length > 0
  const links = hasPhrases ? keyphrase.slice(0, most.phrases) : category.slice(0, most.categories)
  const top = trending.length > 0 ? trending : defaultPhrases.map((text) => ({ text }))
  return {
    kind: hasPhrases ? 'phrases' : 'categories',
    links: links.map(linkOf),
    top: top.slice(0, most.top).map(linkOf),
  }
}

function linkOf({ text, url }: Suggestion): SuggestedLink {
  return { text, to: url ?? searchAddress(text) }
}

/** The address of a search's results [SEARCH-012]. */
export function searchAddress(q: string): string {
  return `/search?${new URLSearchParams({ q }).toString()}`
}

/** Whether a query is a fragment of the word invitational: more than 2 characters, case and blanks aside [SEARCH-013..015]. */
export function isInvitational(q: string): boolean {
  const word = q.trim().toLowerCase()
  return word.length > 2 && 'invitational'.includes(word)
}
