import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { configurableProduct, buildPictures } from '../builders/entry.ts'
import { cuts, buildColorsAndSizes } from '../builders/garments.ts'
import { apparelModels as models } from '../models/apparel.ts'
import { prices } from '../builders/prices.ts'

const tint = (label: string, swatch: string, code: string, picture: keyof typeof models) => ({
  label,
  swatch,
  code,
  picture,
  model: models[picture],
})

export const shoes: readonly ProductEntry[] = [
  configurableProduct({
    id: 2550,
    handle: 'ironwright-lifting-shoe',
    name: 'Ironwright Lifting Shoe',
    brand: 'Ironwright',
    categories: ['shoes', 'apparel'],
    fact: '22 mm effective heel, TPU, one strap',
    lead: 'A hard wedge, a wide toe, and a strap so that the two stay together.',
    description:
      '<p>The wedge is one piece of TPU from heel to ball. It does not compress under 300 kg, we have the curve. Effective heel height is 22 mm, which suits most hips.</p><p>The toe box is as wide as a foot and not as a fashion. Laces close the midfoot, the strap closes the rest.</p>',
    specification: [
      ['Effective heel', '22 mm'],
      ['Wedge', 'TPU, 85 Shore A'],
      ['Outsole', 'Rubber, flat'],
      ['Upper', 'Microfiber, stitched'],
      ['Strap', 'One, 45 mm'],
      ['Width', 'E'],
      ['Weight', '1.25 kg a pair in US 9'],
    ],
    facets: { use: ['Weightlifting', 'Strength'], material: ['Microfiber'] },
    pictures: buildPictures({
      'lifting-shoe-black': 'A pair of black lifting shoes with pale soles and orange straps',
      'lifting-shoe-white': 'A pair of white lifting shoes with dark soles and navy straps',
      'lifting-shoe-pair': 'The black pair from the front and above',
    }),
    ...buildColorsAndSizes(
      'IW-SHOE',
      [tint('Black', '#1d1d1f', 'BK', 'lifting-shoe-black'), tint('White', '#e3e1db', 'WH', 'lifting-shoe-white')],
      cuts.shoes,
      prices(14500),
    ),
    related: ['vestergrav-platform-shoe', 'ironwright-crew-socks'],
    ageDays: 147,
  }),
  configurableProduct({
    id: 2551,
    handle: 'vestergrav-platform-shoe',
    name: 'Vestergrav Platform Shoe',
    brand: 'Vestergrav',
    categories: ['shoes', 'apparel'],
    fact: 'Stacked beech heel, oxblood leather',
    lead: 'Wood under the heel, because you can hear it land.',
    description:
      '<p>Nine layers of beech, glued across and across. Wood is lighter than TPU at the same stiffness, and it sounds like 1975.</p><p>The upper is calf, lined with pigskin. It wants ten sessions, and a shoe tree after each.</p>',
    specification: [
      ['Heel', 'Beech, 9 layers'],
      ['Effective heel', '20 mm'],
      ['Upper', 'Calf leather, oxblood'],
      ['Lining', 'Pigskin'],
      ['Outsole', 'Rubber, stitched and nailed'],
      ['Resoling', 'Yes, by us'],
      ['Width', 'D'],
    ],
    facets: { use: ['Weightlifting', 'Competition'], material: ['Leather'] },
    pictures: buildPictures({
      'platform-shoe': 'A pair of oxblood shoes with wooden heels and black straps',
      'platform-shoe-side': 'The oxblood shoe from the side',
    }),
    ...buildColorsAndSizes(
      'VG-SHOE',
      [tint('Oxblood', '#5e1a1d', 'OX', 'platform-shoe')],
      cuts.shoes,
      prices(23500, { except: ['AUS'] }),
      0.96,
    ),
    related: ['ironwright-lifting-shoe', 'fenmoor-leather-shoe'],
    ageDays: 59,
  }),
  configurableProduct({
    id: 2552,
    handle: 'fenmoor-leather-shoe',
    name: 'Fenmoor Squat Shoe',
    brand: 'Fenmoor',
    categories: ['shoes', 'apparel'],
    fact: 'Full leather, stacked heel, brown',
    lead: 'Built like a work boot that stopped at the ankle.',
    description:
      '<p>Welted, so that a cobbler anywhere can replace the sole. The heel is stacked leather, pressed until it is as hard as it looks.</p><p>Brown on brown on brown. It goes with the belt.</p>',
    specification: [
      ['Construction', 'Goodyear welt'],
      ['Heel', 'Stacked leather, 24 mm'],
      ['Upper', 'Oiled cowhide, 2.2 mm'],
      ['Strap', 'Bridle, hook tape'],
      ['Insole', 'Cork'],
      ['Break-in', 'Three weeks'],
    ],
    facets: { use: ['Strength', 'Powerlifting'], material: ['Leather'] },
    pictures: buildPictures({ 'leather-shoe': 'A pair of brown leather lifting shoes' }),
    ...buildColorsAndSizes(
      'FM-SHOE',
      [tint('Brown', '#7a4a28', 'BR', 'leather-shoe')],
      cuts.shoes,
      prices(26500, { except: ['EUR'], special: 23500 }),
      1.15,
    ),
    related: ['vestergrav-platform-shoe', 'fenmoor-oak-belt'],
    ageDays: 318,
  }),
]
