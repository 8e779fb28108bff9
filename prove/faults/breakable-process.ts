import { DatabaseUnavailable, type Database, type QueryRunner } from '#platform/database.ts'
import type { CardEngine } from '#platform/payments/engine.ts'

export const breakKinds = ['not done', 'answer lost', 'process dies'] as const

export interface FaultPoint {
  at: number
  how: (typeof breakKinds)[number]
}

type Step = <T>(name: string, act: () => Promise<T>, broken: () => T) => Promise<T>

/** Counts each statement, commit, and bank request as a step, and breaks the step at `point`. */
export function breakableProcess(db: Database, bank: CardEngine, point?: FaultPoint) {
  const names: string[] = []
  let isDead = false
  const step: Step = async (name, act, broken) => {
    if (isDead) return broken()
    names.push(name)
    if (!point || names.length - 1 !== point.at) return act()
    isDead = point.how === 'process dies'
    // A request already sent reaches the bank even if the process dies.
    if (point.how === 'answer lost' || (isDead && name.startsWith('bank '))) await act()
    return broken()
  }
  const isCommitDone = () => !isDead && point?.how !== 'not done'
  return { db: breakableDatabase(db, step, isCommitDone), cards: breakableBank(bank, step), names }
}

function breakableDatabase(db: Database, step: Step, isCommitDone: () => boolean): Database {
  const steps = (queries: QueryRunner): QueryRunner['run'] => {
    return (sql, values) => step(sql.name, () => queries.run(sql, values), away)
  }
  return {
    ...db,
    run: steps(db),
    pipeline: (work) => db.pipeline((queries) => work({ run: steps(queries) })),
    transaction: async (work) => {
      let isLost = false
      const loseCommit = () => {
        if (!isCommitDone()) away()
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
}

function breakableBank(bank: CardEngine, step: Step): CardEngine {
  const cards = { ...bank }
  for (const name of bankRequests) {
    const send = bank[name] as (...args: unknown[]) => Promise<unknown>
    const stepOf = (...args: unknown[]) =>
      step(
        `bank ${name}`,
        () => send(...args),
        () => silence[name],
      )
    Object.assign(cards, { [name]: stepOf })
  }
  return cards
}

function away(): never {
  throw new DatabaseUnavailable(new Error('broken by the proof'))
}

const bankRequests = ['authorize', 'complete', 'read', 'find', 'capture', 'cancel', 'holds'] as const
const unknown = { state: 'unknown' }
const silence: Readonly<Record<(typeof bankRequests)[number], unknown>> = {
  authorize: unknown,
  complete: unknown,
  read: unknown,
  find: unknown,
  capture: 'unknown',
  cancel: 'unknown',
  holds: new Map(),
}
