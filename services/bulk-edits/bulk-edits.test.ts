import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { statement } from '#platform/database.ts'
import { createStaffMember } from '#services/staff/staff-for-tests.ts'
import { testProduct, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { bulkEditJobs } from './jobs.ts'

const red = testVariant('IW-RED', { choice: { color: 'Red' } })
const blue = testVariant('IW-BLUE', { choice: { color: 'Blue' } })
const color = { code: 'color', label: 'Color', values: [{ label: 'Red' }, { label: 'Blue' }] }
const shop = await openTestShop([
  testProduct(7, 'iron-plate'),
  testProduct(8, 'ohio-bar', { options: [color], variants: [red, blue] }),
  testProduct(9, 'iron-rack'),
])
const { db, clock } = shop
const { visitor: desk, me } = await createStaffMember(shop, { email: 'olga@store.example' })
const { visitor: american } = await createStaffMember(shop, {
  email: 'amy@store.example',
  roles: ['merchandiser'],
  sites: ['USA'],
})
const key = () => randomUUID()

type Change = CallInput<Store, 'POST /svc_admin/bulk-edits'>['body']['changes'][number]
type Site = 'USA' | 'CAN'

const run = (bulkEditId: number) =>
  bulkEditJobs.afterCommit!.bulk_edit_run!.run({ db, clock, report: assert.ifError }, { bulkEditId })
const start = (changes: Change[], requestKey = key(), by = desk) =>
  by.call('POST /svc_admin/bulk-edits', { body: { changes }, key: requestKey })
const read = (id: number, by = desk) => by.call('GET /svc_admin/bulk-edits/{id}', { params: { id: String(id) } })
const undo = (id: number, by = desk) =>
  by.call('POST /svc_admin/bulk-edits/{id}/undo', { params: { id: String(id) }, key: key() })
const changesOf = async (id: number) =>
  (await desk.call('GET /svc_admin/bulk-edits/{id}/changes', { params: { id: String(id) }, query: {} })).changes
const outcomesOf = async (id: number) => (await changesOf(id)).map(({ outcome, reason }) => reason ?? outcome)
const preview = async (changes: Change[]) =>
  (await desk.call('POST /svc_admin/bulk-edits/preview', { body: { changes } })).outcomes
const apply = async (changes: Change[]) => {
  const { id } = await start(changes)
  await run(id)
  return id
}

const sheet = async (ids = [7, 8, 9]) => {
  const body = { products: { ids }, sites: ['USA' as const, 'CAN' as const] }
  return (await desk.call('POST /svc_admin/product-sheet', { body })).products
}
const valuesOf = async () => JSON.stringify(await sheet())
const priceOf = async (productId: number, sku: string, site: Site) => {
  const product = (await sheet()).find(({ id }) => id === productId)!
  const { price, special } = product.variants
    .find((variant) => variant.sku === sku)!
    .prices.find((each) => each.site === site)!
  return { price, special }
}
const skuOf = async (productId: number) => (await sheet([productId]))[0]!.variants[0]!.sku
const setPrice = async (productId: number, sku: string, price: number, site: Site = 'USA'): Promise<Change> => {
  const before = await priceOf(productId, sku, site)
  return { field: 'price', productId, sku, site, before, after: { price, special: null } }
}
const rename = async (productId: number, after: string): Promise<Change> => {
  const before = (await sheet([productId]))[0]!.name
  return { field: 'name', productId, before, after }
}

test('the sheet has the variants of the selected products with their prices and states on the requested sites', async () => {
  const [, bar] = await sheet()
  assert.deepEqual(
    [bar?.id, bar?.variants.map(({ sku, choice }) => [sku, choice]), bar?.states],
    [
      8,
      [
        ['IW-RED', 'Red'],
        ['IW-BLUE', 'Blue'],
      ],
      [
        { site: 'USA', state: 'active' },
        { site: 'CAN', state: 'active' },
      ],
    ],
  )
  const body = { products: { site: 'USA' as const, q: 'iron' }, sites: ['USA' as const] }
  const { products, next } = await desk.call('POST /svc_admin/product-sheet', { body })
  assert.deepEqual([products.length, next], [(await sheet()).filter(({ name }) => /iron/i.test(name)).length, null])
})

test('a bulk edit changes prices, names, and states as the dry run says, and the shop shows them', async () => {
  const sku = await skuOf(7)
  const raise = await setPrice(7, sku, 310)
  const tooHigh = { ...(await setPrice(8, 'IW-RED', 100)), after: { price: 100, special: 100 } } as Change
  const changes: Change[] = [
    raise,
    await setPrice(8, 'IW-BLUE', 123.45, 'CAN'),
    await rename(8, 'Ohio Bar 2.0'),
    { field: 'state', productId: 9, site: 'USA', before: 'active', after: 'draft' },
    { field: 'state', productId: 9, site: 'CAN', before: 'archived', after: 'draft' },
    tooHigh,
    { field: 'name', productId: 999, before: 'a', after: 'b' },
    { ...raise, sku: 'NO-SUCH-SKU' } as Change,
    await rename(7, (await sheet([7]))[0]!.name),
  ]
  const before = await valuesOf()
  const expected = await preview(changes)
  assert.equal(await valuesOf(), before)
  const id = await apply(changes)
  assert.deepEqual(
    (await outcomesOf(id)).map((outcome) => (outcome === 'changed' ? 'change' : outcome)),
    expected,
  )
  assert.deepEqual(expected, [
    'change',
    'change',
    'change',
    'change',
    'changed_since',
    'special_too_high',
    'not_found',
    'not_offered',
    'unchanged',
  ])
  assert.deepEqual(await priceOf(8, 'IW-BLUE', 'CAN'), { price: 123.45, special: null })
  const query = { handles: 'iron-plate,ohio-bar,iron-rack' }
  const cards = await shop.visit('USA').call('GET /svc_content/cards', { query })
  const prices = new Map(cards.map(({ name, price }) => [name, price]))
  assert.deepEqual([prices.get('iron-plate'), prices.has('Ohio Bar 2.0'), prices.has('iron-rack')], [310, true, false])
  const { state, counts } = await read(id)
  assert.deepEqual([state, counts.changed, counts.refused, counts.waiting], ['applied', 4, 4, 0])
  await undo(id)
  await run(id)
  assert.equal(await valuesOf(), before)
})

test('each bulk edit change is in the audit log with the staff member who started the bulk edit', async () => {
  const sku = await skuOf(7)
  await apply([await setPrice(7, sku, 333)])
  const { entries } = await desk.call('GET /svc_admin/audit', { query: { objectType: 'price' } })
  const [change] = entries[0]!.changes
  assert.deepEqual(
    [entries[0]?.staffId, entries[0]?.call, change?.after?.['price'], change?.isReversible],
    [me.id, 'POST /svc_admin/bulk-edits', 33_300, true],
  )
})

test('a bulk edit does not overwrite a price that changed after it was read, and applies all other changes', async () => {
  const sku = await skuOf(7)
  const stale = await setPrice(7, sku, 400)
  await apply([await setPrice(7, sku, 390)])
  const id = await apply([stale, await setPrice(8, 'IW-RED', 410)])
  assert.deepEqual(await outcomesOf(id), ['changed_since', 'changed'])
  assert.deepEqual([(await priceOf(7, sku, 'USA')).price, (await priceOf(8, 'IW-RED', 'USA')).price], [390, 410])
})

test('a repeated request starts no second bulk edit, and a repeated job changes nothing again', async () => {
  const requestKey = key()
  const changes = [await setPrice(8, 'IW-RED', 420)]
  const first = await start(changes, requestKey)
  assert.equal((await start(changes, requestKey)).id, first.id)
  const others = [await rename(8, 'Bar')]
  await assert.rejects(start(others, requestKey), { status: 422, code: 'idempotency_key_reused' })
  await Promise.all([run(first.id), run(first.id)])
  await apply([await setPrice(8, 'IW-RED', 430)])
  await run(first.id)
  assert.equal((await priceOf(8, 'IW-RED', 'USA')).price, 430)
  assert.deepEqual(await outcomesOf(first.id), ['changed'])
})

test('undoing a bulk edit restores its values, except values that have changed since', async () => {
  const before = [await priceOf(8, 'IW-RED', 'USA'), await priceOf(8, 'IW-BLUE', 'USA')]
  const id = await apply([await setPrice(8, 'IW-RED', 500), await setPrice(8, 'IW-BLUE', 510)])
  await apply([await setPrice(8, 'IW-BLUE', 520)])
  assert.equal((await undo(id)).state, 'undoing')
  await run(id)
  assert.deepEqual(await outcomesOf(id), ['undone', 'changed_since'])
  assert.deepEqual([await priceOf(8, 'IW-RED', 'USA'), (await priceOf(8, 'IW-BLUE', 'USA')).price], [before[0], 520])
  assert.deepEqual([(await undo(id)).state, (await read(id)).undoneBy], ['undone', 'olga'])
})

test('a bulk edit cannot be undone before it is applied', async () => {
  const { id } = await start([await setPrice(8, 'IW-RED', 530)])
  await assert.rejects(undo(id), { status: 409, code: 'bulk_edit_running' })
  await run(id)
  assert.equal((await undo(id)).state, 'undoing')
  await run(id)
})

test("staff limited to a site can neither change another site's prices nor see or undo a bulk edit of that site", async () => {
  const change = await setPrice(8, 'IW-RED', 540, 'CAN')
  const refused = { status: 403, code: 'not_permitted', details: { site: 'CAN' } }
  await assert.rejects(start([change], key(), american), refused)
  await assert.rejects(american.call('POST /svc_admin/bulk-edits/preview', { body: { changes: [change] } }), refused)
  const body = { products: { ids: [8] }, sites: ['CAN' as const] }
  await assert.rejects(american.call('POST /svc_admin/product-sheet', { body }), refused)
  const id = await apply([change])
  await assert.rejects(read(id, american), { status: 404, code: 'bulk_edit_not_found' })
  await assert.rejects(undo(id, american), { status: 404, code: 'bulk_edit_not_found' })
  const { edits } = await american.call('GET /svc_admin/bulk-edits', { query: {} })
  assert.ok(edits.length > 0 && edits.every(({ sites }) => !sites.includes('CAN')))
  assert.ok((await desk.call('GET /svc_admin/bulk-edits', { query: {} })).edits.some((edit) => edit.id === id))
})

test('a bulk edit refuses a name with a line break, and can lower a price that is above the limit for staff', async () => {
  const invalid = { status: 400, code: 'invalid_request' }
  await assert.rejects(start([{ ...(await rename(8, 'Ohio\nBar')) }]), invalid)
  await db.run(statement('test.expensive', `update price set price = 200000000, special = null where site = 'USA'`), [])
  const id = await apply([await setPrice(8, 'IW-RED', 570)])
  assert.deepEqual(await outcomesOf(id), ['changed'])
  await assert.rejects(start([await setPrice(8, 'IW-RED', 1_000_001)]), invalid)
})

test('two changes to one value are refused with their positions', async () => {
  const change = await setPrice(8, 'IW-RED', 550)
  await assert.rejects(start([change, change]), {
    status: 422,
    code: 'change_repeated',
    details: { positions: [1], total: 1 },
  })
})

test('a finished bulk edit stores its counts, and an undo counts again', async () => {
  const id = await apply([await setPrice(8, 'IW-RED', 555)])
  const stored = statement<{ counts: unknown }>('test.counts', 'select counts from bulk_edit where id = $1')
  assert.deepEqual(await db.run(stored, [id]), [{ counts: { changed: 1 } }])
  const undoing = await undo(id)
  assert.deepEqual([undoing.counts.changed, await db.run(stored, [id])], [1, [{ counts: null }]])
  await run(id)
  assert.deepEqual([(await read(id)).counts.undone, await db.run(stored, [id])], [1, [{ counts: { undone: 1 } }]])
})

test('bulk edits are deleted after 90 days', async () => {
  const id = await apply([await setPrice(8, 'IW-RED', 560)])
  const age = statement(
    'test.age',
    `update bulk_edit set created_at = $2::timestamptz - interval '91 days' where id = $1`,
  )
  await db.run(age, [id, new Date(clock())])
  const sweep = bulkEditJobs.scheduled!['bulk_edits_sweep']!
  await sweep.run({ db, clock, report: assert.ifError })
  await assert.rejects(read(id), { code: 'bulk_edit_not_found' })
})
