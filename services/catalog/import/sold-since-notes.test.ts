import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatInstant } from '#domain/catalog/import/cells/dates.ts'
import { exportHeader, productExportLines } from '#domain/catalog/export/to-lines.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { placeTestOrder, reachReviewStep } from '#services/testing/orders-for-tests.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { readEntries } from '../products/entries.ts'
import { importProducts, type ImportOptions } from './import-products.ts'

const shop = await openTestShop()
const { db, deps, visit } = shop
const later = Date.parse('2999-01-01T00:00:00Z')

const options: ImportOptions = {
  site: 'USA',
  dryRun: true,
  strict: false,
  mediaFolder: '',
  fetchPicture: async () => assert.fail('a picture was fetched'),
  now: testNow,
  onProgress: () => {},
  report: assert.ifError,
}

async function notesOf(exportedAt: number | undefined, given: Partial<ImportOptions> = {}) {
  const lines = [[...exportHeader]]
  for await (const product of readEntries(db, 'USA')) lines.push(...productExportLines(product, 'USA', { exportedAt }))
  const report = await importProducts(db, lines, { ...options, ...given })
  assert.ok('fates' in report)
  return report.fates.flatMap(({ handle, outcome, column, why }) =>
    outcome === 'note' ? [{ handle, column, why }] : [],
  )
}

const order = async (productId: number, qty: number) => {
  const visitor = visit()
  const { body } = await reachReviewStep(shop, visitor, 'USA', [{ productId, qty }])
  return (await placeTestOrder(visitor, body)).orderId
}

test('a dry run lists each SKU that was sold after the file was made, with the number of units', async () => {
  await publishOrder(deps, await order(7, 2))
  await publishOrder(deps, await order(7, 1))
  // These units are reserved but still on hand.
  await order(8, 1)
  const [note, ...others] = await notesOf(0)
  assert.deepEqual(others, [])
  assert.deepEqual([note?.handle, note?.column], ['iron-plate', 'Variant Inventory Qty'])
  assert.match(
    note?.why ?? '',
    /^IW-PL-20: 3 units were sold since the file was exported \(1970-01-01T00:00:00\.000Z\)/,
  )
  assert.deepEqual(await notesOf(later), [])
})

test('--made-at overrides the export time, which overrides the file modification time', async () => {
  assert.equal((await notesOf(later, { madeAt: 0 })).length, 1)
  assert.equal((await notesOf(later, { modifiedAt: 0 })).length, 0)
  assert.equal((await notesOf(undefined, { modifiedAt: 0 })).length, 1)
  assert.equal((await notesOf(undefined)).length, 0)
})

test('a dry run lists sold units only if the import would set stock', async () => {
  assert.deepEqual(await notesOf(0, { stock: 'skip' }), [])
  assert.deepEqual(await notesOf(0, { stock: 'adjust' }), [])
})

test('an export from one site cannot be imported into another, and a malformed export time is rejected', async () => {
  const rejected = async (column: string, cell: string) => {
    const lines = [[...exportHeader]]
    for await (const product of readEntries(db, 'USA')) lines.push(...productExportLines(product, 'USA'))
    const index = exportHeader.indexOf(column)
    const first = lines.slice(0, 2).map((line, row) => (row === 0 ? line : line.with(index, cell)))
    const report = await importProducts(db, first, { ...options, dryRun: true })
    assert.ok('fates' in report)
    return report.fates.map(({ outcome, column: name, why }) => [outcome, name, why])
  }
  assert.deepEqual(await rejected('Ironwright Site', 'GBR'), [
    ['refused', 'Ironwright Site', 'The prices are for GBR, but the import is for USA.'],
  ])
  assert.deepEqual(await rejected('Ironwright Exported At', 'yesterday'), [
    ['refused', 'Ironwright Exported At', 'yesterday is not a valid export time.'],
  ])
  assert.equal((await rejected('Ironwright Exported At', formatInstant(later)))[0]?.[0], 'unchanged')
})
