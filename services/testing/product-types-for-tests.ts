import type { BundleValue } from '#domain/catalog/options/bundle-option.ts'
import type { ProductEntry, SiteAmounts } from '#domain/catalog/product-entry.ts'
import { sites } from '#domain/sites.ts'
import { priceEverywhere, testProduct, testStock, testVariant } from './products-for-tests.ts'

function everywhere(amount: number): SiteAmounts {
  return Object.fromEntries(sites.map((site) => [site, amount]))
}

const value = (productId: number, overrides: Partial<BundleValue<SiteAmounts>> = {}): BundleValue<SiteAmounts> => ({
  productId,
  priceType: 'own',
  price: {},
  percent: 0,
  isDefault: false,
  defaultQty: 1,
  canChangeQty: false,
  ...overrides,
})

/**
 * Products of each type: two simple products, a bundle and a group of these products, a gift card, a program, and an
 * engraved bar.
 */
export const typedProducts: ProductEntry[] = [
  testProduct(51, 'bar', { variants: [testVariant('IW-51', { prices: priceEverywhere(29_500) })] }),
  testProduct(52, 'plate', {
    variants: [testVariant('IW-52', { prices: priceEverywhere(9_000), weightGrams: 20_412 })],
  }),
  testProduct(53, 'clips', {
    variants: [testVariant('IW-53', { prices: priceEverywhere(1_500), stock: testStock({ onHand: 3 }) })],
  }),
  testProduct(60, 'set', {
    type: 'bundle',
    variants: [
      testVariant('IW-60', { prices: priceEverywhere(0), weightGrams: null, stock: testStock({ managed: false }) }),
    ],
    bundleOptions: [
      {
        id: 'bar',
        title: 'Bar',
        isRequired: true,
        includedProductId: 53,
        values: [value(51, { priceType: 'percent', percent: 90, isDefault: true })],
      },
      {
        id: 'plates',
        title: 'Plates',
        isRequired: false,
        includedProductId: null,
        values: [value(52, { isDefault: true, defaultQty: 2, canChangeQty: true })],
      },
    ],
    weightTiers: Object.fromEntries(sites.map((site) => [site, [{ ruleWeight: 150, discountPerLb: 10 }]])),
  }),
  testProduct(61, 'pair', {
    type: 'grouped',
    variants: [testVariant('IW-61', { prices: {} })],
    members: ['bar', 'plate'],
  }),
  testProduct(62, 'gift-card', {
    type: 'giftcard',
    variants: [
      testVariant('IW-62', { prices: priceEverywhere(2_500), weightGrams: null, stock: testStock({ managed: false }) }),
    ],
    giftCard: Object.fromEntries(
      sites.map((site) => [
        site,
        {
          type: 'virtual',
          amounts: [2_500, 5_000],
          isOpenAmountAllowed: true,
          openAmountMin: 1_000,
          openAmountMax: 50_000,
        },
      ]),
    ),
  }),
  testProduct(63, 'program', {
    type: 'virtual',
    variants: [
      testVariant('IW-63', { prices: priceEverywhere(2_900), weightGrams: null, stock: testStock({ managed: false }) }),
    ],
    attributes: { subscriptionInterval: 'Month', programDelivery: 'App' },
  }),
  testProduct(64, 'engraved-bar', {
    variants: [testVariant('IW-64', { prices: priceEverywhere(30_000) })],
    customOptions: [
      {
        id: '7',
        title: 'End cap',
        type: 'radio',
        isRequired: true,
        price: {},
        sku: '',
        values: [
          { id: 'plain', title: 'Plain', price: everywhere(0), sku: '' },
          { id: 'brass', title: 'Brass', price: everywhere(1_500), sku: '-BR' },
        ],
      },
      {
        id: '8',
        title: 'Engraving',
        type: 'area',
        isRequired: false,
        price: everywhere(2_000),
        sku: '-ENG',
        values: [],
        mostCharacters: 12,
      },
    ],
  }),
  testProduct(65, 'promoted-plate', {
    variants: [
      testVariant('IW-65', {
        prices: priceEverywhere(10_000),
        promotions: Object.fromEntries(sites.map((site) => [site, { fromDay: -5, toDay: 365, price: 8_000, qty: 5 }])),
        groupPrices: Object.fromEntries(sites.map((site) => [site, { 3: 7_000 }])),
      }),
    ],
  }),
]
