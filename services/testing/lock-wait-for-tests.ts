import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { statement, type QueryRunner } from '#platform/database.ts'

const waiting = statement<{ count: number }>(
  'test.sessions-that-wait',
  `select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock'`,
)
/** Far more polls than any test needs, so that a missing lock fails the test instead of blocking it. */
const maxPolls = 5_000

/** Resolves once this many sessions in the test database are waiting for a lock. */
export async function waitForBlockedSession(db: QueryRunner, sessions = 1): Promise<void> {
  for (let polls = 0; (await db.run(waiting, []))[0]!.count < sessions; polls += 1) {
    assert.ok(polls < maxPolls, 'too few sessions are waiting for a lock')
    await sleep(5)
  }
}
