import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cachedPathChanges } from './path-changes.ts'

test('path changes are read at most every 30 seconds, and after a failed read the last changes remain [ROUTE-055]', async () => {
  let reads = 0
  let isDown = false
  const read = cachedPathChanges({
    run: async () => {
      reads += 1
      if (isDown) throw new Error('The database is down')
      return [{ site: 'USA', changedAt: new Date(reads) }]
    },
  } as never)
  assert.deepEqual(await Promise.all([read('USA', 0), read('EUR', 1), read('USA', 30_000)]), [1, null, 1])
  assert.equal(reads, 1)
  isDown = true
  assert.deepEqual([await read('USA', 30_001), reads], [1, 2])
  isDown = false
  assert.deepEqual([await read('USA', 60_002), reads], [3, 3])
})
