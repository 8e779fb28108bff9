import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { pictured, simple } from '../entry.ts'
import { prices } from '../prices.ts'
import { few, plenty } from '../stock.ts'

export const packages: readonly ProductEntry[] = [
  simple({
    id: 1381,
    handle: 'ironwright-garage-package',
    name: 'Ironwright Garage Package',
    brand: 'Ironwright',
    categories: ['packages'],
    fact: 'Rack, bench, bar and 120 kg of plates',
    lead: 'One delivery, one afternoon, one gym.',
    description:
      '<p>An IW-3 Power Rack in black at 2290 mm, a Flat Bench, a Power Bar in black zinc, and KG Bumpers: a pair each of 15, 20 and 25 kg. A pair of Clamp Collars lies in the bar tube.</p><p>It arrives on one pallet. Two people with a ratchet need three hours.</p>',
    specification: [
      ['Contents', 'Rack, bench, bar, 120 kg of plates, collars'],
      ['Footprint', '760 x 1245 mm, bar 2200 mm'],
      ['Height', '2290 mm'],
      ['Weight', '314 kg'],
    ],
    facets: { use: ['Garage'] },
    pictures: pictured({
      'rack-package': 'Power rack with a loaded bar and a bench inside',
      'bar-loaded': 'The loaded end of the bar',
    }),
    sku: 'IW-PKG-GARAGE',
    weightGrams: 338000,
    size: [2290, 1245, 760],
    prices: prices(219500, { special: 199500 }),
    stock: few(9),
    shippingGroup: 'FREIGHT',
    related: ['ironwright-iw3-power-rack', 'ironwright-lifting-platform', 'ironwright-plate-tree'],
    ageDays: 28,
  }),
  simple({
    id: 1382,
    handle: 'ironwright-bar-and-plates',
    name: 'Ironwright Bar and Plates',
    brand: 'Ironwright',
    categories: ['packages'],
    fact: 'Wright Bar and 160 lb of bumpers',
    lead: 'Everything you need if you already have a floor.',
    description:
      '<p>A Wright Bar in black zinc and pairs of 10, 25 and 45 lb Training Bumpers. Spring Clips included.</p>',
    specification: [
      ['Contents', 'Bar, 160 lb of plates, clips'],
      ['Total weight on the bar', '205 lb (93 kg)'],
      ['Bar', '20 kg, 28.5 mm'],
    ],
    facets: { use: ['Garage'] },
    pictures: pictured({
      'bar-package': 'End of a bar loaded with black bumper plates',
      'training-bumper-set': 'Black bumper plates in a row',
    }),
    sku: 'IW-PKG-BAR',
    weightGrams: 99000,
    size: [2200, 450, 450],
    prices: prices(57500, { except: ['AUS', 'EUR'] }),
    stock: plenty(36),
    shippingGroup: 'FREIGHT',
    related: ['ironwright-wright-bar', 'ironwright-training-bumpers', 'ironwright-half-rack'],
    ageDays: 66,
  }),
]
