import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatEntriesCsv } from './format-entries-csv.ts'

const name = { name: 'name', type: 'text', label: { en: 'Name' }, required: true, max: 80, options: [] } as const

test('the form entry export has a column for each field, quotes line breaks, and contains no cell that runs as a formula', () => {
  const entries: Parameters<typeof formatEntriesCsv>[1] = [
    {
      number: 2,
      at: '2026-11-20T00:00:00.000Z',
      isSuspicious: false,
      values: { name: '=HYPERLINK("https://x.example")' },
    },
    { number: 1, at: '2026-11-19T00:00:00.000Z', isSuspicious: true, values: { name: 'Ann', note: 'a\nb' } },
  ]
  assert.equal(
    formatEntriesCsv([name], entries),
    'number,at,suspicious,name,note\r\n' +
      '2,2026-11-20T00:00:00.000Z,no,"\'=HYPERLINK(""https://x.example"")",\r\n' +
      '1,2026-11-19T00:00:00.000Z,yes,Ann,"a\nb"\r\n',
  )
})
