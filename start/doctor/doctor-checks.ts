import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import { databaseProblems } from '#platform/database/version-check.ts'
import { openDatabase, statement, type Database } from '#platform/database.ts'
import { migrationsIn } from '#platform/migrate.ts'
import { misspelledNames } from '#platform/settings/misspelled-names.ts'
import type { Configuration } from '#platform/settings/settings.ts'
import { readUncapturedOrders } from '#services/orders/payment/uncaptured-orders.ts'
import {
  countOverdueChecks,
  clearOrphanedAuthorizations,
  readOrphanedAuthorizations,
} from '#services/orders/payment/orphaned-authorizations.ts'
import { readOutbox, readQueue, resendFailedMails } from '#services/health/queue-metrics.ts'
import { readUnseenEvents, clearEventsSql } from '#services/payment-events/repository.ts'
import { settleLinkRefundsSql, readLinkRefundsToSee } from '#services/payment-links/steps.ts'
import { readUnseenRefunds, settleRefundsSql } from '#services/refunds/repository.ts'
import { findViolations } from '#services/invariants.ts'
import { databaseFor } from '../data/database-for.ts'
import { migrations } from '../data/database.ts'
import { addressFindings } from './addresses.ts'
import { envFileFinding } from './env-file.ts'
import type { Finding } from './finding.ts'
import { pageFindings } from './shop-pages.ts'
import { mailFinding, paymentFindings as vendorFindings } from './vendors.ts'

/** Checks a store without changing it. Checks pages only in live mode, because shoppers must be able to reach them. */
export async function runDoctorChecks(configuration: Configuration): Promise<Finding[]> {
  const own = [
    { name: 'settings', fact: `${configuration.mode}, ${configuration.parts.join(' and ')}` },
    { name: 'Node', fact: process.version },
    ...(await envFileFinding(resolve(process.env['ENV_FILE'] || '.env'))),
    ...misspelledNames(process.env).map((problem) => ({ name: 'settings', problem })),
  ]
  const { url, stop } = await databaseFor(configuration, { skipsMigrations: true })
  const db = openDatabase(url, () => {}, { poolSize: 2, statementMs: 120_000 })
  try {
    const found = [...own, await disk(configuration), ...(await databaseFindings(db))]
    // The store's queries may fail on a different schema.
    const isOurs = found.every((finding) => finding.name !== 'migrations' || 'fact' in finding)
    if (!isOurs) return found
    return [...found, ...(await storeFindings(db)), ...(await liveFindings(configuration, db))]
  } finally {
    await db.close()
    await stop()
  }
}

async function liveFindings(configuration: Configuration, db: Database): Promise<Finding[]> {
  if (configuration.mode !== 'live') return []
  return [
    ...(configuration.mailUrl ? [await mailFinding(configuration.mailUrl)] : []),
    ...(await vendorFindings(configuration)),
    ...(await addressFindings(configuration, Date.now())),
    ...(await pageFindings(db, configuration)),
  ]
}

async function disk({ dataDir }: Configuration): Promise<Finding> {
  const found = await statfs(dataDir).catch(() => null)
  if (!found)
    return {
      name: 'disk',
      problem: `Cannot read ${dataDir}. Set DATA_DIR to the store's data folder, or run npm start first.`,
    }
  const { bavail, bsize } = found
  const free = (bavail * bsize) / 1e9
  return free > 1
    ? { name: 'disk', fact: `${free.toFixed(1)} GB free` }
    : {
        name: 'disk',
        problem: `Only ${free.toFixed(2)} GB free in ${dataDir}. Free up space: orders fail once the disk is full.`,
      }
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
  const pending = known.filter((name) => !done.has(name))
  const ahead = [...done].filter((name) => !known.includes(name))
  return [
    ...problems.map((problem) => ({ name: 'database', problem })),
    ...(problems.length === 0 ? [{ name: 'database', fact: `PostgreSQL ${version}, ${megabytes} MB` }] : []),
    skew < 2_000
      ? { name: 'clock', fact: 'in sync with the database' }
      : {
          name: 'clock',
          problem: `The clocks of this machine and the database differ by ${skew} ms: sync both with NTP.`,
        },
    ahead.length > 0
      ? {
          name: 'migrations',
          problem: `The database is newer than this release: ${ahead.join(', ')}. Run the newer release.`,
        }
      : pending.length > 0
        ? { name: 'migrations', problem: `Not applied: ${pending.join(', ')}. Run npm start.` }
        : { name: 'migrations', fact: `${known.length} applied` },
  ]
}

