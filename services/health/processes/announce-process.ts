import { randomUUID } from 'node:crypto'
import { DatabaseUnavailable, type Database } from '#platform/database.ts'
import { putProcess, removeProcess, sweepProcesses, type RunningProcess } from './repository.ts'

const intervalMs = 15_000
/** Rows of killed processes are deleted after a day. */
const storedMs = 24 * 3_600_000

interface AnnounceInput extends Pick<RunningProcess, 'parts' | 'release'> {
  clock: () => number
  report: (error: unknown) => void
}

/** Records that this process is running, at regular intervals until it is closed. */
export function announceProcess(db: Database, { parts, release, clock, report }: AnnounceInput) {
  const own = { id: randomUUID(), parts, release, startedAt: clock() }
  // A database outage is already reported elsewhere.
  const ignoreOutage = (error: unknown) => {
    if (!(error instanceof DatabaseUnavailable)) report(error)
  }
  let running = putProcess(db, own, clock())
    .then(() => sweepProcesses(db, clock() - storedMs))
    .then(() => {}, ignoreOutage)
  const timer = setInterval(() => {
    running = running.then(() => putProcess(db, own, clock())).catch(ignoreOutage)
  }, intervalMs)
  return {
    close: async () => {
      clearInterval(timer)
      await running.catch(() => {})
      await removeProcess(db, own.id).catch(ignoreOutage)
    },
  }
}
