import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatSubscriberLines, subscriberHeading } from './format-subscribers-csv.ts'

test('an export of subscribers has one line each, and no cell that a spreadsheet would run as a formula', () => {
  const at = '2026-11-20T12:00:00Z'
  const lines = formatSubscriberLines('USA-newsletter', [
    { email: 'ann@example.com', status: 'subscribed', source: 'form', at },
    { email: '=1+1|calc@example.com', status: 'suppressed', source: null, at },
  ])
  assert.equal(subscriberHeading, 'email,list,status,source,changed_at\r\n')
  assert.equal(
    lines,
    `ann@example.com,USA-newsletter,subscribed,form,${at}\r\n'=1+1|calc@example.com,USA-newsletter,suppressed,,${at}\r\n`,
  )
})
