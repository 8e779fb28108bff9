// Known bad: assigns a new id to each received message, so a repeated message is stored again.
import { randomUUID } from 'node:crypto'
import type { QueryRunner } from '#platform/database.ts'
import { serveEvents } from '../roots/ingest.ts'

function newIds(db: QueryRunner): QueryRunner {
  return {
    run: (statement, values) => {
      if (statement.name !== 'analytics.insert') return db.run(statement, values)
      const rows = JSON.parse(String(values[0])) as { messageId: string }[]
      const renamed = rows.map((row) => ({ ...row, messageId: `${row.messageId}|${randomUUID()}` }))
      return db.run(statement, [JSON.stringify(renamed), ...values.slice(1)])
    },
  }
}

serveEvents(newIds)
