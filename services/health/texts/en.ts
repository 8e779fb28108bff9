import type { HealthCheckName } from '#domain/health/health-check.ts'

interface CheckTexts {
  title: string
  meaning: string
  /** Advice for staff if the check is not ok. */
  advice: string
}

/** Health check titles, meanings, and advice. */
export const checkTexts: Readonly<Record<HealthCheckName, CheckTexts>> = {
  processes: {
    title: 'Running processes',
    meaning: 'Each process of the store reports every 15 seconds.',
    advice: 'Start the store, and check that its clock is right.',
  },
  releases: {
    title: 'Release',
    meaning: 'All processes that serve pages should serve the same build.',
    advice: 'If no deployment is under way, restart the processes that serve the earlier build.',
  },
  worker: {
    title: 'Background worker',
    meaning: 'A worker sends emails, captures payments, and runs scheduled work.',
    advice: 'Start a process with “worker” in PARTS.',
  },
  database: {
    title: 'Database',
    meaning: 'Size, and the time of a round trip. Each page needs several round trips.',
    advice: 'Check the load and the network of the database server.',
  },
  replica: {
    title: 'Read replica',
    meaning: 'While the replica of DATABASE_READ_URL lags, the database serves all reads.',
    advice: 'Check that the replica runs and replicates.',
  },
  migrations: {
    title: 'Migrations',
    meaning: 'The database must have the schema of this release.',
    advice: 'Deploy one release to all processes and restart them. The store applies its migrations when it starts.',
  },
  transactions: {
    title: 'Open transactions',
    meaning: 'Emails and captures wait until earlier write transactions end.',
    advice: 'Run “npm run doctor”, which names the process and how to end it.',
  },
  disk: {
    title: 'Disk space',
    meaning: 'The disk that holds the data folder. Orders fail once the database disk is full.',
    advice: 'Delete old backups and logs, or enlarge the disk.',
  },
  jobs: {
    title: 'Background jobs',
    meaning: 'Refunds, captures, invoices, and scheduled work.',
    advice: 'Open the failed jobs, fix the cause of their last error, and retry them.',
  },
  outbox: {
    title: 'Outbox',
    meaning: 'Order events should reach the job queue within seconds.',
    advice: 'Check that a worker runs and that no transaction stays open.',
  },
  mail: {
    title: 'Email',
    meaning: 'Emails that the mail server has not accepted yet.',
    advice: 'Check MAIL_URL and the mail server, then retry the failed emails.',
  },
  payments: {
    title: 'Payments to review',
    meaning: 'Captures, refunds, and payment events that the store cannot settle without staff.',
    advice: 'Run “npm run doctor”, which names each payment, and settle it at the vendor.',
  },
  vendors: {
    title: 'Payment vendors',
    meaning: 'Payments of the last 24 hours. Many failures in a row usually mean a problem at the vendor.',
    advice: 'Check the vendor’s status page, and place a test order.',
  },
  webhooks: {
    title: 'Webhooks',
    meaning: 'Webhooks send events to other systems. An endpoint that is turned off misses them.',
    advice: 'Open the webhook and fix its receiver. If the webhook is off, turn it on.',
  },
  event_deliveries: {
    title: 'Event deliveries',
    meaning: 'Shopper events for analytics and advertising services.',
    advice: 'Open the rejected events, fix the destination’s account, and retry them.',
  },
  search: {
    title: 'Search index',
    meaning: 'Products in this process’s index. Until it is built, the database serves searches, which is slower.',
    advice:
      'Wait until the index is built. If that takes longer than a few minutes, check the log and restart this process.',
  },
}

/** Advice for a check that has no result. */
export const failedCheckAdvice = 'The check returned no result, so the checked system may be down. Check the log.'

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const sizeOf = (bytes: number) => (bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${number.format(bytes / 1e9)} GB`)
const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const durationOf = (seconds: number) => {
  if (seconds < 120) return `${Math.round(seconds)} s`
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`
}
const ageOf = (at: Date | null, now: number) =>
  at === null ? 'none' : `${durationOf(Math.max(0, now - at.getTime()) / 1_000)} ago`
