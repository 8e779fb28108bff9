import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readImportFile } from '#domain/catalog/import/formats.ts'
import { readProducts } from '#domain/catalog/import/read-products.ts'
import { statement } from '#platform/database.ts'
import { openTestShop, testNow } from '#services/testing/shop-for-tests.ts'
import { importProducts, type ImportReport } from './import-products.ts'
import { storeProducts } from './store-products.ts'

const { db } = await openTestShop()
const header = ['Handle', 'Title', 'Type', 'Variant SKU', 'Variant Grams', 'Variant Price']
const options = {
  site: 'USA' as const,
  dryRun: false,
  mediaFolder: '',
  fetchPicture: async () => assert.fail('a picture was fetched'),
  now: testNow,
}
const facts = {
  weightUnit: 'lb' as const,
  picturesAt: '',
  makesSkus: false,
  defaultGrams: null,
  adjustsStock: false,
  site: options.site,
  now: testNow,
  siteColumns: new Map(),
}

async function run(rows: readonly (readonly string[])[], head = header): Promise<ImportReport & { errors: unknown[] }> {
  const errors: unknown[] = []
  const report = await importProducts(db, [head, ...rows], {
    ...options,
    strict: false,
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

test('products stored at the same time get ids in file order and share new categories', async () => {
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

test('a product that cannot be stored is reported, and the other products in the file are stored', async () => {
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

test('a database query that fails before a product is stored rejects only that product', async () => {
  const rows = ['hook-a', 'hook-b', 'hook-c'].map((handle) => [handle, handle, 'Hooks', handle, '900', '9.00'])
  const file = readImportFile([header, ...rows], facts)
  assert.ok('rows' in file)
  const { products } = readProducts(file.rows, new Map(), file.names, facts, file.present)
  const errors: unknown[] = []
  // PostgreSQL rejects a null character in a parameter.
  const broken = products.map((product) => (product.handle === 'hook-b' ? { ...product, type: 'Ho\0oks' } : product))
  const results = await storeProducts(
    db,
    broken,
    file,
    { ...options, onProgress: () => {}, report: (error) => errors.push(error) },
    new Map(),
  )
  assert.deepEqual(
    results.map((result) => result !== null),
    [true, false, true],
  )
  assert.equal(errors.length, 1)
})

test('without a Type column, products with categories that do not exist in this store share one new category', async () => {
  const head = ['Handle', 'Title', 'Ironwright Categories', 'Variant SKU', 'Variant Grams', 'Variant Price']
  const rows = Array.from({ length: 4 }, (_, index) => [
    `far-${index}`,
    `Far ${index}`,
    'unknown-here',
    `FAR-${index}`,
    '900',
    '9.00',
  ])
  const report = await run(rows, head)
  assert.deepEqual([report.imported, report.errors], [4, []])
  const found = await db.run(
    statement<{ name: string; products: number }>(
      'test.far-categories',
      `select c.name, count(*)::integer as products from product p join product_category pc on pc.product_id = p.id
         join category c on c.id = pc.category_id where p.handle like 'far-%' group by c.id`,
    ),
    [],
  )
  assert.deepEqual(found, [{ name: 'More equipment', products: 4 }])
})

test('two concurrent imports that need the same new category create it once', async () => {
  const rowOf = (name: string) => [name, name, 'Rowing > Ergometers', `ERG-${name}`, '30000', '900.00']
  const reports = await Promise.all(['one', 'two', 'three'].map((name) => run([rowOf(`erg-${name}`)])))
  assert.deepEqual(
    reports.map(({ errors }) => errors),
    [[], [], []],
  )
  const named = statement<{ name: string }>(
    'test.ergometers',
    `select name from category where name in ('Rowing', 'Ergometers') order by id`,
  )
  assert.deepEqual(
    (await db.run(named, [])).map(({ name }) => name),
    ['Rowing', 'Ergometers'],
  )
})
