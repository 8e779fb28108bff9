import { DatabaseAway, type Database, type Queries } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'

/** How a step breaks: it is not done; it is done and nobody hears of it; or who takes it is no more from then on. */
export const breaks = ['not done', 'answer lost', 'process dies'] as const

/** The step of a process that breaks, counted from 0. */
export interface Point {
  at: number
  how: (typeof breaks)[number]
}

const asked = ['authorize', 'complete', 'read', 'find', 'capture', 'cancel', 'holds'] as const

/**
 * A process whose steps — each statement, each commit and each question to the bank — are named and counted, and of which
 * one breaks.
 */
export function breakable(db: Database, bank: CardEngine, point?: Point) {
  const names: string[] = []
  let isDead = false
  const step = async <T>(name: string, act: () => Promise<T>, broken: () => T): Promise<T> => {
    if (isDead) return broken()
    names.push(name)
    if (!point || names.length - 1 !== point.at) return act()
    isDead = point.how === 'process dies'
    // A bank that was asked may have done it, also for who is dead by the time it answers.
    if (point.how === 'answer lost' || (isDead && name.startsWith('bank '))) await act()
    return broken()
  }
  const steps = (queries: Queries): Queries['run'] => {
    return (sql, values) => step(sql.name, () => queries.run(sql, values), away)
  }
  const broken: Database = {
    ...db,
    run: steps(db),
    pipeline: (work) => db.pipeline((queries) => work({ run: steps(queries) })),
    transaction: async (work) => {
      let isLost = false
      const loseCommit = () => {
        if (isDead || point?.how === 'not done') away()
        isLost = true
      }
      const done = await db.transaction(async (tx) => {
        const result = await work({ ...tx, run: steps(tx) })
        await step('commit', async () => {}, loseCommit)
        return result
      })
      if (isLost) away()
      return done
    },
  }
  const cards = { ...bank }
  for (const name of asked) {
    const ask = bank[name] as (...question: unknown[]) => Promise<unknown>
    const asking = (...question: unknown[]) =>
      step(
        `bank ${name}`,
        () => ask(...question),
        () => silence[name],
      )
    Object.assign(cards, { [name]: asking })
  }
  return { db: broken, cards, names }
}

function away(): never {
  throw new DatabaseAway(new Error('broken by the proof'))
}

const unknown = { state: 'unknown' }
/** What who asks has of a bank that says nothing. */
const silence: Readonly<Record<(typeof asked)[number], unknown>> = {
  authorize: unknown,
  complete: unknown,
  read: unknown,
  find: unknown,
  capture: 'unknown',
  cancel: 'unknown',
  holds: new Map(),
}