const listOf = (parts: readonly (string | false)[], none: string) => parts.filter(Boolean).join(' · ') || none

/** Text for each measurement. */
export const figures = {
  noResult: (milliseconds: number) => `No result within ${milliseconds / 1_000} s`,
  failed: (code: string | null) => (code === null ? 'The check failed' : `The check failed (${code})`),
  processes: (count: number) => `${count} running`,
  releases: (hashes: readonly string[]) => hashes.map((hash) => hash.slice(0, 12)).join(', ') || 'No build',
  worker: (count: number) => (count === 0 ? 'None running' : `${count} running`),
  database: (milliseconds: number, bytes: number) => `${Math.round(milliseconds)} ms · ${sizeOf(bytes)}`,
  replica: (seconds: number | null) => (seconds === null ? 'Not replicating' : `${durationOf(seconds)} behind`),
  migrations: (pending: number, unknown: number) =>
    listOf([pending > 0 && `${pending} pending`, unknown > 0 && `${unknown} from a newer release`], 'None pending'),
  oldest: (seconds: number) => (seconds === 0 ? 'None' : `Oldest ${durationOf(seconds)}`),
  disk: (free: number, total: number) => `${sizeOf(free)} of ${sizeOf(total)} free`,
  jobs: (jobs: { failed: number; retrying: number; waiting: number; running: number; dueSeconds: number }) =>
    listOf(
      [
        jobs.failed > 0 && `${jobs.failed} failed`,
        jobs.retrying > 0 && `${jobs.retrying} retrying`,
        jobs.waiting > 0 && `${jobs.waiting} waiting`,
        jobs.running > 0 && `${jobs.running} running`,
        jobs.dueSeconds >= 1 && `oldest due for ${durationOf(jobs.dueSeconds)}`,
      ],
      'None queued',
    ),
  mail: (mail: { failed: number; retrying: number; waiting: number; lastFailedAt: Date | null }, now: number) =>
    listOf(
      [
        mail.failed > 0 && `${mail.failed} failed`,
        mail.retrying > 0 && `${mail.retrying} retrying`,
        mail.waiting > 0 && `${mail.waiting} waiting`,
        mail.lastFailedAt !== null && `last failure ${ageOf(mail.lastFailedAt, now)}`,
      ],
      'None queued',
    ),
  payments: (counts: { captures: number; events: number; refunds: number; authorizations: number }) =>
    listOf(
      [
        counts.captures > 0 && plural(counts.captures, 'capture'),
        counts.events > 0 && plural(counts.events, 'event'),
        counts.refunds > 0 && plural(counts.refunds, 'refund'),
        counts.authorizations > 0 && plural(counts.authorizations, 'authorization'),
      ],
      'None',
    ),
  vendors: (vendors: readonly { engine: string; lastPaidAt: Date | null; lastFailedAt: Date | null }[], now: number) =>
    vendors
      .map(
        ({ engine, lastPaidAt, lastFailedAt }) =>
          `${engine}: last paid ${ageOf(lastPaidAt, now)}, last failed ${ageOf(lastFailedAt, now)}`,
      )
      .join(' · ') || 'No orders in the last 24 hours',
  webhooks: ({ enabled, off, failing }: { enabled: number; off: number; failing: number }) =>
    listOf(
      [
        off > 0 && `${off} turned off`,
        enabled > 0 && (failing > 0 ? `${failing} of ${enabled} failing` : `${enabled} on`),
      ],
      'None',
    ),
  eventDeliveries: ({ failed, paused }: { failed: number; paused: number }) =>
    listOf(
      [failed > 0 && `${failed} rejected`, paused > 0 && plural(paused, 'destination') + ' paused'],
      'None rejected',
    ),
  search: (isBuilt: boolean, indexed: number, listed: number) =>
    isBuilt ? `${indexed} of ${plural(listed, 'product')}` : 'Being built',
  searchByDatabase: 'Served by the database',
}
