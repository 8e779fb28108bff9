import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { DatabaseUnavailable, statement, type QueryRunner } from '#platform/database.ts'
import { limitConnections } from './limit-connections.ts'

const query = statement<{ n: number }>('test.share', 'select 1 as n')

test('a connection share limits concurrent statements and starts the next one when one ends or fails', async () => {
  const ends: ((isFine: boolean) => void)[] = []
  const run = () =>
    new Promise((resolve, reject) => {
      ends.push((isFine) => (isFine ? resolve([{ n: 1 }]) : reject(new Error('it failed'))))
    })
  const shared = limitConnections({ run: run as QueryRunner['run'] }, 2)
  const running = Array.from({ length: 5 }, () => shared.run(query, []).catch((error: Error) => error.message))
  await turn()
  assert.equal(ends.length, 2)
  ends[0]!(true)
  ends[1]!(false)
  await turn()
  assert.equal(ends.length, 4)
  for (const end of ends.slice(2)) end(true)
  await turn()
  ends[4]!(true)
  assert.deepEqual((await Promise.all(running))[1], 'it failed')
  for (let at = 0; at < 3; at += 1) shared.run(query, []).catch(() => {})
  await turn()
  assert.equal(ends.length, 7)
})

test('a statement that waits too long for a connection fails and is never sent', async () => {
  let queries = 0
  const silent = () => {
    queries += 1
    return new Promise<never>(() => {})
  }
  const shared = limitConnections({ run: silent }, 1, 20)
  void shared.run(query, [])
  await assert.rejects(shared.run(query, []), DatabaseUnavailable)
  assert.equal(queries, 1)
})
