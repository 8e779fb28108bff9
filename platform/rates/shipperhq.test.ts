import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clockForTests } from '../clock-for-tests.ts'
import type { RateQuery } from './engine.ts'
import { openShipperHq } from './shipperhq-for-tests.ts'
import { shipperHqEngine } from './shipperhq.ts'

const bar = { sku: 'BAR', qty: 2, grams: 20_412, size: [2235, 102, 102] as const, group: '', price: 29_500 }
const mat = { sku: 'MAT', qty: 1, grams: 13_608, size: null, group: 'DROPSHIP', price: 5900 }
const ohio = { countryId: 'US', region: 'OH', postcode: '43215', city: 'Columbus' }
const question: RateQuery = {
  site: 'USA',
  shipTo: ohio,
  packages: [
    { origin: 'Ironwright Works', pieces: [bar] },
    { origin: null, pieces: [mat] },
  ],
}

async function open() {
  const vendor = await openShipperHq()
  after(() => vendor.close())
  const clock = clockForTests(Date.UTC(2026, 10, 20, 12))
  vendor.state.now = clock
  const { apiKey, authCode, quoteUrl, tokenUrl } = vendor
  const website = { apiKey, authCode, url: 'https://shop.example' }
  const warned: string[] = []
  const settings = { quoteUrl, tokenUrl, scope: 'LIVE', now: clock, warn: (site: string) => warned.push(site) }
  const engineOf = (change: Partial<Parameters<typeof shipperHqEngine>[0]> = {}) =>
    shipperHqEngine({ ...settings, websites: { USA: website, EUR: website }, ...change })
  return { vendor, clock, website, warned, engineOf, engine: engineOf() }
}

test('each package is rated separately, in request order, and pickup is omitted', async () => {
  const { vendor, engine } = await open()
  const ups = (ground: number, air: number) => [
    { carrier: 'shqups1', method: 'GND', label: 'UPS Ground', rate: ground, travels: null },
    { carrier: 'shqups1', method: '2DA', label: 'UPS 2nd Day Air', rate: air, travels: null },
  ]
  // For 90 lb and 30 lb, Ground is 10.00 plus 1.00 per pound, and air is 30.00 plus 2.00 per pound.
  assert.deepEqual(await engine.rate(question), [ups(10_000, 21_000), ups(4000, 9000)])
  assert.equal(vendor.received.length, 2)
})

test("the ShipperHQ request contains group, origin, quantities, and weights and sizes in the site's units, but no name", async () => {
  const { vendor, engine } = await open()
  await engine.rate({ ...question, packages: question.packages.slice(0, 1) })
  assert.deepEqual(vendor.received[0], {
    cart: {
      items: [
        {
          itemId: '1',
          sku: 'BAR',
          type: 'SIMPLE',
          qty: 2,
          weight: 45,
          storePrice: 295,
          freeShipping: false,
          attributes: [
            { name: 'shipperhq_warehouse', value: 'Ironwright Works' },
            { name: 'ship_length', value: '87.99' },
            { name: 'ship_width', value: '4.02' },
            { name: 'ship_height', value: '4.02' },
          ],
        },
      ],
      declaredValue: 590,
      freeShipping: false,
    },
    destination: { country: 'US', region: 'OH', city: 'Columbus', zipcode: '43215' },
    customer: { customerGroup: '' },
    cartType: 'STD',
    siteDetails: {
      appVersion: '1.0.0',
      ecommerceCart: 'Ironwright',
      ecommerceVersion: '1.0.0',
      websiteUrl: 'https://shop.example',
    },
  })
  Object.assign(vendor.state, { currency: 'EUR' })
  await engine.rate({
    ...question,
    site: 'EUR',
    packages: [{ origin: null, pieces: [{ ...mat, size: [600, 400, 155] }] }],
  })
  const [item] = vendor.received.at(-1)!.cart.items
  assert.equal(item!.weight, 13.608)
  assert.deepEqual(item!.attributes, [
    { name: 'shipperhq_shipping_group', value: 'DROPSHIP' },
    { name: 'ship_length', value: '60' },
    { name: 'ship_width', value: '40' },
    { name: 'ship_height', value: '15.5' },
  ])
})

test('the dispatch and delivery dates of a rate are read in ISO 8601, and other formats are ignored', async () => {
  const { vendor, engine } = await open()
  const travels = async (days: unknown) => {
    vendor.state.days = days
    return (await engine.rate(question))?.[0]?.[0]?.travels
  }
  assert.deepEqual(await travels({ dispatchDate: '2026-11-20', deliveryDate: '2026-11-24' }), {
    leaves: '2026-11-20',
    arrives: '2026-11-24',
  })
  for (const other of [
    null,
    { dispatchDate: '11/20/2026', deliveryDate: '11/24/2026' },
    'soon',
    [],
    { deliveryDate: null },
  ])
    assert.equal(await travels(other), null)
})

