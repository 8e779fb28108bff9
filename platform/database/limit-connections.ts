import { DatabaseUnavailable, type QueryRunner } from '#platform/database.ts'

const longestWaitMs = 5_000

/**
 * Limits concurrent statements to leave connections for other callers. Throws DatabaseUnavailable after waiting
 * `waitMs`.
 */
export function limitConnections({ run }: QueryRunner, max: number, waitMs = longestWaitMs): QueryRunner {
  let running = 0
  const waiting = new Set<() => void>()
  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(impatient)
        waiting.delete(begin)
        resolve()
      }
      const impatient = setTimeout(() => {
        waiting.delete(begin)
        reject(new DatabaseUnavailable('all connections for lookups are in use'))
      }, waitMs)
      waiting.add(begin)
    })
  return {
    run: async (statement, values) => {
      if (running >= max) await turn()
      else running += 1
      try {
        return await run(statement, values)
      } finally {
        // The slot passes directly to the next waiter.
        const [next] = waiting
        if (next) next()
        else running -= 1
      }
    },
  }
}
