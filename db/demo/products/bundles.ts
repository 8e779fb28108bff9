import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { bundle, freePrices, buildBundleOptions } from '../builders/bundle.ts'
import { buildPictures } from '../builders/entry.ts'
import { prices } from '../builders/prices.ts'

/** Returns sets that shoppers assemble from individual products. */
export function bundles(idOf: (sku: string) => number): readonly ProductEntry[] {
  return [garagePackage(idOf), barAndPlates(idOf)]
}

function garagePackage(idOf: (sku: string) => number): ProductEntry {
  return bundle({
    id: 1381,
    handle: 'ironwright-garage-package',
    name: 'Ironwright Garage Package',
    brand: 'Ironwright',
    categories: ['packages'],
    fact: 'Rack, bench, bar and plates, as you choose them',
    lead: 'One delivery, one afternoon, one gym.',
    description:
      '<p>An IW-3 Power Rack, a bench, a bar and pairs of KG Bumpers: choose the frame, the bench, the bar and how many plates. Each part costs 10% less than on its own, and a pair of Clamp Collars ships free in the bar tube.</p><p>It arrives on one pallet. Two people with a ratchet need three hours.</p>',
    specification: [
      ['Contents', 'Rack, bench, bar, plates, collars'],
      ['Footprint', '1280 x 880 mm, bar 2200 mm'],
      ['Height', '2130 or 2290 mm'],
    ],
    facets: { use: ['Garage'] },
    pictures: buildPictures({
      'garage-package': 'Power rack with a loaded bar and a bench inside',
      'garage-package-bar': 'The loaded end of the bar next to the rack',
      'garage-package-room': 'The whole package set up in a garage',
      'garage-package-scale': 'The package next to the outline of a person of 1.75 m (5 ft 9 in)',
      'garage-package-bench': 'The flat bench inside the rack, with a safety pipe behind it',
    }),
    sku: 'IW-PKG-GARAGE',
    prices: freePrices(),
    bundleOptions: buildBundleOptions(idOf, [
      {
        id: 'rack',
        title: 'Rack',
        values: [
          { sku: 'IW-RACK-IW3-84-BK', off: 10, isDefault: true },
          { sku: 'IW-RACK-IW3-84-RD', off: 10 },
          { sku: 'IW-RACK-IW3-90-BK', off: 10 },
          { sku: 'IW-RACK-IW3-90-BL', off: 10 },
        ],
      },
      {
        id: 'bench',
        title: 'Bench',
        isRequired: false,
        values: [
          { sku: 'IW-BEN-FLAT-BK', off: 10, isDefault: true },
          { sku: 'IW-BEN-ADJ', off: 10 },
        ],
      },
      {
        id: 'bar',
        title: 'Bar',
        included: 'IW-COL-CLAMP-BK',
        values: [
          { sku: 'IW-BAR-POWER-BZ', off: 10, isDefault: true },
          { sku: 'IW-BAR-POWER-SS', off: 10 },
          { sku: 'IW-BAR-WRIGHT-ZN-20', off: 10 },
        ],
      },
      {
        id: 'plates',
        title: 'Pairs of 25 kg',
        isRequired: false,
        values: [{ sku: 'IW-BMP-KG-25', off: 10, isDefault: true, qty: 1, canChangeQty: true }],
      },
      {
        id: 'more-plates',
        title: 'Pairs of 10 kg',
        isRequired: false,
        values: [{ sku: 'IW-BMP-KG-10', off: 10, isDefault: true, qty: 2, canChangeQty: true }],
      },
    ]),
    shippingGroup: 'FREIGHT',
    related: ['ironwright-iw3-power-rack', 'ironwright-lifting-platform', 'ironwright-plate-tree'],
    ageDays: 28,
  })
}

function barAndPlates(idOf: (sku: string) => number): ProductEntry {
  return bundle({
    id: 1382,
    handle: 'ironwright-bar-and-plates',
    name: 'Ironwright Bar and Plates',
    brand: 'Ironwright',
    categories: ['packages'],
    fact: 'Wright Bar and the bumpers you load on it',
    lead: 'The heavier the set, the lower the price per pound.',
    description:
      '<p>A Wright Bar and pairs of Training Bumpers, as many of each as you want. From 150 lb on each pound of the set costs less, from 300 lb less again. Spring Clips are included.</p>',
    specification: [
      ['Contents', 'Bar, bumpers in pairs, clips'],
      ['Bar', '20 kg, 28.5 mm'],
      ['Sold as', 'Pairs'],
    ],
    facets: { use: ['Garage'] },
    pictures: buildPictures({ 'bar-and-plates': 'Bar loaded with black bumper plates on the floor' }),
    sku: 'IW-PKG-BAR',
    prices: freePrices(['AUS', 'EUR', 'GBR']),
    bundleOptions: buildBundleOptions(idOf, [
      {
        id: 'bar',
        title: 'Bar',
        included: 'QN-COL-SPRING',
        values: [
          { sku: 'IW-BAR-WRIGHT-BZ-20', fixed: prices(24900, { except: ['AUS', 'EUR', 'GBR'] }), isDefault: true },
          { sku: 'IW-BAR-WRIGHT-SA-20', fixed: prices(22900, { except: ['AUS', 'EUR', 'GBR'] }) },
        ],
      },
      ...(['45', '25', '10'] as const).map((weight) => ({
        id: `lb${weight}`,
        title: `Pairs of ${weight} lb`,
        isRequired: weight === '45',
        values: [{ sku: `IW-BMP-TRN-${weight}`, isDefault: true, canChangeQty: true }],
      })),
    ]),
    weightTiers: Object.fromEntries(
      (['USA', 'APO', 'CAN'] as const).map((site) => [
        site,
        [
          { ruleWeight: 150, discountPerLb: 20 },
          { ruleWeight: 300, discountPerLb: 30 },
          { ruleWeight: 500, discountPerLb: 40 },
        ],
      ]),
    ),
    shippingGroup: 'FREIGHT',
    related: ['ironwright-wright-bar', 'ironwright-training-bumpers', 'ironwright-half-rack'],
    ageDays: 66,
  })
}
