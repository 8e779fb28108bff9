import { texts } from '../texts/en.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const t = texts.units

/** Formats how long a customer has been waiting. */
export function formatWaitingTime(since: string, now: number): string {
  const age = now - Date.parse(since)
  if (age < minute) return t.now
  if (age < hour) return t.minutes(Math.floor(age / minute))
  if (age < day) return t.hours(Math.floor(age / hour))
  return t.days(Math.floor(age / day))
}

/** Sorts open conversations: first those with waiting customers, longest wait first, then answered ones. */
export function sortByWaitingTime<Row extends { waitingSince: string | null }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => {
    if (a.waitingSince === null || b.waitingSince === null)
      return Number(a.waitingSince === null) - Number(b.waitingSince === null)
    return Date.parse(a.waitingSince) - Date.parse(b.waitingSince)
  })
}

/** Appends the messages that are newer than the last known one. */
export function mergeMessages<Message extends { number: number }>(
  known: readonly Message[],
  added: readonly Message[],
): readonly Message[] {
  const last = known.at(-1)?.number ?? 0
  const later = added.filter(({ number }) => number > last)
  return later.length === 0 ? known : [...known, ...later]
}

/** Returns the canned answers with all words in their title or text. Matching titles come first. */
export function findAnswers<Answer extends { title: string; text: string }>(
  answers: readonly Answer[],
  words: string,
): Answer[] {
  const word = words.trim().toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(word)
  const byTitle = answers.filter(({ title }) => has(title))
  return [...byTitle, ...answers.filter(({ title, text }) => !has(title) && has(text))]
}
