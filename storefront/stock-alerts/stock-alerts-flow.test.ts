import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { customerOf } from '#services/lists/customer-for-tests.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from '#services/testing/products-for-tests.ts'
import { openTestShop, type Visitor } from '#services/testing/shop-for-tests.ts'
import { formOf, redirectLocation, pageAt, pageContextOf } from '#storefront/page/page-for-tests.ts'
import { loadTexts } from '../texts.ts'
import { changeStockAlerts } from './stock-alert-actions.ts'
import { loadStockAlerts } from './load-stock-alerts.ts'

const stocked = (id: number, onHand: number) =>
  testProduct(id, `kettlebell-${id}`, {
    variants: [testVariant(`IW-${id}`, { prices: priceEverywhere(1_000), stock: testStock({ onHand, notify: true }) })],
  })
const shop = await openTestShop([stocked(80, 0), stocked(81, 4)])
before(() => loadTexts('en', ['stock-alerts']))
const path = '/account/bin?product=80&parent=80'

const load = async (visitor: Visitor, path: string) =>
  (await loadStockAlerts(pageContextOf(visitor), pageAt(path))).view
const send = (visitor: Visitor, fields: Record<string, string>) =>
  redirectLocation(changeStockAlerts(pageContextOf(visitor), pageAt('/account/bin'), formOf(fields)))
const subscribe = (visitor: Visitor, email: string) => send(visitor, { op: 'ask', product: '80', parent: '80', email })

test('a guest who requests a stock alert is redirected to login and then back to the alert [BIN-402, BIN-408]', async () => {
  const guest = shop.visit()
  const login = `/login?redirect=${encodeURIComponent(path)}`
  assert.equal(await redirectLocation(loadStockAlerts(pageContextOf(guest), pageAt(path))), login)
  assert.equal(await subscribe(guest, 'ann@example.com'), login)
})

test("the stock alert form has the customer's email, and the page confirms the alert; a duplicate request has the same result [BIN-401, BIN-406, ERROR-403]", async () => {
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  const { form, alerts } = await load(ann, path)
  assert.deepEqual([form?.email, form?.state, alerts.length], [email, 'open', 0])
  assert.equal(await subscribe(ann, email), path)
  assert.equal(await subscribe(ann, email), path)
  const after = await load(ann, path)
  assert.deepEqual([after.form?.state, after.alerts.length], ['waits', 1])
  const remove = { op: 'remove', bin: after.alerts[0]!.id }
  assert.equal(await send(ann, remove), '/account/bin?done=remove&item=80.80')
  assert.equal(await send(ann, remove), '/account/bin?done=remove')
  assert.deepEqual((await load(ann, '/account/bin')).alerts, [])
})

test('undo restores a removed alert; an alert for another address has no undo, which keeps the address out of the URL', async () => {
  const ann = await customerOf(shop)
  const { email } = await ann.call('GET /svc_customer/customer', {})
  await subscribe(ann, email)
  const [alert] = (await load(ann, path)).alerts
  await send(ann, { op: 'remove', bin: alert!.id })
  const to = await send(ann, { op: 'restore', product: '80', parent: '80' })
  const [restored] = (await load(ann, '/account/bin')).alerts
  assert.equal(to, `/account/bin?done=restore&item=${restored!.id}`)
  assert.deepEqual([restored!.product_id, restored!.parent_id, restored!.email], [80, 80, email])
  await subscribe(ann, 'office@example.com')
  const other = (await load(ann, '/account/bin')).alerts.find((each) => each.email === 'office@example.com')
  assert.equal(await send(ann, { op: 'remove', bin: other!.id }), '/account/bin?done=remove')
})

test('a stock alert without an email is refused with a reason [BIN-405]', async () => {
  const ann = await customerOf(shop)
  for (const email of ['', 'nothing']) assert.equal(await subscribe(ann, email), `${path}&problem=email`)
  assert.deepEqual((await load(ann, `${path}&problem=email`)).alerts, [])
})

test('for a product in stock, the alert page says that it is available, and for an unknown product it has no form', async () => {
  const ann = await customerOf(shop)
  assert.equal((await load(ann, '/account/bin?product=81&parent=81')).form?.state, 'there')
  assert.equal((await load(ann, '/account/bin?product=999')).form, null)
  assert.equal((await load(ann, '/account/bin?product=x')).form, null)
})
