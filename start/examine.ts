import { statfs } from 'node:fs/promises'
import { databaseProblems } from '#platform/database/version-check.ts'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { migrationsIn } from '#platform/migrate.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { readUncaptured } from '#services/orders/captures.ts'
import {
  countOverdueLooks,
  clearOrphanedAuthorizations,
  readOrphanedAuthorizations,
} from '#services/orders/orphaned-authorizations.ts'
import { readOutbox, readQueue, sendGivenUpMails } from '#services/health/queue-metrics.ts'
import { readEventsToSee, sawEvents } from '../services/payment-events/repository.ts'
import { linkRefundsWentBackOtherwise, readLinkRefundsToSee } from '../services/payment-links/steps.ts'
import { readRefundsToSee, wentBackOtherwise } from '../services/refunds/repository.ts'
import { findViolations } from '../services/invariants.ts'
import { databaseFor } from './database-for.ts'
import { migrations } from './database.ts'

/** What was found of one thing: well with a fact, or a sentence that says what is wrong and what to do. */
type Finding = { name: string; fact: string } | { name: string; problem: string }

/** Examines a store, running or not; nothing of it is changed. */
export async function examine(configuration: Configuration): Promise<Finding[]> {
  const own = [
    { name: 'settings', fact: `${configuration.mode}, ${configuration.parts.join(' and ')}` },
    { name: 'Node', fact: process.version },
  ]
  const { url, stop } = await databaseFor(configuration, { isAsItIs: true })
  const db = openDatabase(url, () => {}, { poolSize: 2, statementMs: 120_000 })
  try {
    const found = [...own, await disk(configuration), ...(await databaseFindings(db))]
    // What an older or newer release wrote is read by that release.
    const isOurs = found.every((finding) => finding.name !== 'migrations' || 'fact' in finding)
    return isOurs ? [...found, ...(await storeFindings(db))] : found
  } finally {
    await db.close()
    await stop()
  }
}

async function disk({ dataDir }: Configuration): Promise<Finding> {
  const found = await statfs(dataDir).catch(() => null)
  if (!found)
    return {
      name: 'disk',
      problem: `${dataDir} cannot be looked at. Set DATA_DIR to the folder of the store, or start it.`,
    }
  const { bavail, bsize } = found
  const free = (bavail * bsize) / 1e9
  return free > 1
    ? { name: 'disk', fact: `${free.toFixed(1)} GB free` }
    : { name: 'disk', problem: `${free.toFixed(2)} GB free for ${dataDir}: orders stop when it is full. Make room.` }
}

const server = statement<{ version: string; megabytes: number; skew: number }>(
  'doctor.server',
  `select current_setting('server_version') as version,
     (pg_database_size(current_database()) / 1000000)::integer as megabytes,
     abs(extract(epoch from clock_timestamp()) * 1000 - $1::double precision)::integer as skew`,
)
const applied = statement<{ name: string }>('doctor.migrations', 'select name from migration order by name')

async function databaseFindings(db: Database): Promise<Finding[]> {
  const problems = await databaseProblems(db)
  const [{ version, megabytes, skew }] = (await db.run(server, [Date.now()])) as [
    { version: string; megabytes: number; skew: number },
  ]
  const known = await migrationsIn(migrations)
  const done = new Set((await db.run(applied, [])).map(({ name }) => name))
  const left = known.filter((name) => !done.has(name))
  const ahead = [...done].filter((name) => !known.includes(name))
  return [
    ...problems.map((problem) => ({ name: 'database', problem })),
    ...(problems.length === 0 ? [{ name: 'database', fact: `PostgreSQL ${version}, ${megabytes} MB` }] : []),
    skew < 2_000
      ? { name: 'clock', fact: 'the same here and in the database' }
      : { name: 'clock', problem: `The database's clock is ${skew} ms off ours: set both by a time server.` },
    ahead.length > 0
      ? { name: 'migrations', problem: `The database is ahead: ${ahead.join(', ')}. Run the newer release.` }
      : left.length > 0
        ? { name: 'migrations', problem: `${left.join(', ')} not applied: npm start applies them.` }
        : { name: 'migrations', fact: `${known.length} applied` },
  ]
}

