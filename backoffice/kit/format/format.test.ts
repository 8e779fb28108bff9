import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDateTimeLocal, parseDateTimeLocal } from './local-time.ts'
import { formatAge } from './dates.ts'
import { changePercent, formatMoney, parseAmount } from './money.ts'

test('amounts have a currency symbol and two decimals', () => {
  assert.deepEqual([formatMoney(295, 'USD'), formatMoney(1234.5, 'EUR')], ['$295.00', '€1,234.50'])
})

test('an entered amount may have thousands separators and two decimals', () => {
  assert.deepEqual(['1,250.5', ' 12 ', '0.01', '1.234', '-5', 'abc', ''].map(parseAmount), [
    1250.5,
    12,
    0.01,
    null,
    null,
    null,
    null,
  ])
})

test('an entered amount with an incomplete thousands separator is refused, because a decimal comma would multiply it', () => {
  for (const text of ['295,50', '1.250,50', '1,2500', '12,34,567', ',5']) assert.equal(parseAmount(text), null, text)
})

test("a figure's change is shown as a percentage if there is an earlier value", () => {
  assert.deepEqual([changePercent(150, 100), changePercent(50, 100), changePercent(5, 0)], [50, -50, null])
})

test('times within the last day are shown as relative times', () => {
  const now = Date.UTC(2026, 10, 28, 12)
  const minutesAgo = [0.5, 1, 59, 60, 23 * 60].map((minutes) => formatAge(now - minutes * 60_000, now))
  assert.deepEqual(minutesAgo, ['this minute', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago'])
})

test('a date field accepts a year that is only partly typed', () => {
  for (const value of ['0002-01-05T09:30', '2027-01-05T09:30'])
    assert.equal(formatDateTimeLocal(parseDateTimeLocal(value)!), value)
  assert.equal(parseDateTimeLocal(''), null)
})
