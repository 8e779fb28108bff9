/** Minimum time between two emails with a newsletter link to an address, in milliseconds. */
export const linkEmailGapMs = 10 * 60_000
/** Period in which staff may resend a confirmation to an address up to `maxResends` times, in milliseconds. */
export const resendPeriodMs = 30 * 86_400_000
export const maxResends = 3

export const resendProblems = ['not_pending', 'address_suppressed', 'sent_recently', 'too_many_resends'] as const
type ResendProblem = (typeof resendProblems)[number]

interface ResendDetails {
  state: 'pending' | 'subscribed' | 'unsubscribed'
  isSuppressed: boolean
  /** Time of the latest email with a link in epoch milliseconds, or null. */
  sentAt: number | null
  /** Confirmations that staff sent to the address within `resendPeriodMs`. */
  resends: number
  now: number
}

/** Returns why staff cannot resend a confirmation, or null. The limits protect people who never signed up. */
export function resendProblem({ state, isSuppressed, sentAt, resends, now }: ResendDetails): ResendProblem | null {
  if (state !== 'pending') return 'not_pending'
  if (isSuppressed) return 'address_suppressed'
  if (sentAt !== null && now - sentAt < linkEmailGapMs) return 'sent_recently'
  return resends >= maxResends ? 'too_many_resends' : null
}
