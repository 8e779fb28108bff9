import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import type { Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { openTaxJar } from '#platform/tax/taxjar-for-tests.ts'
import { taxJarEngine } from '#platform/tax/taxjar.ts'
import {
  addresses,
  updateTestCheckout,
  orderBody,
  placeTestOrder,
  reachReviewStep,
} from '#services/testing/orders-for-tests.ts'
import { cartWith, openTestShop } from '#services/testing/shop-for-tests.ts'
import { cachedTaxEngine } from '#services/tax/quote-by-engine.ts'

const vendor = await openTaxJar()
const shop = await openTestShop()
after(() => vendor.close())
beforeEach(() => vendor.beWell())

const reports: Error[] = []
const report = (error: Error) => void reports.push(error)
const visit = shop.visitBy({
  taxEngine: cachedTaxEngine(taxJarEngine({ ...vendor, now: shop.clock, report }), shop.clock, report),
})
const plates = [{ productId: 7, qty: 2 }]
const ready = async (site: Site = 'USA') => {
  const visitor = visit(site)
  return { visitor, ...(await reachReviewStep(shop, visitor, site, plates)) }
}
const countOrders = statement<{ count: number }>('test.count', 'select count(*)::integer as count from shop_order')
const reserved = statement<{ count: number }>('test.held', 'select sum(reserved)::integer as count from stock')
const orderTotals = async () =>
  (await Promise.all([countOrders, reserved].map((sql) => shop.db.run(sql, [])))).map(([row]) => row!.count)
const minute = 60_000

test("an order is charged the vendor's tax, from cart to receipt [TAX-233]", async () => {
  const { visitor, checkout, body } = await ready()
  const { totals, tax } = checkout
  // 590.00 x 7.5% = 44.25, plus the tax on shipping
  const shipping = totals.wire!.shipping
  const shippingTax = Math.round(shipping * 7.5) / 100
  assert.deepEqual(tax, {
    state: 'valid',
    summary: [{ label: 'Sales tax 7.5%', taxAmount: Math.round((44.25 + shippingTax) * 100) / 100 }],
    vatValid: null,
  })
  const order = await placeTestOrder(visitor, body)
  assert.equal(order.status, 'payment_complete')
  assert.deepEqual([order.totals.itemTax, order.totals.shippingTax], [44.25, shippingTax])
  assert.equal(order.totals.grandTotalIncludingTax, Math.round((590 + shipping + 44.25 + shippingTax) * 100) / 100)
  assert.equal(vendor.received.at(-1)?.to_zip, '43215')
})

test('review and placement share one tax request, and a new request follows after a minute', async () => {
  const { visitor, body } = await ready()
  const count = vendor.received.length
  vendor.mood.instead = (response) => void response.destroy()
  // The cached response is still valid during the vendor outage.
  assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete')
  assert.equal(vendor.received.length, count)
  vendor.beWell()
  const later = await ready()
  shop.clock.advance(minute)
  assert.equal((await placeTestOrder(later.visitor, later.body)).status, 'payment_complete')
  assert.ok(vendor.received.length > count)
})

const troubles: Record<string, () => void> = {
  'that is down': () => (vendor.mood.instead = (response) => void response.destroy()),
  'that says nothing': () => (vendor.mood.instead = 'silence'),
  'that answers a page': () => (vendor.mood.instead = (response) => void response.writeHead(200).end('<h1>Hello</h1>')),
  'that fails': () => (vendor.mood.instead = (response) => void response.writeHead(503).end('{}')),
  'whose parts do not add up': () =>
    (vendor.mood.bend = (tax) => ({ ...tax, amount_to_collect: tax.amount_to_collect - 0.01 })),
  'that forgets the tax': () => (vendor.mood.bend = (tax) => ({ ...tax, amount_to_collect: 0, breakdown: undefined })),
  'that takes more than things cost': () =>
    (vendor.mood.bend = (tax) => ({
      ...tax,
      amount_to_collect: 10_000,
      breakdown: {
        ...tax.breakdown,
        line_items: [{ ...tax.breakdown!.line_items[0], tax_collectable: 10_000 }],
        shipping: null,
      },
    })),
}
for (const [which, happen] of Object.entries(troubles)) {
  test(`with a tax vendor ${which}, tax is an error, the total is unknown, and no order is placed [TAX-215, TAX-216]`, async () => {
    const { visitor, body, listId } = await ready()
    const before = await orderTotals()
    shop.clock.advance(minute)
    happen()
    await assert.rejects(placeTestOrder(visitor, body), { code: 'wrong_tax_total' })
    shop.clock.advance(2_001)
    const params = { listId }
    const read = () => visitor.call('GET /svc_checkout/checkout/{listId}', { params, query: {} })
    const { tax, totals, step, draft } = await read()
    assert.deepEqual([tax.state, tax.summary, totals.tax, totals.toPay, step], ['error', [], null, null, 'shipping'])
    assert.equal(draft.shippingAddress.city, 'Columbus')
    // The order is not charged the earlier tax, and it is not tax-free either.
    const { totals: sums } = body
    const free = {
      ...sums,
      tax: 0,
      itemTax: 0,
      shippingTax: 0,
      grandTotalIncludingTax: sums.subtotal + sums.shipping,
    }
    shop.clock.advance(2_001)
    await assert.rejects(placeTestOrder(visitor, { ...body, totals: free }), { code: 'wrong_tax_total' })
    assert.deepEqual(await orderTotals(), before)
    vendor.beWell()
    shop.clock.advance(2_001)
    const again = await read()
    assert.deepEqual([again.tax.state, again.step], ['valid', 'review'])
    assert.equal((await placeTestOrder(visitor, orderBody('USA', again))).status, 'payment_complete')
  })
}

test('a tax change between review and order is reported, and is charged only after the shopper has seen it', async () => {
  const { visitor, body, listId } = await ready()
  vendor.mood.more = 0.0025
  shop.clock.advance(minute)
  await assert.rejects(placeTestOrder(visitor, body), { code: 'wrong_tax_total' })
  const checkout = await visitor.call('GET /svc_checkout/checkout/{listId}', { params: { listId }, query: {} })
  assert.ok(checkout.totals.tax! > body.totals.tax)
  assert.equal((await placeTestOrder(visitor, orderBody('USA', checkout))).status, 'payment_complete')
})

test('an order that is reviewed before midnight and placed afterwards is refused until it has the new tax', async () => {
  // Midnight in Ohio.
  const midnight = Math.ceil(shop.clock() / (24 * 60 * minute)) * 24 * 60 * minute + 5 * 60 * minute
  shop.clock.set(midnight - 1_000)
  const [today, tonight] = [await ready(), await ready()]
  vendor.mood.more = 0.01
  assert.equal((await placeTestOrder(today.visitor, today.body)).totals.itemTax, 44.25)
  shop.clock.set(midnight)
  await assert.rejects(placeTestOrder(tonight.visitor, tonight.body), { code: 'wrong_tax_total' })
  const params = { listId: tonight.listId }
  const checkout = await tonight.visitor.call('GET /svc_checkout/checkout/{listId}', { params, query: {} })
  assert.equal((await placeTestOrder(tonight.visitor, orderBody('USA', checkout))).totals.itemTax, 50.15)
})

test('a tax of zero gives a total only if the vendor or the merchant confirms that it is zero [TAX-233]', async () => {
  const visitor = visit()
  const list = await cartWith(visitor, plates)
  const to = (region: string, postcode: string) =>
    updateTestCheckout(visitor, list._id, { shippingAddress: { ...addresses.USA, region, postcode } })
  for (const [region, postcode] of [
    ['OR', '97201'],
    ['NM', '87101'],
  ] as const) {
    const { tax, totals } = await to(region, postcode)
    assert.deepEqual([tax.state, totals.tax], ['valid', 0], region)
  }
  const { tax } = await to('OH', '97201')
  assert.equal(tax.state, 'error')
  await shop.db.run(
    statement('test.no-nexus', `insert into tax_no_nexus (site, country, region) values ('USA', 'US', 'CA')`),
    [],
  )
  const count = vendor.received.length
  const california = await to('CA', '94105')
  assert.deepEqual([california.tax.state, california.totals.tax, vendor.received.length], ['valid', 0, count])
  await shop.db.run(statement('test.nexus', 'delete from tax_no_nexus'), [])
  assert.ok((await to('CA', '94105')).totals.tax! > 0)
})

test('orders on CAN, AUS, EUR, and GBR do not call the tax vendor and are not affected by its outages', async () => {
  vendor.mood.instead = (response) => void response.destroy()
  const count = vendor.received.length
  for (const site of ['CAN', 'AUS', 'EUR', 'GBR'] as const) {
    const { visitor, body } = await ready(site)
    assert.equal((await placeTestOrder(visitor, body)).status, 'payment_complete', site)
  }
  assert.equal(vendor.received.length, count)
  vendor.beWell()
  shop.clock.advance(2_001)
  const { checkout } = await ready('APO')
  assert.deepEqual([checkout.tax.state, checkout.totals.tax, vendor.received.at(-1)?.to_state], ['valid', 0, 'AE'])
})

test('during a tax vendor outage, the tax call returns tax_unknown without a total [TAX-214]', async () => {
  vendor.mood.instead = (response) => void response.destroy()
  shop.clock.advance(minute)
  const body = {
    storeId: 1,
    shippingAddress: { countryId: 'US', region: 'OH', postcode: '43299' },
    items: [{ productId: 7, qty: 1 }],
  }
  const { totalTaxAmount, error } = await visit().call('POST /svc_tax/tax/rates/fetch', { body })
  assert.deepEqual([totalTaxAmount, error], [undefined, { code: 'tax_unknown' }])
})
