import type { ModelEntry, ProductEntry, StockEntry } from '#domain/catalog/product-entry.ts'
import { choose, configurableProduct, buildPictures } from '../builders/entry.ts'
import { accessoryModels as models } from '../models/accessories.ts'
import { prices } from '../builders/prices.ts'
import { limitedStock, backorderStock, ampleStock, soldOut } from '../builders/stock.ts'

/** Belt sizes, each with the width of the closed belt in meters and the waist range that it fits. */
const waists = [
  { label: 'S (60 to 75 cm)', code: 'S', waist: 0.25, grams: 0.86 },
  { label: 'M (72 to 90 cm)', code: 'M', waist: 0.3, grams: 1 },
  { label: 'L (85 to 105 cm)', code: 'L', waist: 0.35, grams: 1.15 },
  { label: 'XL (100 to 125 cm)', code: 'XL', waist: 0.41, grams: 1.33 },
] as const

const stocks = [ampleStock(18), ampleStock(42), ampleStock(37), limitedStock(6)] as const
const scarce = [limitedStock(3), ampleStock(14), backorderStock(20), soldOut] as const

/** Builds one child per waist size. Larger belts are identical except for length and weight. */
function sized(
  sku: string,
  model: ModelEntry,
  grams: number,
  cost: ReturnType<typeof prices>,
  stock: readonly StockEntry[] = stocks,
) {
  const [first, ...rest] = waists.map((size, at) => ({
    label: size.label,
    sku: `${sku}-${size.code}`,
    weightGrams: Math.round((grams * size.grams) / 10) * 10,
    model: { kind: model.kind, params: { ...model.params, waist: size.waist } },
    size: sizeOf(model, size.waist),
    prices: cost,
    stock: stock[at]!,
  }))
  return choose('size', 'Size', [first!, ...rest])
}

/** Returns a closed belt's dimensions in millimeters: the oval including the buckle, and the height. */
function sizeOf({ params = {} }: ModelEntry, waist: number): readonly [number, number, number] {
  const [thick, high] = [Number(params['thickness'] ?? 0.01), Number(params['width'] ?? 0.1)]
  const buckle = params['hasLever'] === true ? 0.018 : 0.013
  const sides = [waist + 0.001 + thick * 1.7, waist * 0.8 + thick * 2.2 + buckle, high]
  const [length, width, height] = sides.map((side) => Math.round(side * 1000)) as [number, number, number]
  return [length, width, height]
}