test('the rate vendor token is cached until an hour before it expires, and renewed after a rejection', async () => {
  const { vendor, clock, engine } = await open()
  const day = 24 * 60 * 60_000
  await engine.rate(question)
  clock.advance(29 * day)
  await engine.rate(question)
  assert.equal(vendor.state.tokenRequests, 1)
  clock.advance(day - 59 * 60_000)
  assert.ok(await engine.rate(question))
  assert.equal(vendor.state.tokenRequests, 2)
  vendor.forgetTokens()
  assert.equal(await engine.rate(question), null)
  clock.advance(30_001)
  assert.ok(await engine.rate(question))
  assert.equal(vendor.state.tokenRequests, 3)
})

test('an invalid price, a different currency, or a different weight unit yields no rates, without pausing later requests', async () => {
  const moods = [
    'several shipments',
    ...[-5, 0, 0.004, '0.004', '-5.00', 'free', '', null, Number.MAX_VALUE, { amount: 5 }].map((price) => ({ price })),
    { currency: 'CAD' },
    { weight: 'KG' },
  ] as const
  for (const mood of moods) {
    const { vendor, engine, warned } = await open()
    vendor.state.mood = mood
    for (let turn = 0; turn < 2; turn += 1) assert.equal(await engine.rate(question), null, JSON.stringify(mood))
    assert.deepEqual(warned, ['USA'])
    vendor.state.mood = 'rates'
    assert.equal((await engine.rate(question))?.length, 2, JSON.stringify(mood))
    assert.equal(vendor.state.tokenRequests, 1)
  }
})

test('a server error, a rate limit, or an HTML response pauses rate requests for 30 seconds', async () => {
  for (const mood of ['html', { status: 500 }, { status: 503 }, { status: 429 }, { status: 403 }] as const) {
    const { vendor, engine, clock, warned } = await open()
    vendor.state.mood = mood
    assert.equal(await engine.rate(question), null, JSON.stringify(mood))
    vendor.state.mood = 'rates'
    assert.equal(await engine.rate(question), null, JSON.stringify(mood))
    clock.advance(30_001)
    assert.equal((await engine.rate(question))?.length, 2, JSON.stringify(mood))
    assert.deepEqual(warned, ['USA'])
  }
  const { vendor, engine } = await open()
  vendor.state.mood = { status: 400 }
  assert.equal(await engine.rate(question), null)
  vendor.state.mood = 'rates'
  assert.ok(await engine.rate(question))
})

test('a vendor rate may be a number or a string, and a response without rates does not pause requests', async () => {
  const { vendor, engine } = await open()
  for (const [price, rate] of [
    ['12.345', 1235],
    [0.005, 1],
  ] as const) {
    vendor.state.mood = { price }
    assert.equal((await engine.rate(question))?.[0]?.[0]?.rate, rate)
  }
  for (const mood of ['no rates', 'errors'] as const) {
    vendor.state.mood = mood
    assert.deepEqual(await engine.rate(question), [[], []])
  }
  vendor.state.mood = 'rates'
  assert.equal((await engine.rate(question))?.[0]?.length, 2)
})

test('a timeout, an unreachable server, or rejected credentials yield no rates, and pause only that site', async () => {
  const { vendor, engine, engineOf, website, clock } = await open()
  vendor.state.mood = 'silent'
  assert.equal(await engine.rate(question), null)
  assert.equal(vendor.waiting(), 2)
  vendor.state.mood = 'rates'
  Object.assign(vendor.state, { currency: 'EUR' })
  assert.ok(await engine.rate({ ...question, site: 'EUR' }))
  Object.assign(vendor.state, { currency: 'USD' })
  assert.equal(await engine.rate(question), null)
  clock.advance(30_001)
  assert.ok(await engine.rate(question))
  const stranger = engineOf({ websites: { USA: { ...website, authCode: 'another' } } })
  assert.equal(await stranger.rate(question), null)
  const stopped = await openShipperHq()
  await stopped.close()
  assert.equal(await engineOf({ quoteUrl: stopped.quoteUrl, tokenUrl: stopped.tokenUrl }).rate(question), null)
})

test('no rate request is sent for a site without an account, or for a cart with no packages or too many', async () => {
  const { vendor, engine } = await open()
  assert.equal(await engine.rate({ ...question, site: 'CAN' }), null)
  assert.equal(
    await engine.rate({ ...question, packages: Array.from({ length: 13 }, () => question.packages[0]!) }),
    null,
  )
  assert.equal(await engine.rate({ ...question, packages: [] }), null)
  assert.equal(vendor.received.length + vendor.state.tokenRequests, 0)
})

test('identical concurrent rate requests are sent once', async () => {
  const { vendor, engine } = await open()
  const results = await Promise.all([engine.rate(question), engine.rate(question), engine.rate(question)])
  assert.equal(new Set(results).size, 1)
  assert.equal(vendor.received.length, 2)
})
