import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDateRange } from './format-date-range.ts'

const plain = (text: string) => text.replaceAll(/\p{Z}/gu, ' ')

test("two dates are formatted as a range with the locale's weekdays, and two equal dates are formatted once", () => {
  assert.equal(plain(formatDateRange('en-US', ['2026-11-25', '2026-11-30'])), 'Wed, Nov 25 – Mon, Nov 30')
  assert.equal(plain(formatDateRange('en-US', ['2026-12-30', '2027-01-04'])), 'Wed, Dec 30, 2026 – Mon, Jan 4, 2027')
  assert.equal(formatDateRange('en-US', ['2026-11-25', '2026-11-25']), 'Wed, Nov 25')
  assert.equal(formatDateRange('en-GB', ['2026-11-25', '2026-11-25']), 'Wed 25 Nov')
})