const waiting = statement<{ unsettled: number }>(
  'doctor.waiting',
  // What a vendor looks at itself keeps its pieces for days.
  `select (select count(*) from shop_order where status in ('new', 'payment_pending', 'payment_complete')
        and created_at < now() - interval '45 minutes' and not (status = 'payment_pending' and exists (
          select from reservation where order_id = shop_order.id and expires_at > $1)))::integer as unsettled`,
)

/** A minute, in which every transaction of the store's own has long ended and every event been handed on. */
const longSeconds = 60

/** How the outbox stands; a transaction that somebody forgot holds all of it back, and is named. */
export function outboxFinding({ seconds, oldest }: Awaited<ReturnType<typeof readOutbox>>): Finding {
  if (oldest && oldest.seconds >= longSeconds)
    return {
      name: 'outbox',
      problem:
        `Process ${oldest.pid} (${oldest.name}, ${oldest.state}) has had a transaction open for ${Math.round(oldest.seconds)} s: ` +
        `mails, captures and purges asked for since then wait for its end. Let it end, or: select pg_terminate_backend(${oldest.pid})`,
    }
  return seconds < longSeconds
    ? { name: 'outbox', fact: 'handed on' }
    : {
        name: 'outbox',
        problem: `Something waits for ${Math.round(seconds)} s: is a process with PARTS=worker running?`,
      }
}

function mailFindings({
  waiting,
  failing,
  givenUp,
  lastError,
}: Awaited<ReturnType<typeof readQueue>>['mail']): Finding[] {
  if (givenUp > 0)
    return [
      {
        name: 'mails',
        problem: `${givenUp} mails were given up (${lastError}). When MAIL_URL is right, this sends them: ${sendGivenUpMails}`,
      },
    ]
  return failing > 0
    ? [{ name: 'mails', problem: `${failing} mails failed five times and more (${lastError}): is MAIL_URL right?` }]
    : [{ name: 'mails', fact: waiting === 0 ? 'none waits' : `${waiting} wait` }]
}

/** Paid orders that are not published: whose money no vendor said that it took; each is named. */
export function captureFindings(orders: Awaited<ReturnType<typeof readUncaptured>>): Finding[] {
  if (orders.length === 0) return [{ name: 'captures', fact: 'none waits' }]
  const named = orders.map(({ id, engine, paymentReference }) => `order ${id}: ${engine} ${paymentReference ?? ''}`)
  return [
    {
      name: 'captures',
      problem:
        `Paid orders wait for their money to be taken (${named.join(', ')}). It is tried again by itself. ` +
        `Where the vendor shows that it was, /svc_fulfilment/order/{orderId}/captured publishes the order.`,
    },
  ]
}

/** How the search for money that is held beyond orders' own payments stands; what the vendor kept to the last is named. */
export function paymentFindings(
  unseen: number,
  strays: Awaited<ReturnType<typeof readOrphanedAuthorizations>>,
): Finding[] {
  const problems: string[] = []
  if (unseen > 0)
    problems.push(
      `For ${unseen} orders the vendor may hold money twice, and its list could not be read for an hour: does it answer?`,
    )
  if (strays.length > 0) {
    const named = strays.map(({ orderId, reference }) => `order ${orderId}: payment ${reference}`).join(', ')
    const forget = clearOrphanedAuthorizations([...new Set(strays.map(({ orderId }) => orderId))])
    problems.push(
      `The vendor holds money beyond the orders' own and will not let it go (${named}). Void it there; then this forgets it: ${forget}`,
    )
  }
  return problems.length > 0
    ? problems.map((problem) => ({ name: 'payments', problem }))
    : [{ name: 'payments', fact: 'none is looked for' }]
}

