import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sharedRead } from './shared-read.ts'

test('calls that arrive during a read share the next read, which sees all writes made before those calls', async () => {
  let value = 1
  const gates: (() => void)[] = []
  let reads = 0
  const read = sharedRead(async () => {
    reads += 1
    const seen = value
    await new Promise<void>((open) => gates.push(open))
    return seen
  })
  const first = read()
  value = 2
  const others = [read(), read(), read()]
  gates.shift()!()
  assert.equal(await first, 1)
  while (gates.length === 0) await new Promise(setImmediate)
  gates.shift()!()
  assert.deepEqual(await Promise.all(others), [2, 2, 2])
  assert.equal(reads, 2)
  value = 3
  const later = read()
  gates.shift()!()
  assert.equal(await later, 3)
})

test('a failed shared read is not cached and does not block the next one', async () => {
  let reads = 0
  const read = sharedRead(async () => {
    reads += 1
    await Promise.resolve()
    if (reads === 1) throw new Error('away')
    return reads
  })
  const first = read()
  const second = read()
  await assert.rejects(first, /away/)
  assert.equal(await second, 2)
  assert.equal(await read(), 3)
})
