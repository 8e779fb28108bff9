import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPrinter } from '#platform/pdf/printer.ts'
import { printOrders } from './print-orders.ts'

const code = new URL('../../platform/pdf/stuck-thread-for-tests.ts', import.meta.url)
const sheet = {
  title: '',
  language: 'en',
  brand: '',
  facts: [],
  parties: [],
  columns: [],
  rows: [],
  sums: [],
  notes: [],
  pageOf: '',
}

test('a packing slip file that exceeds the time limit is refused with the order that was being printed', async () => {
  const printer = openPrinter({ sheetMs: 300, code })
  await printer.print(sheet)
  const orderIds = ['100000001', '100000002']
  const printed = printOrders(
    printer,
    { title: 'never ends', sheets: [sheet, sheet] },
    (index) => [orderIds[index]!],
    (refused, details) => Object.assign(new Error(refused), { code: refused, details }),
  )
  await assert.rejects(printed, { code: 'not_printable', details: { orderIds: ['100000002'] } })
  printer.close()
})
