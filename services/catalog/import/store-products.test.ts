import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { importProducts, type ImportReport } from './import-products.ts'

const { db } = await openTestShop()
const header = ['Handle', 'Title', 'Type', 'Variant SKU', 'Variant Grams', 'Variant Price']

async function run(rows: readonly (readonly string[])[]): Promise<ImportReport & { errors: unknown[] }> {
  const errors: unknown[] = []
  const report = await importProducts(db, [header, ...rows], {
    site: 'USA',
    dryRun: false,
    strict: false,
    mediaFolder: '',
    fetchPicture: async () => assert.fail('a picture was fetched'),
    now: testNow,
    onProgress: () => {},
    report: (error) => errors.push(error),
  })
  assert.ok('fates' in report)
  return { ...report, errors }
}

const stored = statement<{ handle: string; id: number; categories: string[] }>(
  'test.stored',
  `select p.handle, p.id, array_agg(c.name || coalesce(' in ' || up.name, '')) as categories
   from product p join product_category pc on pc.product_id = p.id join category c on c.id = pc.category_id
     left join category up on up.id = c.parent_id
   where p.handle like 'many-%' group by p.id order by p.id`,
)

test('products that are stored at the same time get ids in the order of the file and share new categories', async () => {
  const types = ['Ropes', 'Gym > Ropes', 'Ropes', 'Sleds', 'Gym > Sleds', 'Sleds']
  const rows = Array.from({ length: 30 }, (_, index) => [
    `many-${index}`,
    `Many ${index}`,
    types[index % types.length]!,
    `MANY-${index}`,
    '900',
    '9.00',
  ])
  const report = await run(rows)
  assert.deepEqual([report.imported, report.errors], [30, []])
  const found = await db.run(stored, [])
  assert.deepEqual(
    found.map(({ handle }) => handle),
    rows.map(([handle]) => handle),
  )
  assert.deepEqual(
    found.map(({ categories }) => categories.join()),
    rows.map((_, index) => ['Ropes', 'Ropes in Gym', 'Ropes', 'Sleds', 'Sleds in Gym', 'Sleds'][index % 6]),
  )
  assert.deepEqual(
    report.fates.map(({ row, outcome }) => [row, outcome]),
    rows.map((_, index) => [index + 2, 'imported']),
  )
  assert.equal((await run(rows)).unchanged, 30)
})

test('a product that cannot be stored is reported, and the others of the file are stored', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => [
    `some-${index}`,
    `Some ${index}`,
    'Chains',
    `SOME-${index}`,
    '900',
    '9.00',
  ])
  await db.run(
    statement('test.reject', `alter table product add constraint rejects_one check (handle <> 'some-3') not valid`),
    [],
  )
  const report = await run(rows)
  assert.deepEqual([report.imported, report.refused, report.errors.length], [7, 1, 1])
  assert.deepEqual(
    report.fates.filter(({ outcome }) => outcome === 'refused').map(({ row, why }) => [row, why]),
    [[5, 'The product could not be saved.']],
  )
})
