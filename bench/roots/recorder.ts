import type { Database, Queries } from '#platform/database.ts'

/** A statement, or the begin or commit of a transaction. */
export interface Said {
  kind: 'begin' | 'commit' | 'run'
  name: string
  text: string
  values: unknown[]
}
const mark = (kind: 'begin' | 'commit'): Said => ({ kind, name: '', text: '', values: [] })

/** Wraps a database; `record` returns the statements that it ran during the work. */
export function recorded(db: Database): { db: Database; record: (work: () => Promise<unknown>) => Promise<Said[]> } {
  let said: Said[] | undefined
  const listening = (queries: Queries): Queries => ({
    run: (statement, values) => {
      said?.push({ kind: 'run', name: statement.name, text: statement.text, values: [...values] })
      return queries.run(statement, values)
    },
  })
  return {
    db: {
      ...db,
      ...listening(db),
      pipeline: (work) => db.pipeline((queries) => work(listening(queries))),
      transaction: async (work) => {
        said?.push(mark('begin'))
        const result = await db.transaction((tx) => work({ ...tx, ...listening(tx) }))
        said?.push(mark('commit'))
        return result
      },
    },
    record: async (work) => {
      const heard: Said[] = []
      said = heard
      await work()
      said = undefined
      return heard
    },
  }
}
