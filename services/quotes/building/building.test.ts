import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { statement } from '#platform/database.ts'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { publishOrder } from '#services/orders/publish.ts'
import { addresses, orderBody, placeTestOrder, updateTestCheckout } from '#services/testing/orders-for-tests.ts'
import { openTestShop } from '#services/testing/shop-for-tests.ts'
import { quoteDesk } from '../quotes-for-tests.ts'

const shop = await openTestShop()
const { desk, request, itemsOf, answer, read, mails } = quoteDesk(shop)

async function customerWithEmail() {
  const customer = await customerOf(shop, 'Bo', shop.visit())
  const { email } = await customer.call('GET /svc_customer/customer', {})
  return { customer, email }
}
const skuOf = async (id: string) => {
  const { body } = await desk('GET', `quote-desk/${id}`)
  return (body['items'] as unknown as { itemId: string; sku: string; qty: number }[]).map(({ sku, qty }) => [sku, qty])
}

test('staff build a quote for a customer by SKU, and the customer accepts and orders it once it is sent [ADMIN-011]', async () => {
  const { id: sample } = await request()
  const [[sku = ''] = []] = (await skuOf(sample)) as string[][]
  const { customer, email } = await customerWithEmail()
  await mails()
  const key = randomUUID()
  const body = { email: email.toUpperCase(), title: 'By phone', lines: [{ sku, qty: 3 }], agent: 'Kim' }
  const create = () => desk('POST', 'quote-desk', { body, key })
  const created = await create()
  assert.equal(created.status, 201, JSON.stringify(created.body))
  assert.deepEqual((await create()).body['id'], created.body['id'])
  const id = String(created.body['id'])
  assert.deepEqual(await skuOf(id), [[sku, 3]])
  assert.deepEqual(await mails(), [])
  await assert.rejects(read(customer, id), { code: 'quote_not_found' })
  assert.deepEqual(await customer.call('GET /svc_list/quotes', {}), [])
  const [line] = await itemsOf(id)
  const change = { changed: [{ ...line, read: 3, qty: 2 }], added: [], agent: 'Lou' }
  assert.equal((await desk('PUT', `quote-desk/${id}/lines`, { version: 1, body: change })).code, 'quote_taken')
  shop.clock.advance(31 * 60_000)
  await answer(customer, id, 90)
  const sent = await read(customer, id)
  assert.deepEqual([sent.state, sent.total], ['sent', 3 * 90 + 25])
  await customer.call('POST /svc_list/quotes/{id}/accept', {
    params: { id },
    version: 'any',
    body: {},
    key: randomUUID(),
  })
  const payment = { shippingAddress: addresses.USA, paymentToken: await shop.cardToken() }
  const checkout = await updateTestCheckout(customer, id, payment)
  const { orderId } = await placeTestOrder(customer, orderBody('USA', checkout))
  await publishOrder(shop.deps, orderId)
  assert.equal((await read(customer, id)).state, 'ordered')
})

test('quotes that staff build do not use up a customer’s open requests, and the customer sees them once staff write a message', async () => {
  const { id: sample } = await request()
  const [[sku = ''] = []] = (await skuOf(sample)) as string[][]
  const { customer, email } = await customerWithEmail()
  const build = async () => {
    const body = { email, title: 'Ours', lines: [{ sku, qty: 1 }], agent: 'Kim' }
    return String((await desk('POST', 'quote-desk', { body })).body['id'])
  }
  const ids: string[] = []
  for (let count = 0; count < 20; count += 1) ids.push(await build())
  await mails()
  const items = [{ sku, qty: 1 }]
  const requested = await customer.call('POST /svc_list/quotes', {
    body: { items, title: 'Mine' },
    key: randomUUID(),
  })
  const titles = async () => (await customer.call('GET /svc_list/quotes', {})).map(({ id }) => id)
  assert.deepEqual(await titles(), [requested.id])
  const [written, canceled] = ids as [string, string]
  await desk('POST', `quote-desk/${written}/messages`, { body: { agent: 'Kim', text: 'Which color?' } })
  assert.deepEqual((await titles()).toSorted(), [requested.id, written].toSorted())
  await mails()
  await desk('POST', `quote-desk/${canceled}/cancel`, { body: { reason: 'Duplicate', agent: 'Kim' } })
  assert.deepEqual(await mails(), [])
})

test('a new quote is refused for an unknown email and for SKUs that the site does not sell', async () => {
  const { email } = await customerWithEmail()
  const create = (others: object) =>
    desk('POST', 'quote-desk', { body: { email, lines: [{ sku: 'IW-NONE', qty: 1 }], agent: 'Kim', ...others } })
  assert.equal((await create({ email: 'unknown@example.com' })).code, 'customer_not_found')
  const refused = await create({})
  assert.deepEqual([refused.status, refused.code], [422, 'unknown_skus'])
  assert.deepEqual((refused.body.error as unknown as { skus: string[] }).skus, ['IW-NONE'])
})

