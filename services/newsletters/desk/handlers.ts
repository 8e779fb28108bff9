import type { newslettersDesk } from '#contract/newsletters-desk.ts'
import { formatSubscriberLines, subscriberHeading } from '#domain/newsletters/format-subscribers-csv.ts'
import { newsletterLists } from '#domain/newsletters/lists.ts'
import { resendPeriodMs, resendProblem } from '#domain/newsletters/resend.ts'
import type { Site } from '#domain/sites.ts'
import type { Database, Transaction } from '#platform/database.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { mailLink, unsubscribeAddress } from '../steps.ts'
import { readSuppression, releaseAddress, suppressAddress } from '../suppression/repository.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { recordExport } from './export-repository.ts'
import { readListCounts, readListSubscribers } from './list-repository.ts'
import { lockSubscriber, readLinkMails, readSubscriber, recordResend } from './subscriber-repository.ts'
import { wireSubscriber } from './wire-subscriber.ts'

const growthMs = 30 * 86_400_000
const partSize = 10_000

interface DeskDeps {
  db: Database
  secret: string
}

export const newslettersDeskHandlers: Handlers<typeof newslettersDesk, DeskDeps> = {
  async 'GET /svc_admin/newsletters'({ staff, now }, { db }) {
    const lists = newsletterLists().filter(({ site }) => staff.sites.includes(site))
    const ids = lists.map(({ id }) => id)
    const counts = await readListCounts(db, ids, now - growthMs)
    return { lists: lists.map((list) => ({ ...list, ...counts.get(list.id)! })) }
  },

  async 'GET /svc_admin/newsletters/{list}/subscribers'({ params: { list }, query, staff, refuse }, { db }) {
    if (!isListOf(staff.sites, list)) throw refuse('newsletter_not_found')
    const { before, limit, ...filters } = query
    const rows = await readListSubscribers(db, list, filters, { before: decodeCursor(before), limit })
    return { subscribers: rows, next: nextOf(rows, limit) }
  },

  async 'POST /svc_admin/newsletters/{list}/exports'(received, { db }) {
    const { params, body, staff, key, fingerprint, refuse } = received
    const { list } = params
    if (!isListOf(staff.sites, list)) throw refuse('newsletter_not_found')
    const { before, part, ...filters } = body
    const rows = await readListSubscribers(db, list, filters, { before: decodeCursor(before), limit: partSize })
    const requestKey = `${staff.id ?? `key ${staff.keyId ?? ''}`} ${key}`
    const entry = { listId: list, filters, part, subscribers: rows.length, staffName: staff.name }
    const isLogged = await db.transaction((tx) => recordExport(tx, { ...entry, requestKey, fingerprint }))
    if (!isLogged) throw commonRefusal('idempotency_key_reused')
    const csv = (part === 1 ? subscriberHeading : '') + formatSubscriberLines(list, rows)
    return { count: rows.length, csv, next: nextOf(rows, partSize) }
  },

  async 'GET /svc_admin/newsletter-subscribers/{number}'({ params, staff, now, refuse }, { db, secret }) {
    const subscriber = await readSubscriber(db, params.number, staff.sites)
    if (!subscriber) throw refuse('subscriber_not_found')
    return wireSubscriber(db, { secret, subscriber, sites: staff.sites, now })
  },

  async 'POST /svc_admin/newsletter-subscribers/{number}/unsubscribe'(received, deps) {
    const { name: staffName } = received.staff
    return changed(deps, received, (tx, { site, email, listId }) =>
      unsubscribeAddress(tx, { site, email, lists: [listId], source: 'staff', staffName }),
    )
  },

  async 'POST /svc_admin/newsletter-subscribers/{number}/confirmation'(received, deps) {
    const { params, staff, key, now, refuse } = received
    return changed(deps, received, async (tx, subscriber) => {
      const { site, email, state } = subscriber
      const mails = await readLinkMails(tx, subscriber, now - resendPeriodMs)
      if (!(await recordResend(tx, params.number, { staffName: staff.name, requestKey: `${params.number} ${key}` })))
        return
      const isSuppressed = (await readSuppression(tx, deps.secret, email)) !== null
      const problem = resendProblem({ state, isSuppressed, ...mails, now })
      if (problem !== null) throw refuse(problem)
      if (!(await mailLink(tx, 'newsletter-confirm', site, email))) throw refuse('sent_recently')
    })
  },

  async 'PUT /svc_admin/newsletter-subscribers/{number}/suppression'(received, deps) {
    const { body, staff } = received
    const by = { staffName: staff.name, note: body.reason }
    return changed(deps, received, async (tx, { site, email }) => {
      if (body.isSuppressed) await suppressAddress(tx, deps.secret, email, 'staff', by)
      else await releaseAddress(tx, deps.secret, email, 'staff', by)
      await afterCommit(tx, 'newsletter_changed', { site, email, sendsNoLink: true })
    })
  },
}

type Subscriber = NonNullable<Awaited<ReturnType<typeof readSubscriber>>>

interface Change {
  params: { number: number }
  staff: { sites: readonly Site[] }
  now: number
  refuse: (code: 'subscriber_not_found') => Error
}

/** Changes a locked subscription and returns the subscriber after the change. */
async function changed(
  { db, secret }: DeskDeps,
  { params: { number }, staff: { sites }, now, refuse }: Change,
  change: (tx: Transaction, subscriber: Subscriber) => Promise<unknown>,
) {
  await db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, number, sites)
    if (!subscriber) throw refuse('subscriber_not_found')
    await change(tx, subscriber)
  })
  const subscriber = await readSubscriber(db, number, sites)
  if (!subscriber) throw refuse('subscriber_not_found')
  return wireSubscriber(db, { secret, subscriber, sites, now })
}

function isListOf(sites: readonly Site[], id: string): boolean {
  return newsletterLists().some((list) => list.id === id && sites.includes(list.site))
}

function nextOf(rows: readonly { at: string; number: number }[], limit: number): string | null {
  return rows.length < limit ? null : encodeCursor(rows.at(-1)!)
}
