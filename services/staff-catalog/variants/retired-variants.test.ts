import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { saveProduct } from '#services/catalog/steps.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'

const stock = testStock({ onHand: 0, notify: true })
const rail = (id: number, handle: string) =>
  testProduct(id, handle, {
    type: 'configurable',
    options: [
      { code: 'color', label: 'Color', values: [{ label: 'Red' }, { label: 'Black', swatch: '#000' }] },
      { code: 'length', label: 'Length', values: [{ label: '1 m' }] },
    ],
    variants: [
      testVariant(`R-RED-${id}`, { choice: { color: 'Red', length: '1 m' }, stock }),
      testVariant(`R-BLACK-${id}`, { choice: { color: 'Black', length: '1 m' }, stock }),
    ],
  })
const hook = testProduct(34, 'hook', {
  type: 'configurable',
  facets: { color: ['Red', 'Black'] },
  options: [{ code: 'color', label: 'Color', values: [{ label: 'Red' }, { label: 'Black', swatch: '#000' }] }],
  variants: [
    testVariant('HOOK-RED', { choice: { color: 'Red' }, stock }),
    testVariant('HOOK-BLACK', {
      choice: { color: 'Black' },
      weightGrams: 700,
      size: [1, 2, 3],
      packedSize: [4, 5, 6],
      gtin: '4006381333931',
      groupPrices: { USA: { 2: 20_000 } },
      stock: testStock({ onHand: 0, backorder: 5, leadTimeDays: 9 }),
    }),
  ],
})
const shop = await openTestShop([
  rail(30, 'rail'),
  rail(31, 'long-rail'),
  rail(32, 'short-rail'),
  rail(33, 'wide-rail'),
  hook,
])
const { visitor: desk } = await createStaffMember(shop, { email: 'olga@store.example' })
const key = () => randomUUID()
const edit = (id: string, read: string[], values: { from: string; to: string }[]) =>
  desk.call('PUT /svc_admin/products/{id}/options/{option}', {
    params: { id, option: 'color' },
    body: { read: { label: 'Color', values: read }, label: 'Color', values },
    key: key(),
  })
const variantsOf = async (id: string) => {
  const { variants } = await desk.call('GET /svc_admin/products/{id}', { params: { id } })
  return variants.map(({ sku, choice }) => `${sku} ${choice}`)
}
const undoLast = async (table: string, sku?: string) => {
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: table } })
  const changes = entries.flatMap((entry) => entry.changes).filter((each) => each.table === table && each.isReversible)
  const change = changes.find((each) => sku === undefined || each.before?.['sellable_id'] === Number(sku))
  return desk.call('POST /svc_admin/audit/{id}/undo', { params: { id: change?.id ?? '0' }, key: key() })
}
const keepRed = [{ from: 'Red', to: 'Red' }]

test('an option value can take the name of a removed value, and only its own variants have that name', async () => {
  await edit('30', ['Red', 'Black'], keepRed)
  await edit('30', ['Red'], [{ from: 'Red', to: 'Black' }])
  assert.deepEqual(await variantsOf('30'), ['R-RED-30 Black, 1 m'])
  await assert.rejects(undoLast('price', '3002'), { status: 409, code: 'changed_since' })
})

test("undoing a rename to a removed value's name leaves the removed variants removed until staff add the value again", async () => {
  await undoLast('product')
  assert.deepEqual(await variantsOf('30'), ['R-RED-30 Red, 1 m'])
  const body = { option: 'color', values: ['Black'], sku: 'NEW' }
  await desk.call('POST /svc_admin/products/{id}/values', { params: { id: '30' }, body, key: key() })
  assert.deepEqual((await variantsOf('30')).toSorted(), ['R-BLACK-30 Black, 1 m', 'R-RED-30 Red, 1 m'])
})

test('variants of a removed value stay removed after their option is removed, and Undo of a price cannot sell them', async () => {
  await edit('31', ['Red', 'Black'], keepRed)
  await desk.call('DELETE /svc_admin/products/{id}/options/{option}', {
    params: { id: '31', option: 'color' },
    key: key(),
  })
  assert.deepEqual(await variantsOf('31'), ['R-RED-31 1 m'])
  await assert.rejects(undoLast('price', '3102'), { status: 409, code: 'changed_since' })
})

test('an option value can take the label of a value removed in the same edit, and repeating the edit has no effect', async () => {
  const before = await variantsOf('32')
  const rename = () => edit('32', ['Red', 'Black'], [{ from: 'Red', to: 'Black' }])
  await rename()
  await rename()
  assert.deepEqual([before.length, await variantsOf('32')], [2, ['R-RED-32 Black, 1 m']])
})

test('repeating an edit that swaps labels has no effect', async () => {
  const exchange = () =>
    edit(
      '33',
      ['Red', 'Black'],
      [
        { from: 'Red', to: 'Black' },
        { from: 'Black', to: 'Red' },
      ],
    )
  await exchange()
  await exchange()
  assert.deepEqual(await variantsOf('33'), ['R-RED-33 Black, 1 m', 'R-BLACK-33 Red, 1 m'])
})

test('an option value cannot take the label of a value that someone else added since the option was read', async () => {
  await assert.rejects(edit('33', ['Black'], [{ from: 'Black', to: 'Red' }]), { status: 422, code: 'repeated_value' })
})

const rowsOf = statement<object>(
  'test.rows-of',
  `select to_jsonb(s) as variant, p.options, p.facets,
     (select jsonb_agg(to_jsonb(k) order by k.location) from stock as k where k.sellable_id = s.id) as stock,
     (select jsonb_agg(to_jsonb(g)) from group_price as g where g.sellable_id = s.id) as "groupPrices",
     (select jsonb_agg(to_jsonb(c) order by c.site) from price as c where c.sellable_id = s.id) as prices
   from sellable as s join product as p on p.id = s.product_id where s.product_id = 34 order by s.position`,
)
const decorate = statement(
  'test.decorate',
  `update sellable set model = '{"base": "hook"}', pictures = '[{"base": "hook-black", "alt": "Hook"}]'
   where sku = 'HOOK-BLACK'`,
)

test('an option value that returns has the same rows as before: its swatch and facet, and the data of its variants', async () => {
  await shop.db.run(decorate, [])
  const before = await shop.db.run(rowsOf, [])
  await edit('34', ['Red', 'Black'], keepRed)
  assert.notDeepEqual(await shop.db.run(rowsOf, []), before)
  const body = { option: 'color', values: ['Black'], sku: 'HOOK' }
  await desk.call('POST /svc_admin/products/{id}/values', { params: { id: '34' }, body, key: key() })
  assert.deepEqual(await shop.db.run(rowsOf, []), before)
})

test('an import that sells a retired variant ends its retirement', async () => {
  const state = statement<{ isRetired: boolean }>(
    'test.is-retired',
    `select retired_at is not null as "isRetired" from sellable where sku = 'HOOK-BLACK'`,
  )
  await edit('34', ['Red', 'Black'], keepRed)
  assert.deepEqual(await shop.db.run(state, []), [{ isRetired: true }])
  await shop.db.transaction((tx) => saveProduct(tx, hook, () => null, Date.UTC(2026, 0, 1)))
  assert.deepEqual(await shop.db.run(state, []), [{ isRetired: false }])
  assert.deepEqual(await variantsOf('34'), ['HOOK-RED Red', 'HOOK-BLACK Black'])
})
