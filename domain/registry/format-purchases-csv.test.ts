import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatPurchasesCsv } from './format-purchases-csv.ts'

test('registry purchases are exported with a header, and a cell that looks like a formula is prefixed with an apostrophe [REGISTRY-403]', () => {
  const purchase = { buyer: '=HYPERLINK("x")', message: 'Lift, well.', name: 'Iron Plate', qty: 2, isThanked: true }
  assert.equal(
    formatPurchasesCsv([{ ...purchase, at: '2026-11-20T10:00:00Z' }]),
    'date,buyer,quantity,gift,message,thanked\r\n2026-11-20,"\'=HYPERLINK(""x"")",2,Iron Plate,"Lift, well.",yes\r\n',
  )
})
