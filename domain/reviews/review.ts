import { normalizeLine } from '#domain/address/typed/normalize-line.ts'

export const reviewStates = ['pending', 'approved', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

export interface ReviewDraft {
  stars: number
  title: string
  text: string
  author: string
}

export const reviewLimits = {
  title: { least: 2, most: 100 },
  text: { least: 20, most: 4_000 },
  author: { least: 2, most: 40 },
  photos: 4,
} as const
/** Maximum characters in a rejection reason. */
export const maxRejectionReasonLength = 500
export type ReviewField = keyof ReviewDraft

/** Collapses repeated spaces and repeated empty lines. */
export function cleanText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim())
  const collapsed = lines.filter((line, index) => line !== '' || lines[index - 1] !== '')
  return collapsed.join('\n').trim()
}

/** Returns invalid fields, in form order. */
export function reviewProblems({ stars, title, text, author }: ReviewDraft): ReviewField[] {
  const fits = (value: string, { least, most }: { least: number; most: number }) =>
    value.length >= least && value.length <= most
  const checks: [ReviewField, boolean][] = [
    ['stars', Number.isInteger(stars) && stars >= 1 && stars <= 5],
    ['title', fits(normalizeLine(title), reviewLimits.title)],
    ['text', fits(cleanText(text), reviewLimits.text)],
    ['author', fits(normalizeLine(author), reviewLimits.author)],
  ]
  return checks.filter(([, isRight]) => !isRight).map(([field]) => field)
}

/** Returns the first name and last initial, such as 'Robin V.'. */
export function displayedName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  const [letter = ''] = lastname.trim()
  const name = letter === '' ? firstname : `${firstname} ${letter.toUpperCase()}.`
  return normalizeLine(name).slice(0, reviewLimits.author.most)
}
