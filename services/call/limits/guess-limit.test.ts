import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { guessLimit, sweepAttempts } from './attempt-limiter.ts'

const { db, clock } = await openTestShop([])
const limit = guessLimit('test', { address: 4, shopper: 3, subject: 8, slowed: 1 })
let guests = 0
const attemptAt = (ip: string, subject: string) => ({
  ip,
  subject,
  scope: { site: 'USA' as const, customerId: null, guestToken: `guest ${guests++}` },
})
/** Returns how many wrong guesses one address can make with new guest sessions. */
async function wrongGuesses(ip: string, subject: string): Promise<number> {
  for (let count = 0; count < 20; count++)
    if ((await limit.begin(db, attemptAt(ip, subject), clock())) > 0) return count
  return 20
}

test('correct guesses do not count, and wrong guesses expire after 15 minutes', async () => {
  for (let count = 0; count < 10; count++) {
    const attempt = attemptAt('192.0.2.1', 'party')
    assert.equal(await limit.begin(db, attempt, clock()), 0)
    await limit.right(db, attempt)
  }
  assert.equal(await wrongGuesses('192.0.2.1', 'party'), 4)
  const guest = attemptAt('192.0.2.2', 'party')
  for (let count = 0; count < 3; count++) assert.equal(await limit.begin(db, guest, clock()), 0)
  assert.equal(await limit.begin(db, guest, clock()), 900)
  clock.advance(900_000)
  assert.equal(await limit.begin(db, guest, clock()), 0)
})

test('wrong guesses from many addresses lower the limit of each address but do not lock anyone out [threat T6]', async () => {
  assert.deepEqual([await wrongGuesses('192.0.2.3', 'wedding'), await wrongGuesses('192.0.2.4', 'wedding')], [4, 4])
  assert.equal(await wrongGuesses('192.0.2.5', 'wedding'), 1)
  const guest = attemptAt('192.0.2.6', 'wedding')
  assert.equal(await limit.begin(db, guest, clock()), 0)
  await limit.right(db, guest)
  assert.equal(await wrongGuesses('192.0.2.7', 'another'), 4)
})

test('guess attempts are deleted after an hour, including those without a wrong guess', async () => {
  clock.advance(3_700_000)
  await sweepAttempts(db, clock())
  const attempt = attemptAt('192.0.2.8', 'party')
  await limit.begin(db, attempt, clock())
  await limit.right(db, attempt)
  assert.equal(await sweepAttempts(db, clock()), 3)
})