export const belts: readonly ProductEntry[] = [
  configurableProduct({
    id: 2475,
    handle: 'ironwright-prong-belt',
    name: 'Ironwright Prong Belt, 10 mm',
    brand: 'Ironwright',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: '10 mm leather, 100 mm wide, two prongs',
    lead: 'The same width all the way around, because your back is not the only part that braces.',
    description:
      '<p>Two layers of vegetable-tanned hide, glued and sewn with four rows of waxed thread. It takes a month to bend to you and ten years to bend back.</p><p>The buckle is 4 mm steel with two prongs, and the holes are 25 mm apart. Legal where 10 mm belts are legal, which is everywhere that counts.</p>',
    specification: [
      ['Thickness', '10 mm'],
      ['Width', '100 mm'],
      ['Leather', 'Bark-tanned, two layers'],
      ['Stitching', 'Four rows, waxed nylon'],
      ['Buckle', 'Two prongs, chromed steel'],
      ['Holes', '11 pairs, 25 mm apart'],
    ],
    facets: { use: ['Powerlifting', 'Strength'], material: ['Leather'] },
    pictures: buildPictures({
      'lifting-belt': 'Dark brown leather belt, closed, with a two-pronged buckle',
      'lifting-belt-buckle': 'Buckle and holes of the belt',
    }),
    ...sized('IW-BELT-10', models['lifting-belt'], 1150, prices(9500)),
    related: ['ironwright-lever-belt', 'ironwright-black-belt'],
    ageDays: 620,
  }),
  configurableProduct({
    id: 2476,
    handle: 'ironwright-black-belt',
    name: 'Ironwright Prong Belt, 13 mm',
    brand: 'Ironwright',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: '13 mm leather, black, gray thread',
    lead: 'Three millimeters more, which is the difference between a belt and a wall.',
    description:
      '<p>Stiff to the point of rudeness. The edges are beveled and burnished so that a rib gets a curve and not a corner.</p><p>Squatters above twice their weight like it; everybody who also cleans will want ten.</p>',
    specification: [
      ['Thickness', '13 mm'],
      ['Width', '100 mm'],
      ['Core', 'Sole leather between two hides'],
      ['Edge', 'Beveled, burnished, waxed'],
      ['Prongs', 'Two, 6 mm'],
      ['Break-in', 'Six to ten weeks'],
    ],
    facets: { use: ['Powerlifting'], material: ['Leather'] },
    pictures: buildPictures({ 'black-belt': 'Black 13 mm leather belt with gray seams' }),
    ...sized('IW-BELT-13', models['black-belt'], 1480, prices(12500)),
    related: ['ironwright-prong-belt', 'vestergrav-lever-belt'],
    ageDays: 275,
  }),
  configurableProduct({
    id: 2477,
    handle: 'ironwright-lever-belt',
    name: 'Ironwright Lever Belt, 10 mm',
    brand: 'Ironwright',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: '10 mm, stainless lever, orange thread',
    lead: 'Closed with a thumb, open before the bar is racked.',
    description:
      '<p>Always the same tightness, set with two screws and a coin. If your waist changes between morning and evening, take prongs.</p><p>The lever is cast stainless and closes over center. Its hinge pin is 10 mm and can be driven out with a nail when it wears, in a decade.</p>',
    specification: [
      ['Thickness', '10 mm'],
      ['Lever', 'Cast stainless, over center'],
      ['Setting', 'Two screws, 25 mm steps'],
      ['Suede', 'Inside, does not slip on a shirt'],
      ['Thread', 'Orange nylon'],
      ['Width', '100 mm'],
    ],
    facets: { use: ['Powerlifting'], material: ['Leather'] },
    pictures: buildPictures({
      'lever-belt': 'Black lifting belt with a steel lever and orange seams',
      'lever-belt-buckle': 'Close-up of the lever',
    }),
    ...sized('IW-LEVER-10', models['lever-belt'], 1430, prices(13500, { special: 11900 })),
    related: ['ironwright-prong-belt', 'vestergrav-lever-belt'],
    ageDays: 58,
  }),
  configurableProduct({
    id: 2478,
    handle: 'vestergrav-lever-belt',
    name: 'Vestergrav Lever Belt, 13 mm',
    brand: 'Vestergrav',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: '13 mm, oxblood, on the approved lists',
    lead: 'Measured with a caliper at five places before it is boxed, so the referee’s caliper agrees.',
    description:
      '<p>Thirteen millimeters is the limit, and leather swells in wet halls. These are cut to 12.7 and stay under.</p><p>White seams on oxblood, one hide from end to end without a splice. The certificate is in the box.</p>',
    specification: [
      ['Thickness', '12.7 mm, never above 13'],
      ['Width', '100 mm, tolerance + 0'],
      ['Lever', 'Forged steel, polished'],
      ['Hide', 'One piece'],
      ['Approval', 'Card in the box'],
      ['Thread', 'White polyester, 8 stitches an inch'],
    ],
    facets: { use: ['Powerlifting', 'Competition'], material: ['Leather'] },
    pictures: buildPictures({
      'lever-belt-13': 'Oxblood lever belt with white seams',
      'lever-belt-13-back': 'The belt from behind',
    }),
    ...sized('VG-LEVER-13', models['lever-belt-13'], 1730, prices(18500, { except: ['AUS'] }), scarce),
    related: ['ironwright-lever-belt', 'vestergrav-stiff-wraps'],
    ageDays: 133,
  }),
  configurableProduct({
    id: 2479,
    handle: 'fenmoor-oak-belt',
    name: 'Fenmoor Oak Belt, 10 mm',
    brand: 'Fenmoor',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: 'Natural oak-bark tan, undyed',
    lead: 'Undyed, so you see what a hide looks like and what yours does to it.',
    description:
      '<p>Tanned for nine months in oak bark and rolled hard. It starts the color of a biscuit and ends the color of a saddle.</p><p>Sweat marks, bar marks and one coffee are part of it. So is a small scar now and then: cows have fences.</p>',
    specification: [
      ['Tanning', 'Oak bark, nine months'],
      ['Thickness', '10 mm, single butt'],
      ['Width', '100 mm'],
      ['Thread', 'Linen, cream, by hand at the buckle'],
      ['Buckle', 'Two prongs, chromed'],
      ['Finish', 'Tallow and beeswax'],
    ],
    facets: { use: ['Strength', 'Powerlifting'], material: ['Leather'] },
    pictures: buildPictures({
      'oak-tan-belt': 'Natural tan leather belt with cream seams',
      'oak-tan-belt-edge': 'Edge and seams of the tan belt',
    }),
    ...sized('FM-OAK-10', models['oak-tan-belt'], 1180, prices(16500), scarce),
    related: ['ironwright-prong-belt', 'fenmoor-narrow-belt'],
    ageDays: 204,
  }),
  configurableProduct({
    id: 2480,
    handle: 'fenmoor-narrow-belt',
    name: 'Fenmoor Narrow Belt, 75 mm',
    brand: 'Fenmoor',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: '6.5 mm, 75 mm wide, for cleans and short torsos',
    lead: 'Room between rib and hip, for people who have little of it.',
    description:
      '<p>A wide belt on a short trunk digs in at both ends of a deep squat. Seventy-five millimeters end that, and still give the stomach something to push on.</p><p>At 6.5 mm it bends on the first day. Lifters wear it for the clean and forget to take it off for the jerk.</p>',
    specification: [
      ['Width', '75 mm'],
      ['Thickness', '6.5 mm'],
      ['Leather', 'Bridle butt, chestnut'],
      ['Buckle', 'Two slim prongs'],
      ['Lining', 'None'],
      ['Break-in', 'None to speak of'],
    ],
    facets: { use: ['Weightlifting'], material: ['Leather'] },
    pictures: buildPictures({ 'narrow-belt': 'Narrow chestnut belt with cream seams' }),
    ...sized('FM-NARROW', models['narrow-belt'], 620, prices(7900, { except: ['EUR'] })),
    related: ['fenmoor-oak-belt', 'vestergrav-competition-straps'],
    ageDays: 480,
  }),
  configurableProduct({
    id: 2481,
    handle: 'ironwright-suede-belt',
    name: 'Ironwright Suede Belt, 10 mm',
    brand: 'Ironwright',
    categories: ['lifting-belts', 'lifting-gear'],
    fact: '10 mm, navy suede on both sides',
    lead: 'Suede outside as well, for the bar that rests on it.',
    description:
      '<p>In a deadlift the bar drags up the belt’s edge, and smooth leather squeaks. Napped leather does not, and it holds on a singlet of nylon too.</p><p>Dyed through, so a scratch is blue as well.</p>',
    specification: [
      ['Outside', 'Suede, navy'],
      ['Inside', 'Suede, raw'],
      ['Thickness', '10 mm over all'],
      ['Width', '100 mm'],
      ['Buckle', 'Two prongs on rollers'],
      ['Rub', 'Color-fast to ISO 105, grade 4'],
    ],
    facets: { use: ['Powerlifting', 'Strength'], material: ['Leather'] },
    pictures: buildPictures({ 'suede-belt': 'Navy belt with white seams and a two-pronged buckle' }),
    ...sized('IW-SUEDE-10', models['suede-belt'], 1170, prices(10900)),
    related: ['ironwright-prong-belt', 'ironwright-lever-belt'],
    ageDays: 9,
  }),
]
