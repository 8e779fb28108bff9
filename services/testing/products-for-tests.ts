import type { CategoryEntry, ProductEntry, StockEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import { sites, type Site } from '#domain/sites.ts'

const plenty: StockEntry = {
  onHand: 500,
  managed: true,
  backorder: 0,
  leadTimeDays: null,
  max: 20,
  notify: false,
}

/** Returns the same price for all sites, in minor units. */
export function priceEverywhere(price: number, special?: number): VariantEntry['prices'] {
  return Object.fromEntries(sites.map((site: Site) => [site, { price, ...(special !== undefined && { special }) }]))
}

export function testVariant(sku: string, overrides: Partial<VariantEntry> = {}): VariantEntry {
  return { sku, choice: {}, weightGrams: 20_000, prices: priceEverywhere(29_500), stock: plenty, ...overrides }
}

export function testProduct(id: number, handle: string, overrides: Partial<ProductEntry> = {}): ProductEntry {
  return {
    id,
    handle,
    name: handle,
    type: 'simple',
    brand: 'Ironwright',
    categories: ['plates'],
    fact: '',
    lead: '',
    description: '',
    specification: [],
    facets: {},
    pictures: [],
    options: [],
    variants: [testVariant(`IW-${id}`)],
    shippingGroup: '',
    taxClass: 'goods',
    related: [],
    ageDays: 10,
    ...overrides,
  }
}

export function testStock(overrides: Partial<StockEntry>): StockEntry {
  return { ...plenty, ...overrides }
}

export const testCategories: CategoryEntry[] = [
  {
    id: 1,
    handle: 'weights',
    name: 'Weights',
    parent: null,
    position: 1,
    text: '',
    picture: '',
    facets: ['use'],
    links: { style: 'text', links: [{ category: 'plates' }, { category: 'bars' }] },
  },
  {
    id: 2,
    handle: 'plates',
    name: 'Plates',
    parent: 'weights',
    position: 1,
    text: '',
    picture: '',
    facets: ['material'],
  },
  { id: 3, handle: 'bars', name: 'Bars', parent: 'weights', position: 2, text: '', picture: '', facets: ['use'] },
]

/** A small catalog: two plates, a bar in two finishes, a freight rack, and edge cases. */
export const testProducts: ProductEntry[] = [
  testProduct(7, 'iron-plate', {
    name: 'Iron Plate',
    facets: { material: ['Iron'] },
    variants: [testVariant('IW-PL-20', { stock: testStock({ max: 5 }) })],
  }),
  testProduct(8, 'rubber-plate', {
    name: 'Rubber Plate',
    facets: { material: ['Rubber'] },
    variants: [testVariant('IW-PL-25', { prices: priceEverywhere(9_900, 7_900), stock: testStock({ onHand: 6 }) })],
  }),
  testProduct(9, 'power-bar', {
    name: 'Power Bar',
    type: 'configurable',
    categories: ['bars'],
    facets: { use: ['Powerlifting'] },
    options: [
      { code: 'finish', label: 'Finish', values: [{ label: 'Chrome', swatch: '#cccccc' }, { label: 'Black' }] },
    ],
    variants: [
      testVariant('IW-BAR-CH', { choice: { finish: 'Chrome' }, prices: priceEverywhere(32_500) }),
      testVariant('IW-BAR-BK', { choice: { finish: 'Black' }, prices: priceEverywhere(29_900) }),
    ],
  }),
  testProduct(10, 'rack', {
    name: 'Rack',
    categories: ['weights'],
    shippingGroup: 'FREIGHT',
    variants: [testVariant('IW-RACK', { weightGrams: 120_000, prices: priceEverywhere(99_500) })],
  }),
  testProduct(11, 'sold-out-plate', {
    name: 'Gone Plate',
    variants: [testVariant('IW-GONE', { stock: testStock({ onHand: 0 }) })],
  }),
  testProduct(12, 'notify-plate', {
    name: 'Coming Plate',
    variants: [testVariant('IW-COMING', { stock: testStock({ onHand: 0, notify: true }) })],
  }),
  testProduct(13, 'weightless-plate', {
    name: 'Weightless Plate',
    variants: [testVariant('IW-NOWEIGHT', { weightGrams: null })],
  }),
  testProduct(14, 'made-to-order-plate', {
    name: 'Slow Plate',
    variants: [testVariant('IW-SLOW', { stock: testStock({ onHand: 0, managed: false, leadTimeDays: 21 }) })],
  }),
  testProduct(15, 'american-plate', {
    name: 'American Plate',
    variants: [testVariant('IW-USA', { prices: { USA: { price: 5_000 } } })],
  }),
]
