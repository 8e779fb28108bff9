import { DatabaseAway, type Queries } from '#platform/database.ts'

/** As long as a connection is waited for. */
const longestWaitMs = 5_000

/**
 * Statements of which only so many run at once, the others in their order: what is left of the connections is for others.
 * One that has waited for five seconds fails, as one without a connection does: nobody waits for its answer any more.
 */
export function connectionShare({ run }: Queries, most: number, waitMs = longestWaitMs): Queries {
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
        reject(new DatabaseAway('all connections for looking around are taken'))
      }, waitMs)
      waiting.add(begin)
    })
  return {
    run: async (statement, values) => {
      if (running >= most) await turn()
      else running += 1
      try {
        return await run(statement, values)
      } finally {
        // Handed on, and so not given back, where somebody waits.
        const [next] = waiting
        if (next) next()
        else running -= 1
      }
    },
  }
}