const waiting = statement<{ unsettled: number }>(
  'doctor.waiting',
  // A payment under vendor review holds its reservation for days.
  `select (select count(*) from shop_order where status in ('new', 'payment_pending', 'payment_complete')
        and created_at < now() - interval '45 minutes' and not (status = 'payment_pending' and exists (
          select from reservation where order_id = shop_order.id and expires_at > $1)))::integer as unsettled`,
)

/** Longer than any of the store's transactions. */
const longSeconds = 60

/** Reports the transaction that blocks the outbox. */
export function outboxFinding({ seconds, oldest }: Awaited<ReturnType<typeof readOutbox>>): Finding {
  if (oldest && oldest.seconds >= longSeconds)
    return {
      name: 'outbox',
      problem:
        `Process ${oldest.pid} (${oldest.name}, ${oldest.state}) has had a transaction open for ${Math.round(oldest.seconds)} s: ` +
        `emails, captures, and purges queued since then wait for it. Let it finish, or run: select pg_terminate_backend(${oldest.pid})`,
    }
  return seconds < longSeconds
    ? { name: 'outbox', fact: 'no backlog' }
    : {
        name: 'outbox',
        problem: `The oldest event has waited ${Math.round(seconds)} s. Check that a process with PARTS=worker is running.`,
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
        problem: `${givenUp} emails failed permanently (${lastError}). Fix MAIL_URL, then resend them: ${resendFailedMails}`,
      },
    ]
  return failing > 0
    ? [{ name: 'mails', problem: `${failing} emails failed five or more times (${lastError}): check MAIL_URL.` }]
    : [{ name: 'mails', fact: waiting === 0 ? 'none pending' : `${waiting} pending` }]
}

export function uncapturedFindings(orders: Awaited<ReturnType<typeof readUncapturedOrders>>): Finding[] {
  if (orders.length === 0) return [{ name: 'captures', fact: 'none pending' }]
  const named = orders.map(({ id, engine, paymentReference }) => `order ${id}: ${engine} ${paymentReference ?? ''}`)
  return [
    {
      name: 'captures',
      problem:
        `Paid orders wait for capture (${named.join(', ')}). Captures are retried automatically. ` +
        `If the vendor shows the capture, confirm it with POST /svc_fulfilment/order/{orderId}/captured.`,
    },
  ]
}

export function paymentFindings(
  overdue: number,
  orphans: Awaited<ReturnType<typeof readOrphanedAuthorizations>>,
): Finding[] {
  const problems: string[] = []
  if (overdue > 0)
    problems.push(
      `${overdue} orders may have duplicate authorizations, and the vendor's payment list has been unavailable for an hour: check the vendor.`,
    )
  if (orphans.length > 0) {
    const named = orphans.map(({ orderId, reference }) => `order ${orderId}: payment ${reference}`).join(', ')
    const clear = clearOrphanedAuthorizations([...new Set(orphans.map(({ orderId }) => orderId))])
    problems.push(
      `The vendor did not void orphaned authorizations (${named}). Void them there, then clear their records: ${clear}`,
    )
  }
  return problems.length > 0
    ? problems.map((problem) => ({ name: 'payments', problem }))
    : [{ name: 'payments', fact: 'no orphaned authorizations' }]
}

