import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { bundle, freePrices, buildBundleOptions } from '../builders/bundle.ts'
import { buildPictures } from '../builders/entry.ts'

const sizes = ['S', 'M', 'L', 'XL'] as const

/** Returns three kits: a fixed kit, a kit with optional items, and a kit with selectable quantities. */
export function kits(idOf: (sku: string) => number): readonly ProductEntry[] {
  return [pressCorner(idOf), meetDayKit(idOf), bandKit(idOf)]
}

function pressCorner(idOf: (sku: string) => number): ProductEntry {
  return bundle({
    id: 2640,
    handle: 'ironwright-press-corner',
    name: 'Ironwright Press Corner',
    brand: 'Ironwright',
    categories: ['packages'],
    fact: 'A bench and two pairs of dumbbells, as you choose them',
    lead: 'Two meters by two, and the upper half of you has no more excuses.',
    description:
      '<p>Every part of it has to be there for it to work, so every part is asked for: a bench that tilts, a heavy pair, a light pair. Together they cost eight percent less.</p><p>The dumbbells come in a crate of their own, since a bench should not carry 40 kg on its way to you.</p>',
    specification: [
      ['Contents', 'Bench, two pairs of dumbbells'],
      ['Dumbbells', '10 to 30 kg, rubber'],
      ['Room', 'About 2 x 2 m'],
    ],
    facets: { use: ['Home', 'Bench press'] },
    pictures: buildPictures({ 'press-corner': 'Inclined bench with two pairs of hex dumbbells in front' }),
    sku: 'IW-PKG-PRESS',
    prices: freePrices(),
    bundleOptions: buildBundleOptions(idOf, [
      {
        id: 'bench',
        title: 'Bench',
        values: [
          { sku: 'IW-BEN-ADJ-L', off: 8, isDefault: true },
          { sku: 'IW-BEN-ADJ', off: 8 },
        ],
      },
      {
        id: 'heavy',
        title: 'Heavy pair',
        values: [
          { sku: 'IW-HEXK-20', off: 8, isDefault: true, qty: 2 },
          { sku: 'IW-HEXK-25', off: 8, qty: 2 },
          { sku: 'IW-HEXK-30', off: 8, qty: 2 },
        ],
      },
      {
        id: 'light',
        title: 'Light pair',
        values: [
          { sku: 'IW-HEXK-10', off: 8, isDefault: true, qty: 2 },
          { sku: 'IW-HEXK-15', off: 8, qty: 2 },
        ],
      },
    ]),
    shippingGroup: 'FREIGHT',
    related: ['ironwright-light-incline-bench', 'ironwright-hex-dumbbells-kg', 'ironwright-dumbbell-corner'],
    ageDays: 14,
  })
}

function meetDayKit(idOf: (sku: string) => number): ProductEntry {
  return bundle({
    id: 2641,
    handle: 'ironwright-meet-day-kit',
    name: 'Ironwright Meet Day Kit',
    brand: 'Ironwright',
    categories: ['packages', 'gift-guide'],
    fact: 'A lever belt, and what else the rules allow',
    lead: 'What lies on the chair behind the platform.',
    description:
      '<p>The belt is the kit; sleeves, wraps and straps join it if you want them, each a tenth cheaper than alone. Eight blocks of chalk are in it either way.</p><p>All of it passes an equipment check: labels are left where referees look for them.</p>',
    specification: [
      ['Contents', 'Belt, chalk; sleeves, wraps and straps at will'],
      ['Belt', '10 mm, lever'],
      ['Checked', 'For classic powerlifting'],
    ],
    facets: { use: ['Competition', 'Powerlifting'] },
    pictures: buildPictures({ 'meet-kit': 'Lever belt, knee sleeves, wrist wraps and two blocks of chalk' }),
    sku: 'IW-PKG-MEET',
    prices: freePrices(),
    bundleOptions: buildBundleOptions(idOf, [
      {
        id: 'belt',
        title: 'Belt',
        included: 'IW-CHALK-8',
        values: sizes.map((size) => ({ sku: `IW-LEVER-10-${size}`, off: 10, isDefault: size === 'M' })),
      },
      {
        id: 'sleeves',
        title: 'Knee sleeves',
        isRequired: false,
        values: sizes.map((size) => ({ sku: `IW-KNEE-${size}`, off: 10, isDefault: size === 'M' })),
      },
      {
        id: 'wraps',
        title: 'Wrist wraps',
        isRequired: false,
        values: [
          { sku: 'IW-WRIST-BK', off: 10 },
          { sku: 'IW-WRIST-WH', off: 10, isDefault: true },
        ],
      },
      { id: 'straps', title: 'Straps for warming up', isRequired: false, values: [{ sku: 'IW-STRAP-38', off: 10 }] },
    ]),
    related: ['ironwright-lever-belt', 'ironwright-knee-sleeves', 'ironwright-spring-open-entry'],
    ageDays: 31,
  })
}

function bandKit(idOf: (sku: string) => number): ProductEntry {
  return bundle({
    id: 2642,
    handle: 'ironwright-band-kit',
    name: 'Ironwright Band Kit',
    brand: 'Ironwright',
    categories: ['packages', 'gift-guide'],
    fact: 'Loop bands by the piece, a block roller with them',
    lead: 'A class of ten wants ten of the blue and two of the black.',
    description:
      '<p>Say how many of each width; from the second piece on nobody counts, the price of one is the price of all, and that is fifteen percent below the shelf. The block roller is thrown in.</p><p>Bands wear at the anchor first. Schools order spares with the set.</p>',
    specification: [
      ['Contents', 'Bands as you count them, one roller'],
      ['Widths', '13, 22, 32 and 83 mm'],
      ['Length', '1 m, looped'],
    ],
    facets: { use: ['Gyms', 'Mobility'] },
    pictures: buildPictures({ 'band-kit': 'Five loop bands in a row, with a ridged roller and a ball in front' }),
    sku: 'IW-PKG-BAND',
    prices: freePrices(),
    bundleOptions: buildBundleOptions(idOf, [
      {
        id: 'blue',
        title: '32 mm, blue',
        included: 'OS-ROLL-33',
        values: [{ sku: 'IW-BAND-32', off: 15, isDefault: true, qty: 2, canChangeQty: true }],
      },
      {
        id: 'red',
        title: '22 mm, red',
        isRequired: false,
        values: [{ sku: 'IW-BAND-22', off: 15, isDefault: true, qty: 2, canChangeQty: true }],
      },
      {
        id: 'yellow',
        title: '13 mm, yellow',
        isRequired: false,
        values: [{ sku: 'IW-BAND-13', off: 15, isDefault: true, qty: 2, canChangeQty: true }],
      },
      {
        id: 'black',
        title: '83 mm, black',
        isRequired: false,
        values: [{ sku: 'IW-BAND-83', off: 15, qty: 1, canChangeQty: true }],
      },
    ]),
    related: ['ironwright-loop-bands', 'osktide-grid-roller', 'ironwright-wide-band'],
    ageDays: 52,
  })
}
