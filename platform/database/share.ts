import type { Queries } from '../database.ts'

/** Statements of which only so many run at once, the others in their order: what is left of the connections is for others. */
export function atMost({ run }: Queries, most: number): Queries {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    run: async (statement, values) => {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await run(statement, values)
      } finally {
        // Handed on, and so not given back, where somebody waits.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
