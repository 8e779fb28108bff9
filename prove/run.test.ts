import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runFailedAgain } from './run.ts'

const race = 'prove/race.prove.ts:12 no unit is sold twice'
const purge = 'prove/purge.prove.ts:30 every node drops the page'

test('a proof that fails is run once more, and only a second failure counts', async () => {
  const again: (readonly string[])[] = []
  const count = await runFailedAgain({ passed: 10, failures: [race, purge] }, async (parts) => {
    again.push(parts)
    return { passed: 3, failures: [purge] }
  })
  assert.deepEqual(again, [['race', 'purge']])
  assert.deepEqual(count, { passed: 11, failures: [purge] })
})

test('if the second run of a proof fails as a whole, none of its tests counts as passed on retry', async () => {
  const whole = 'prove/race.prove.ts:1 /race.prove.ts'
  const count = await runFailedAgain({ passed: 4, failures: [race] }, async () => ({ passed: 0, failures: [whole] }))
  assert.deepEqual(count, { passed: 4, failures: [whole] })
})

test('a failure outside of any proof is not retried', async () => {
  const first = { passed: 0, failures: ['the tests came to their end'] }
  const count = await runFailedAgain(first, () => assert.fail('nothing to repeat'))
  assert.deepEqual(count, first)
})
