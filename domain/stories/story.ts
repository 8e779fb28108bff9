export const storyKinds = ['garage-gym', 'transformation', 'competition', 'military'] as const
export type StoryKind = (typeof storyKinds)[number]

export const storyStates = ['pending', 'published', 'rejected'] as const

/** Max characters of the texts, and max photos. */
export const storyLimits = { firstName: 60, place: 80, gym: 80, title: 120, text: 5_000, photos: 3 } as const

export const reportReasons = ['offensive', 'spam', 'not-theirs', 'private'] as const

/** Path of the community page, with the name of the source's product. */
export const storiesPath = '/theindex/ryourogue'
export const storyFormPath = `${storiesPath}/submit`

/** Returns the name of the community page, the same in all languages. */
export function storiesName(brand: string): string {
  return `R You ${brand}`
}

export function storyPath(id: string): string {
  return `${storiesPath}/${id}`
}

/** Returns the paragraphs of a story's plain text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a story's text as the HTML of an article. */
export function storyHtml(text: string): string {
  const escape = (part: string) => part.replace(/[&<>"]/g, (character) => escapes[character]!)
  return paragraphsOf(text)
    .map((part) => `<p>${escape(part).replace(/\n/g, '<br>')}</p>`)
    .join('')
}
