/** Where a review stands: it waits for somebody who reads it, is shown, or is not. */
export const reviewStates = ['pending', 'approved', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** What an author says of a product. */
export interface ReviewDraft {
  stars: number
  title: string
  text: string
  /** As the author wants to be named. */
  author: string
}

/** Letters of each part of a review at least and at most, and photos at most. */
export const reviewLimits = {
  title: { least: 2, most: 100 },
  text: { least: 20, most: 4_000 },
  author: { least: 2, most: 40 },
  photos: 4,
} as const
export type ReviewField = keyof ReviewDraft

/** A line of text without breaks and doubled spaces. */
export function cleanLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Paragraphs with one empty line between them at most. */
export function cleanText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const kept = lines.filter((line, index) => line !== '' || lines[index - 1] !== '')
  return kept.join('\n').trim()
}

/** What is missing or too long, by field, in the order in which a form asks for it. */
export function reviewProblems({ stars, title, text, author }: ReviewDraft): ReviewField[] {
  const fits = (value: string, { least, most }: { least: number; most: number }) =>
    value.length >= least && value.length <= most
  const checks: [ReviewField, boolean][] = [
    ['stars', Number.isInteger(stars) && stars >= 1 && stars <= 5],
    ['title', fits(cleanLine(title), reviewLimits.title)],
    ['text', fits(cleanText(text), reviewLimits.text)],
    ['author', fits(cleanLine(author), reviewLimits.author)],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([field]) => field)
}

/** How a customer is named until they say otherwise: the first name and a letter, 'Robin V.'. */
export function shownName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [letter = ''] = lastname.trim()
  const name = letter === '' ? firstname : `${firstname} ${letter.toUpperCase()}.`
  return cleanLine(name).slice(0, reviewLimits.author.most)
}
