import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runFailedAgain } from './run.ts'

const race = 'prove/race.prove.ts:12 no unit is sold twice'
const purge = 'prove/purge.prove.ts:30 every node drops the page'

test('a failed part is run once more, and only a second failure counts', async () => {
  const again: (readonly string[])[] = []
  const count = await runFailedAgain({ passed: 10, failures: [race, purge] }, async (parts) => {
    again.push(parts)
    return { passed: 3, failures: [purge] }
  })
  assert.deepEqual(again, [['race', 'purge']])
  assert.deepEqual(count, { passed: 11, failures: [purge] })
})

test('no test passes on retry if the second run of its part fails as a whole', async () => {
  const whole = 'prove/race.prove.ts:1 /race.prove.ts'
  const count = await runFailedAgain({ passed: 4, failures: [race] }, async () => ({ passed: 0, failures: [whole] }))
  assert.deepEqual(count, { passed: 4, failures: [whole] })
})

test('a failure outside of any part is not retried', async () => {
  const first = { passed: 0, failures: ['the tests came to their end'] }
  const count = await runFailedAgain(first, () => assert.fail('nothing to repeat'))
  assert.deepEqual(count, first)
})
