import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openGoogleAddresses } from './address/google-for-tests.ts'
import { googleAddresses } from './address/google.ts'
import { clockForTests } from './clock-for-tests.ts'
import { remainingBudgetMs, runAsEstimate, runInRequest, type Vendor } from './request-context.ts'
import { openShipperHq } from './rates/shipperhq-for-tests.ts'
import { shipperHqEngine } from './rates/shipperhq.ts'
import { openTaxJar } from './tax/taxjar-for-tests.ts'
import { taxJarEngine } from './tax/taxjar.ts'
import { openVies } from './vat/vies-for-tests.ts'
import { viesRegistry } from './vat/vies.ts'

/** Grants every vendor request, to keep the quota from running out. */
const always = async () => true
const pressed = <T>(leftMs: number, work: () => Promise<T>, takeQuota: (vendor: Vendor) => Promise<boolean> = always) =>
  runInRequest({ until: performance.now() + leftMs, takeQuota }, work)

test("a vendor timeout is the shorter of the vendor's maximum and the request's remaining time", async () => {
  assert.equal(await remainingBudgetMs('rates', 2_500), 2_500)
  assert.equal(await pressed(60_000, () => remainingBudgetMs('rates', 2_500)), 2_500)
  const cut = await pressed(1_500, () => remainingBudgetMs('rates', 2_500))
  assert.ok(cut !== null && cut <= 1_000, String(cut))
  assert.equal(await pressed(600, () => remainingBudgetMs('rates', 2_500)), null)
  assert.equal(await pressed(-1, () => remainingBudgetMs('rates', 2_500)), null)
})

const clock = clockForTests(Date.UTC(2026, 10, 20, 12))
const warned: unknown[] = []
const [rates, tax, vat] = [await openShipperHq(), await openTaxJar(), await openVies()]
const google = await openGoogleAddresses()
after(() => Promise.all([rates, tax, vat, google].map((server) => server.close())))
rates.state.now = clock
const { apiKey, authCode, quoteUrl, tokenUrl } = rates
const website = { apiKey, authCode, url: 'https://shop.example' }
const warn = (what: unknown) => void warned.push(what)
const rateEngine = shipperHqEngine({ quoteUrl, tokenUrl, scope: 'LIVE', websites: { USA: website }, now: clock, warn })
const taxEngine = taxJarEngine({ ...tax, now: clock, report: warn })
const addresses = googleAddresses({ baseUrl: google.baseUrl, key: 'a-key', now: clock, warn })
const registry = viesRegistry({ baseUrl: vat.baseUrl, now: clock })
const ohio = { countryId: 'US', region: 'OH', postcode: '43215', city: 'Columbus' }
const piece = { sku: 'BAR', qty: 1, grams: 20_412, size: null, group: '', price: 29_500 }
const line = { id: 'bar', kind: 'goods' as const, qty: 1, unit: 29_500, discount: 0 }

interface VendorCase {
  request: () => Promise<unknown>
  /** The result if the vendor does not respond. */
  none: unknown
  received: readonly unknown[]
  hush: () => void
  beWell: () => void
}
const vendors: Record<Exclude<Vendor, 'estimates'>, VendorCase> = {
  rates: {
    request: () => rateEngine.rate({ site: 'USA', shipTo: ohio, packages: [{ origin: null, pieces: [piece] }] }),
    none: null,
    received: rates.received,
    hush: () => (rates.state.mood = 'silent'),
    beWell: () => (rates.state.mood = 'rates'),
  },
  tax: {
    request: () =>
      taxEngine.quote({
        date: '2026-11-20',
        shipTo: { ...ohio, street: '' },
        lines: [line],
        shipping: 0,
        isExempt: false,
      }),
    none: { state: 'unknown' },
    received: tax.received,
    hush: () => (tax.mood.instead = 'silence'),
    beWell: () => tax.beWell(),
  },
  vat: {
    request: () => registry.check({ country: 'DE', digits: '100' }),
    none: null,
    received: vat.received,
    hush: () => (vat.state.isSilent = true),
    beWell: () => (vat.state.isSilent = false),
  },
  address: {
    request: () => addresses.suggest({ ...ohio, street: ['12 Forg Street'], apartment: '' }),
    none: null,
    received: google.received,
    hush: () => (google.state.isSilent = true),
    beWell: () => (google.state.isSilent = false),
  },
}

for (const [name, { request, none, received, hush, beWell }] of Object.entries(vendors)) {
  test(`${name}: without remaining time or quota, the vendor is neither called nor paused`, async () => {
    const before = received.length
    assert.deepEqual(await pressed(600, request), none)
    const refused: string[] = []
    const takeQuota = async (vendor: Vendor) => {
      refused.push(vendor)
      return false
    }
    assert.deepEqual(await pressed(60_000, request, takeQuota), none)
    assert.deepEqual([received.length, refused], [before, [name]])
    assert.notDeepEqual(await pressed(60_000, request), none)
  })

  test(`${name}: a timeout in a nearly expired request does not prevent the next request from calling the vendor`, async () => {
    hush()
    assert.deepEqual(await pressed(900, request), none)
    beWell()
    assert.notDeepEqual(await request(), none)
    assert.deepEqual(warned, [])
  })
}

test('shipping rate requests for an estimate use the estimate quota; other vendor requests use their usual quotas', async () => {
  const taken: Vendor[] = []
  const context = { until: performance.now() + 10_000, takeQuota: async (vendor: Vendor) => taken.push(vendor) > 0 }
  await runInRequest(context, async () => {
    await runAsEstimate(async () => {
      await remainingBudgetMs('rates', 1_000)
      await remainingBudgetMs('tax', 1_000)
    })
    await remainingBudgetMs('rates', 1_000)
  })
  assert.deepEqual(taken, ['estimates', 'tax', 'rates'])
})
