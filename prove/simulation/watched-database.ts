import type { Database } from '#platform/database.ts'

/**
 * Tracks running statements. `idle` resolves when none is running: each command has then ended or waits for the bank.
 */
export function watchDatabase(db: Database) {
  let busy = 0
  let wake = () => {}
  const counted = async <T>(work: () => Promise<T>) => {
    busy += 1
    try {
      return await work()
    } finally {
      busy -= 1
      if (busy === 0) wake()
    }
  }
  const idle = async () => {
    for (let turns = 0; turns < 2; turns += 1) {
      await new Promise(setImmediate)
      if (busy === 0) continue
      await new Promise<void>((resolve) => (wake = resolve))
      turns = -1
    }
  }
  const watched: Database = {
    ...db,
    run: (sql, values) => counted(() => db.run(sql, values)),
    pipeline: (work) => counted(() => db.pipeline(work)),
    transaction: (work) => counted(() => db.transaction(work)),
  }
  return { db: watched, idle }
}
