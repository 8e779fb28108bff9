import type { Database, QueryRunner } from '#platform/database.ts'

/** A statement, or the beginning or commit of a transaction. */
export interface RecordedStep {
  kind: 'begin' | 'commit' | 'run'
  name: string
  text: string
  values: unknown[]
}
const mark = (kind: 'begin' | 'commit'): RecordedStep => ({ kind, name: '', text: '', values: [] })

/** `record` returns the statements that the work executes. */
export function createStatementRecorder(db: Database): {
  db: Database
  record: (work: () => Promise<unknown>) => Promise<RecordedStep[]>
} {
  let current: RecordedStep[] | undefined
  const recording = (queries: QueryRunner): QueryRunner => ({
    run: (statement, values) => {
      current?.push({ kind: 'run', name: statement.name, text: statement.text, values: [...values] })
      return queries.run(statement, values)
    },
  })
  return {
    db: {
      ...db,
      ...recording(db),
      pipeline: (work) => db.pipeline((queries) => work(recording(queries))),
      transaction: async (work) => {
        current?.push(mark('begin'))
        const result = await db.transaction((tx) => work({ ...tx, ...recording(tx) }))
        current?.push(mark('commit'))
        return result
      },
    },
    record: async (work) => {
      const steps: RecordedStep[] = []
      current = steps
      await work()
      current = undefined
      return steps
    },
  }
}