/** What vendors told of that only staff can see to; each is named. */
export function paymentEventFindings(events: Awaited<ReturnType<typeof readEventsToSee>>): Finding[] {
  return events.length === 0
    ? [{ name: 'payment events', fact: 'none to look at' }]
    : [
        {
          name: 'payment events',
          problem:
            `Payment vendors told of what staff have to see to (${events.map(({ code, isSuccess, orderKey, reference }) => `${code} ${isSuccess ? '' : 'refused '}of ${orderKey}: ${reference}`).join(', ')}). ` +
            `See to it there; then this says so: ${sawEvents(events.map(({ id }) => id))}`,
        },
      ]
}

/** Refunds that the vendor refused, or has not answered for an hour; each is named. */
export function refundFindings(refunds: Awaited<ReturnType<typeof readRefundsToSee>>): Finding[] {
  const failed = refunds.filter(({ state }) => state === 'failed')
  const silent = refunds.filter(({ state }) => state === 'asked')
  const named = (some: typeof refunds) => some.map(({ orderId, number }) => `${number} of order ${orderId}`).join(', ')
  const problems = [
    ...(silent.length > 0
      ? [`The vendor has not answered for an hour about refunds (${named(silent)}): does it answer?`]
      : []),
    ...(failed.length > 0
      ? [
          `The vendor refused refunds (${named(failed)}). Ask once more by /svc_fulfilment/order/{orderId}/refunds/{number}/retry, ` +
            `or pay in another way; then this says so: ${wentBackOtherwise(failed)}`,
        ]
      : []),
  ]
  return problems.length > 0
    ? problems.map((problem) => ({ name: 'refunds', problem }))
    : [{ name: 'refunds', fact: 'none waits for staff' }]
}

/** The same of payments of links; one that failed is asked for as another refund. */
function linkRefundFindings(refunds: Awaited<ReturnType<typeof readLinkRefundsToSee>>): Finding[] {
  if (refunds.length === 0) return []
  const named = refunds.map(({ paymentId, number, state }) => `${number} of payment ${paymentId} ${state}`).join(', ')
  const failed = refunds.filter(({ state }) => state === 'failed')
  const otherwise = failed.length > 0 ? `; or pay in another way: ${linkRefundsWentBackOtherwise(failed)}` : '.'
  return [
    {
      name: 'refunds',
      problem:
        `The vendor refused refunds of payment links, or has not answered for an hour (${named}). ` +
        `Ask for one that failed once more by /svc_extrapayment/payments/{id}/refund${otherwise}`,
    },
  ]
}

async function storeFindings(db: Database): Promise<Finding[]> {
  const [{ unsettled }] = (await db.run(waiting, [new Date()])) as [{ unsettled: number }]
  const { mail, other } = await readQueue(db)
  const unseen = await countOverdueLooks(db)
  const broken = await findViolations(db)
  return [
    outboxFinding(await readOutbox(db)),
    other.failing + other.givenUp === 0
      ? { name: 'jobs', fact: 'none keeps failing' }
      : {
          name: 'jobs',
          problem: `${other.failing + other.givenUp} jobs failed five times and more: see last_error in graphile_worker.jobs.`,
        },
    ...mailFindings(mail),
    unsettled === 0
      ? { name: 'orders', fact: 'all settled' }
      : { name: 'orders', problem: `${unsettled} orders unsettled for 45 minutes: does the payment engine answer?` },
    ...captureFindings(await readUncaptured(db, null)),
    ...paymentFindings(unseen, await readOrphanedAuthorizations(db)),
    ...paymentEventFindings(await readEventsToSee(db)),
    ...refundFindings(await readRefundsToSee(db)),
    ...linkRefundFindings(await readLinkRefundsToSee(db)),
    ...broken.map(({ name, sentence, ids }) => ({
      name,
      problem: `${sentence} (${ids.join(', ')}). Keep a backup of this state, and report it as a defect.`,
    })),
    ...(broken.length === 0 ? [{ name: 'invariants', fact: 'stock, money and orders add up' }] : []),
  ]
}
