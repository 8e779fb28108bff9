export const jobStates = ['failed', 'retrying', 'waiting', 'running'] as const
export type JobState = (typeof jobStates)[number]

/** Jobs that only notify someone, or that a shopper can start again. All others change money, stock, or records. */
export const discardableJobs: ReadonlySet<string> = new Set([
  'mail_send',
  'account_link',
  'review_link',
  'data_export',
  'form_forward',
  'newsletter_link',
  'analytics_purchase',
])

/** Returns true if staff may delete a failed job. */
export function mayDiscardJob(name: string): boolean {
  return discardableJobs.has(name)
}

const maxErrorLength = 300

/** Longer words may be tokens. */
const maxWordLength = 40

/** Returns an error text without email addresses, URL queries, and tokens, at most 300 characters long. */
export function redactJobError(error: string): string {
  return error
    .slice(0, 2 * maxErrorLength)
    .split(/([\s<>"'(),;:]+)/)
    .map(shownWord)
    .join('')
    .slice(0, maxErrorLength)
}

function shownWord(word: string): string {
  const query = word.indexOf('?')
  const shown = query === -1 ? word : `${word.slice(0, query)}?…`
  const isToken = shown.length > maxWordLength && !shown.includes('/')
  return isToken || /@|%40/.test(shown) ? '…' : shown
}
