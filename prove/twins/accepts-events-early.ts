// Known bad: accepts events before they are stored, so a kill loses the most recent events.
import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryRunner } from '#platform/database.ts'
import { serveEvents } from '../roots/ingest.ts'

const delayMs = 50

function laterInserts(db: QueryRunner): QueryRunner {
  return {
    run: (statement, values) => {
      if (statement.name !== 'analytics.insert') return db.run(statement, values)
      void sleep(delayMs)
        .then(() => db.run(statement, values))
        .catch(() => {})
      return Promise.resolve([{ count: 0 }] as never)
    },
  }
}

serveEvents(laterInserts)
