import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runFailedAgain } from './run.ts'

const race = 'prove/race.prove.ts:12 no unit is sold twice'
const purge = 'prove/purge.prove.ts:30 every node drops the page'

test('a part that fails once is run again and passes, one that fails twice is a failure', async () => {
  const again: (readonly string[])[] = []
  const count = await runFailedAgain({ passed: 10, failures: [race, purge] }, async (parts) => {
    again.push(parts)
    return { passed: 3, failures: [purge] }
  })
  assert.deepEqual(again, [['race', 'purge']])
  assert.deepEqual(count, { passed: 11, failures: [purge] })
})

test('a part whose second run fails as a whole has no healed test', async () => {
  const whole = 'prove/race.prove.ts:1 /race.prove.ts'
  const count = await runFailedAgain({ passed: 4, failures: [race] }, async () => ({ passed: 0, failures: [whole] }))
  assert.deepEqual(count, { passed: 4, failures: [whole] })
})

test('a failure outside of a part is not run again', async () => {
  const first = { passed: 0, failures: ['the tests came to their end'] }
  const count = await runFailedAgain(first, () => assert.fail('nothing to repeat'))
  assert.deepEqual(count, first)
})
