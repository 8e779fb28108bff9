export const storyKinds = ['garage-gym', 'transformation', 'competition', 'military'] as const
export type StoryKind = (typeof storyKinds)[number]

export const storyStates = ['pending', 'published', 'rejected'] as const

/** Maximum characters per text, and maximum photos. */
export const storyLimits = { firstName: 60, place: 80, gym: 80, title: 120, text: 5_000, photos: 3 } as const

export const reportReasons = ['offensive', 'spam', 'not-theirs', 'private'] as const

/** Returns the community page's name, which is the same in all languages. */
export function storiesName(brand: string): string {
  return `R You ${brand}`
}

/** Returns the paragraphs in a story's plain text. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns a story's text as article HTML. */
export function storyHtml(text: string): string {
  const escape = (part: string) => part.replace(/[&<>"]/g, (character) => escapes[character]!)
  return paragraphsOf(text)
    .map((part) => `<p>${escape(part).replace(/\n/g, '<br>')}</p>`)
    .join('')
}