export function paymentEventFindings(events: Awaited<ReturnType<typeof readUnseenEvents>>): Finding[] {
  return events.length === 0
    ? [{ name: 'payment events', fact: 'none to review' }]
    : [
        {
          name: 'payment events',
          problem:
            `Payment events need review (${events.map(({ code, isSuccess, orderKey, reference }) => `${code} ${isSuccess ? '' : 'refused '}for ${orderKey}: ${reference}`).join(', ')}). ` +
            `Resolve them at the vendor, then mark them as reviewed: ${clearEventsSql(events.map(({ id }) => id))}`,
        },
      ]
}

export function refundFindings(refunds: Awaited<ReturnType<typeof readUnseenRefunds>>): Finding[] {
  const failed = refunds.filter(({ state }) => state === 'failed')
  const silent = refunds.filter(({ state }) => state === 'asked')
  const named = (some: typeof refunds) => some.map(({ orderId, number }) => `${number} of order ${orderId}`).join(', ')
  const problems = [
    ...(silent.length > 0
      ? [`Refunds without a response from the vendor for an hour (${named(silent)}): check the vendor.`]
      : []),
    ...(failed.length > 0
      ? [
          `The vendor refused refunds (${named(failed)}). Retry with POST /svc_fulfilment/order/{orderId}/refunds/{number}/retry, ` +
            `or refund another way and mark them as refunded: ${settleRefundsSql(failed)}`,
        ]
      : []),
  ]
  return problems.length > 0
    ? problems.map((problem) => ({ name: 'refunds', problem }))
    : [{ name: 'refunds', fact: 'none pending' }]
}

/**
 * Reports payment link refunds that failed or got no response for an hour. After a failure, staff must request a new
 * refund.
 */
function linkRefundFindings(refunds: Awaited<ReturnType<typeof readLinkRefundsToSee>>): Finding[] {
  if (refunds.length === 0) return []
  const named = refunds.map(({ paymentId, number, state }) => `${number} of payment ${paymentId} ${state}`).join(', ')
  const failed = refunds.filter(({ state }) => state === 'failed')
  const otherwise =
    failed.length > 0 ? `, or refund another way and mark them as refunded: ${settleLinkRefundsSql(failed)}` : '.'
  return [
    {
      name: 'refunds',
      problem:
        `Refunds of payment links were refused or had no response from the vendor for an hour (${named}). ` +
        `Retry failed ones with POST /svc_extrapayment/payments/{id}/refund${otherwise}`,
    },
  ]
}

async function storeFindings(db: Database): Promise<Finding[]> {
  const [{ unsettled }] = (await db.run(waiting, [new Date()])) as [{ unsettled: number }]
  const { mail, other } = await readQueue(db)
  const overdue = await countOverdueChecks(db)
  const broken = await findViolations(db)
  return [
    outboxFinding(await readOutbox(db)),
    other.failing + other.givenUp === 0
      ? { name: 'jobs', fact: 'none failing' }
      : {
          name: 'jobs',
          problem: `${other.failing + other.givenUp} jobs failed five or more times: see last_error in graphile_worker.jobs.`,
        },
    ...mailFindings(mail),
    unsettled === 0
      ? { name: 'orders', fact: 'none stuck' }
      : { name: 'orders', problem: `${unsettled} orders have been open for 45 minutes: check the payment vendor.` },
    ...uncapturedFindings(await readUncapturedOrders(db, null)),
    ...paymentFindings(overdue, await readOrphanedAuthorizations(db)),
    ...paymentEventFindings(await readUnseenEvents(db)),
    ...refundFindings(await readUnseenRefunds(db)),
    ...linkRefundFindings(await readLinkRefundsToSee(db)),
    ...broken.map(({ name, sentence, ids }) => ({
      name,
      problem: `Inconsistent data: ${sentence} (${ids.join(', ')}). Back up the store and report a bug.`,
    })),
    ...(broken.length === 0 ? [{ name: 'consistency', fact: 'stock, payments, and orders are consistent' }] : []),
  ]
}
