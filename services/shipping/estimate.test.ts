import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings, type Site } from '#domain/sites.ts'
import { statement } from '#platform/database.ts'
import { openRatesShop, sold } from './rates-shop-for-tests.ts'

// The test clock is Saturday, November 21, 2026.
const { db, as } = await openRatesShop()

const estimate = (site: Site, product: { id: number }, postcode: string, countryId = 'US', qty = 1) =>
  as(site)('POST /svc_shipping/estimate', {
    body: { storeId: siteSettings[site].storeId, countryId, postcode, items: [{ productId: product.id, qty }] },
  })

test('an estimate for a ZIP code has the same prices as checkout, with arrival dates and the pickup city', async () => {
  const { options, ...rest } = await estimate('USA', sold.bar, '43215')
  assert.deepEqual(options, [
    { label: 'Ground', rate: 26.95, arrives: ['2026-11-24', '2026-11-25'] },
    { label: 'Expedited', rate: 80.95, arrives: ['2026-11-24', '2026-11-24'] },
  ])
  assert.deepEqual(rest, { postcode: '43215', isFreight: false, pickupCity: 'Columbus', problem: null })
})

test('the state is derived from the ZIP code, so that a more distant ZIP code costs more', async () => {
  const [near, far] = await Promise.all([estimate('USA', sold.bar, '43215'), estimate('USA', sold.bar, '97201-1234')])
  assert.ok(far.options[0]!.rate > near.options[0]!.rate)
  assert.equal(far.postcode, '97201-1234')
})

test('a product with required options has delivery options before an option is selected', async () => {
  const [plain, lettered] = await Promise.all([
    estimate('USA', sold.bar, '43215'),
    estimate('USA', sold.lettered, '43215'),
  ])
  assert.deepEqual(lettered, plain)
})

test('the pickup call lists the cities of the pickup locations of a site', async () => {
  assert.deepEqual(
    (await as('USA')('GET /svc_shipping/pickup', {})).map(({ city }) => city),
    ['Columbus', 'Reno'],
  )
  assert.deepEqual(await as('GBR')('GET /svc_shipping/pickup', {}), [])
})

test('a rack ships as freight', async () => {
  const { isFreight, options } = await estimate('USA', sold.rack, '43215')
  assert.deepEqual([isFreight, options.length > 0], [true, true])
})

test('each site accepts the postcodes of its countries as people type them', async () => {
  assert.equal((await estimate('GBR', sold.bar, 'sw1a1aa', 'GB')).postcode, 'SW1A 1AA')
  assert.equal((await estimate('EUR', sold.bar, 'D-10115', 'DE')).problem, null)
  assert.equal((await estimate('CAN', sold.bar, 'k1a 0b1', 'CA')).postcode, 'K1A 0B1')
})

test('an unknown postcode, an unsupported country, and an unknown weight are reported', async () => {
  assert.equal((await estimate('USA', sold.bar, 'hello')).problem, 'postcode_unknown')
  assert.equal((await estimate('USA', sold.bar, '10115', 'DE')).problem, 'postcode_unknown')
  assert.equal((await estimate('USA', sold.unknown, '43215')).problem, 'weight_unknown')
  await assert.rejects(() => estimate('USA', { id: 999 }, '43215'), { code: 'product_not_found' })
})

test('a shipping estimate stores no quote', async () => {
  const countQuotes = () =>
    db.run(statement('test.count-quotes', 'select count(*)::int as count from shipping_quote'), [])
  const before = await countQuotes()
  await estimate('USA', sold.bar, '43215')
  assert.deepEqual(await countQuotes(), before)
})
