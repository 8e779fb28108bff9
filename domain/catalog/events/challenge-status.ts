import { isRegistrationClosed } from './registration.ts'

/** [SEARCH-051] */
export const challengeStatuses = ['none', 'open', 'closed'] as const
type ChallengeStatus = (typeof challengeStatuses)[number]

/** Returns the registration status of a product's event; `closesAt` is undefined without an event. */
export function challengeStatus(closesAt: number | undefined, now: number): ChallengeStatus {
  if (closesAt === undefined) return 'none'
  return isRegistrationClosed(closesAt, now) ? 'closed' : 'open'
}
