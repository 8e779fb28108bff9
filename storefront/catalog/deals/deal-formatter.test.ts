import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPromotion } from '#contract/codec/promotion-attributes.ts'
import { promotionStatus, type Promotion } from '#domain/promotions/promotion.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { loadDealFormatter, promotionOfCard } from './deal-formatter.ts'

const hour = 3_600_000
const from = Date.UTC(2026, 10, 20, 5)
const to = Date.UTC(2026, 10, 27, 23)
const promotion = (overrides: Partial<Promotion> = {}): Promotion => ({
  isEnabled: true,
  from,
  to,
  price: 8_000,
  isQtyLimited: false,
  qty: null,
  ...overrides,
})

/** Returns a promotion's text at a time, and how long the page may be cached. */
async function dealAt(
  now: number,
  promotionValue: Promotion | null,
  site: Site = 'USA',
  tax: { goods: number } | null = null,
) {
  const [locale] = siteSettings[site].locales
  let until = Infinity
  const shop = { site, locale, language: 'en' as const, tax, now } as Parameters<typeof loadDealFormatter>[0]['shop']
  const dealOf = await loadDealFormatter({ shop, until: (moment) => (until = Math.min(until, moment)) })
  return { ...dealOf(promotionValue, 'goods'), until }
}

test("a running deal shows its end in the site's time zone and limits the page's cache lifetime [PROMO-213]", async () => {
  assert.deepEqual(await dealAt(from, promotion()), {
    text: 'Ends Friday, November 27.',
    ends: to,
    until: to - 24 * hour,
  })
  assert.equal((await dealAt(from, promotion(), 'AUS')).text, 'Ends Saturday 28 November.')
  assert.equal((await dealAt(to - hour, promotion())).text, 'Ends Friday, November 27 at 6:00 PM EST.')
})

test('an upcoming deal shows its start time and its price including VAT', async () => {
  assert.equal((await dealAt(from - 48 * hour, promotion())).text, '$80.00 starting Friday, November 20.')
  assert.equal(
    (await dealAt(from - 48 * hour, promotion(), 'GBR', { goods: 20 })).text,
    '£96.00 starting Friday 20 November.',
  )
})

test('a limited deal shows the units left, and a past deal shows how it ended', async () => {
  const counted = (qty: number) => promotion({ isQtyLimited: true, qty })
  assert.equal((await dealAt(from, counted(3))).text, 'Ends Friday, November 27. 3 left at this price.')
  assert.equal((await dealAt(from, counted(1))).text, 'Ends Friday, November 27. Last one at this price.')
  assert.equal((await dealAt(from, counted(0))).text, 'Sold out at the deal price.')
  assert.equal((await dealAt(to + 48 * hour, promotion())).text, 'This deal ended Friday, November 27.')
})

test('a product without a deal shows no deal text', async () => {
  assert.equal((await dealAt(from, null)).text, undefined)
  assert.equal((await dealAt(from, promotion({ to: null, from: null }))).text, undefined)
})

test("a card's promotion is read with its price, dates, and quantity limit", async () => {
  const promo = promotionOfCard({ price: 80, from, to, qty: 2 })
  assert.deepEqual(promo, promotion({ isQtyLimited: true, qty: 2 }))
  assert.equal(promotionOfCard(null), null)
})

const attributes = {
  rogue_promo_enabled: true,
  rogue_promo_price: 80,
  rogue_promo_from_date: '2026-11-20T05:00:00.000Z',
  rogue_promo_to_date: '2026-11-27T23:00:00.000Z',
  rogue_promo_qty_enable: true,
  rogue_promo_qty: 4,
}

test("a promotion's status is read from five product attributes, and its price from a sixth [PROMO-408, PROMO-223, PROMO-224]", () => {
  assert.deepEqual(readPromotion(attributes), promotion({ isQtyLimited: true, qty: 4 }))
  const statusWithout = (name: keyof typeof attributes) => {
    const { [name]: _, ...rest } = attributes
    return promotionStatus(readPromotion(rest), from - 1)
  }
  assert.equal(statusWithout('rogue_promo_from_date'), 'active')
  assert.equal(statusWithout('rogue_promo_enabled'), 'none')
  assert.equal(statusWithout('rogue_promo_price'), 'none')
})

test('a limited promotion without a valid quantity is expired [PROMO-404, PROMO-405]', () => {
  const statusWith = (rogue_promo_qty: unknown) =>
    promotionStatus(readPromotion({ ...attributes, rogue_promo_qty }), from)
  assert.deepEqual(['abc', '4', NaN, undefined, 4].map(statusWith), [
    'expired',
    'expired',
    'expired',
    'expired',
    'active',
  ])
})
