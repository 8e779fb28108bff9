import type { Reply } from '#contract/kernel/call.ts'
import type { newslettersDesk } from '#contract/newsletters-desk.ts'
import { resendPeriodMs, resendProblem } from '#domain/newsletters/resend.ts'
import type { Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readSuppression } from '../suppression/repository.ts'
import {
  readAddressChanges,
  readLinkMails,
  readOtherSubscriptions,
  type readSubscriber,
} from './subscriber-repository.ts'

type WireSubscriber = Reply<typeof newslettersDesk, 'GET /svc_admin/newsletter-subscribers/{number}'>

interface Details {
  secret: string
  subscriber: NonNullable<Awaited<ReturnType<typeof readSubscriber>>>
  /** Sites with subscriptions that the caller may see. */
  sites: readonly Site[]
  now: number
}

/** Returns a subscriber with the history and other subscriptions on these sites. */
export async function wireSubscriber(
  db: QueryRunner,
  { secret, subscriber, sites, now }: Details,
): Promise<WireSubscriber> {
  const { email, state, at } = subscriber
  const [suppression, others, changes, mails] = await Promise.all([
    readSuppression(db, secret, email),
    readOtherSubscriptions(db, subscriber, sites),
    readAddressChanges(db, email, sites),
    readLinkMails(db, subscriber, now - resendPeriodMs),
  ])
  return {
    ...subscriber,
    at: at.toISOString(),
    suppression: suppression && { reason: suppression.reason, at: suppression.at.toISOString() },
    others,
    changes,
    resendProblem: resendProblem({ state, isSuppressed: suppression !== null, ...mails, now }),
  }
}