test('staff change quantities, remove items, and add SKUs; the offer is hidden until it is saved and sent again [ADMIN-011]', async () => {
  const { customer, id } = await request([
    { productId: 7, qty: 2 },
    { productId: 8, qty: 1 },
  ])
  const version = await answer(customer, id, 90)
  const [first, second] = await itemsOf(id)
  const [[firstSku], [secondSku]] = (await skuOf(id)) as [[string, number], [string, number]]
  const key = randomUUID()
  const body = {
    changed: [
      { itemId: first!.itemId, read: 2, qty: 5 },
      { itemId: second!.itemId, read: 1, qty: 0 },
    ],
    added: [{ sku: secondSku, qty: 4 }],
  }
  const change = () => desk('PUT', `quote-desk/${id}/lines`, { version, body, key })
  const changed = await change()
  assert.deepEqual([changed.status, changed.body['state']], [200, 'in_work'])
  assert.deepEqual((await change()).body['version'], changed.body['version'])
  assert.deepEqual(await skuOf(id), [
    [firstSku, 5],
    [secondSku, 4],
  ])
  const hidden = await read(customer, id)
  assert.deepEqual([hidden.total, hidden.lines], [null, []])
  const early = await desk('POST', `quote-desk/${id}/send`, { version: changed.body['version'], body: { days: 14 } })
  assert.deepEqual([early.status, early.code], [422, 'quote_lines_differ'])
  await answer(customer, id, 80)
  assert.equal((await read(customer, id)).total, 9 * 80 + 25)
})

test('changes to quote items are refused for an outdated version, a missing line, a quote without lines, and an accepted quote', async () => {
  const { customer, id } = await request()
  const [line] = await itemsOf(id)
  const change = (version: number, changed: object[], added: object[] = []) =>
    desk('PUT', `quote-desk/${id}/lines`, { version, body: { changed, added } })
  assert.equal((await change(9, [{ itemId: line!.itemId, read: 2, qty: 3 }])).code, 'quote_version_conflict')
  assert.equal((await change(1, [{ itemId: randomUUID(), read: 2, qty: 3 }])).code, 'item_not_found')
  assert.equal((await change(1, [{ itemId: line!.itemId, read: 2, qty: 0 }])).code, 'list_empty')
  assert.equal((await change(1, [], [{ sku: 'IW-NONE', qty: 1 }])).code, 'unknown_skus')
  assert.deepEqual(await itemsOf(id), [line])
  const version = await answer(customer, id, 90)
  await customer.call('POST /svc_list/quotes/{id}/accept', { params: { id }, version, body: {}, key: randomUUID() })
  assert.equal((await change(version, [{ itemId: line!.itemId, read: 2, qty: 3 }])).code, 'quote_not_open')
})

test('a quote may contain SKUs with spaces, symbols, and lower case, entered in any letter case', async () => {
  const { email } = await customerWithEmail()
  const rename = statement('test.rename', 'update sellable set sku = $2 where id = $1 and product_id = $1')
  await shop.db.run(rename, [7, 'PEG 8-R'])
  await shop.db.run(rename, [8, 'Rail-Red'])
  const lines = [
    { sku: 'PEG 8-R', qty: 1 },
    { sku: 'rail-RED', qty: 2 },
  ]
  const created = await desk('POST', 'quote-desk', { body: { email, lines, agent: 'Kim' } })
  assert.equal(created.status, 201, JSON.stringify(created.body))
  assert.deepEqual(await skuOf(String(created.body['id'])), [
    ['PEG 8-R', 1],
    ['Rail-Red', 2],
  ])
})

test('a repeated key with another body is refused, and parallel requests with one key create one quote', async () => {
  const { id: sample } = await request()
  const [[sku = ''] = []] = (await skuOf(sample)) as string[][]
  const { email } = await customerWithEmail()
  const key = randomUUID()
  const create = (qty: number, entered = sku) =>
    desk('POST', 'quote-desk', { body: { email, lines: [{ sku: entered, qty }], agent: 'Kim' }, key })
  const [one, two, three] = await Promise.all([create(1), create(1), create(1)])
  assert.deepEqual([one.status, two.status, three.status], [201, 201, 201], JSON.stringify([one, two, three]))
  assert.equal(new Set([one, two, three].map(({ body }) => String(body['id']))).size, 1)
  for (const other of [await create(2), await create(1, 'IW-NONE')])
    assert.deepEqual([other.status, other.code], [422, 'idempotency_key_reused'])
  const changeKey = randomUUID()
  const add = (qty: number) =>
    desk('PUT', `quote-desk/${sample}/lines`, {
      version: 1,
      body: { changed: [], added: [{ sku, qty }] },
      key: changeKey,
    })
  assert.equal((await add(1)).status, 200)
  assert.equal((await add(1)).status, 200)
  assert.deepEqual((await add(2)).code, 'idempotency_key_reused')
  assert.deepEqual(await skuOf(sample), [[sku, 3]])
})

test('saving unchanged items does not change a sent offer or its version', async () => {
  const { customer, id } = await request()
  const version = await answer(customer, id, 90)
  const [line] = await itemsOf(id)
  for (const changed of [[], [{ ...line, read: 2 }]]) {
    const { status, body } = await desk('PUT', `quote-desk/${id}/lines`, { version, body: { changed, added: [] } })
    assert.deepEqual([status, body['state'], body['version']], [200, 'sent', version])
  }
  assert.equal((await read(customer, id)).total, 2 * 90 + 25)
})

test('a save does not overwrite a quantity that the customer changed in the meantime, and a line has at most 9999 units', async () => {
  const { id } = await request()
  const [[sku = ''] = []] = (await skuOf(id)) as string[][]
  const [line] = await itemsOf(id)
  const change = (from: number, qty: number, added: object[] = []) =>
    desk('PUT', `quote-desk/${id}/lines`, {
      version: 1,
      body: { changed: [{ itemId: line!.itemId, read: from, qty }], added },
    })
  const refused = await change(1, 3)
  assert.deepEqual([refused.status, refused.code], [409, 'items_changed'])
  assert.deepEqual(await itemsOf(id), [line])
  assert.equal((await change(2, 9_000, [{ sku, qty: 9_000 }])).status, 200)
  assert.deepEqual(await skuOf(id), [[sku, 9_999]])
})
