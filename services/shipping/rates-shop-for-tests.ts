import assert from 'node:assert/strict'
import { after } from 'node:test'
import { createClient } from '#contract/client/client.ts'
import { places } from '#contract/places.ts'
import { shipping } from '#contract/shipping.ts'
import { tax } from '#contract/tax.ts'
import type { ProductEntry, ShippingGroup, TaxClass } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'
import { clockForTests } from '#platform/clock-for-tests.ts'
import { openTestDatabase } from '#platform/postgres-for-tests.ts'
import { createApp } from '#services/call/app.ts'
import { saveProduct } from '#services/catalog/products/save-product.ts'
import { routesOf } from '#services/call/dispatch.ts'
import { placesHandlers } from '#services/places/handlers.ts'
import { taxHandlers } from '#services/tax/handlers.ts'
import { taxTablesOf } from '#services/tax/steps.ts'
import type { RateEngine } from '#platform/rates/engine.ts'
import type { VatRegistry } from '#platform/vat/registry.ts'
import { loadRates } from '../../db/rates/load.ts'
import { shippingHandlers } from './handlers.ts'
import { shippingTablesOf } from './steps.ts'

const contract = { ...shipping, ...tax, ...places }

interface Sold {
  id: number
  sku: string
  price: number
  weightGrams: number | null
  shippingGroup?: ShippingGroup
  taxClass?: TaxClass
  brand?: string
  isPickupDisabled?: boolean
  shipsFree?: boolean
  customOptions?: ProductEntry['customOptions']
}

/**
 * Products for shipping rate tests: a bar, a freight rack, drop-shipped mats from two makers, whey, and products
 * without weight, without pickup, or with free shipping. Prices are the same on all sites.
 */
export const sold = {
  bar: { id: 1, sku: 'BAR', price: 29_500, weightGrams: 20_412 },
  rack: { id: 2, sku: 'RACK', price: 74_900, weightGrams: 90_718, shippingGroup: 'FREIGHT' },
  mat: { id: 3, sku: 'MAT', price: 5900, weightGrams: 13_608, shippingGroup: 'DROPSHIP' },
  whey: { id: 4, sku: 'WHEY', price: 2495, weightGrams: 1000, taxClass: 'food' },
  unknown: { id: 5, sku: 'ODD', price: 1000, weightGrams: null },
  tiles: { id: 6, sku: 'TILES', price: 6900, weightGrams: 13_608, shippingGroup: 'DROPSHIP', brand: 'Pellam' },
  safe: { id: 7, sku: 'SAFE', price: 19_900, weightGrams: 20_412, isPickupDisabled: true },
  lettered: {
    id: 9,
    sku: 'LETTERED',
    price: 29_500,
    weightGrams: 20_412,
    customOptions: [
      { id: '1', title: 'Letters', type: 'area', isRequired: true, price: { USA: 900 }, sku: 'TXT', values: [] },
    ],
  },
  shirt: { id: 8, sku: 'SHIRT', price: 2900, weightGrams: 20_412, shipsFree: true },
} satisfies Record<string, Sold>

function entryOf({ id, sku, price, weightGrams, ...entry }: Sold): ProductEntry {
  const stock = { onHand: 99, managed: true, backorder: 0, leadTimeDays: null, max: 99, notify: false }
  const prices = Object.fromEntries(sites.map((site) => [site, { price }]))
  return {
    id,
    handle: sku.toLowerCase(),
    name: sku,
    type: 'simple',
    brand: 'Ironwright',
    categories: [],
    fact: '',
    lead: '',
    description: '',
    specification: [],
    facets: {},
    pictures: [],
    options: [],
    variants: [{ sku, choice: {}, weightGrams, prices, stock }],
    shippingGroup: '',
    taxClass: 'goods',
    related: [],
    ageDays: 1,
    ...entry,
  }
}

/** Serves the shipping, tax, and location calls over HTTP, with the default rate tables and a few products. */
export async function openRatesShop(
  vatRegistry: VatRegistry | null = null,
  engineBy: (clock: () => number) => RateEngine | null = () => null,
) {
  const db = await openTestDatabase()
  const clock = clockForTests(Date.UTC(2026, 10, 21, 12))
  await db.transaction(async (tx) => {
    await loadRates(tx)
    for (const entry of Object.values(sold)) await saveProduct(tx, entryOf(entry), () => null, clock())
  })
  const deps = {
    db,
    shippingTables: shippingTablesOf(db),
    taxTables: taxTablesOf(db),
    taxEngine: null,
    vatRegistry,
    rateEngine: engineBy(clock),
  }
  const routes = [
    ...routesOf(shipping, shippingHandlers, deps),
    ...routesOf(tax, taxHandlers, deps),
    ...routesOf(places, placesHandlers, deps),
  ]
  const defects: unknown[] = []
  after(() => assert.deepEqual(defects, []))
  const app = createApp(routes, {
    brand: 'Ironwright',
    clock,
    siteOf: ({ req }) => sites.find((site) => new URL(req.url).hostname === `${site.toLowerCase()}.example`),
    isHttps: () => false,
    ipOf: () => '192.0.2.1',
    identify: async ({ site }) => ({ site, customerId: null, guestToken: 'a-guest-of-the-shop', groupId: 0 }),
    limit: async () => {},
    report: (defect) => defects.push(defect),
  })
  const as = (site: Site) =>
    createClient({
      base: `http://${site.toLowerCase()}.example`,
      site,
      contract,
      isOnline: () => true,
      fetcher: async (url, init) => app.request(url as string, init),
    })
  return { db, deps, clock, as }
}
