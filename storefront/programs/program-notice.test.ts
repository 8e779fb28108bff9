import assert from 'node:assert/strict'
import { test } from 'node:test'
import { programNoticeOf } from './program-notice.ts'
import { texts } from './texts/en.ts'

const day = Date.UTC(2026, 10, 27)
const card = { brand: 'Visa', last4: '1111', month: 12, year: 2034 }
const date = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const standing = (overrides: Partial<Parameters<typeof programNoticeOf>[0]>) =>
  programNoticeOf({ status: 'active', nextTry: null, renewsOn: day, hasAccess: true, card, ...overrides }, texts, date)

test('a past-due or suspended program without a card reports the missing card and does not mention a bank', () => {
  for (const facts of [
    { status: 'past_due', nextTry: day },
    { status: 'past_due' },
    { status: 'suspended' },
  ] as const) {
    const { text, isBoughtAgain } = standing({ ...facts, card: null })!
    assert.match(text, /don’t have a card/)
    assert.doesNotMatch(text, /bank/i)
    assert.equal(isBoughtAgain, true)
    assert.match(standing(facts)!.text, /bank/)
  }
  assert.match(standing({ status: 'past_due', nextTry: day, card: null })!.text, /2026-11-27/)
})

test('an active program shows no notice, and an ended program can be purchased again', () => {
  assert.equal(standing({}), null)
  assert.equal(standing({ status: 'ended', hasAccess: false })?.isBoughtAgain, true)
  assert.equal(standing({ status: 'cancelled' })?.isWarning, false)
})
