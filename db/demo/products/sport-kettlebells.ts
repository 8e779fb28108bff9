import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { choose, configurableProduct, buildPictures, simpleProduct } from '../builders/entry.ts'
import { markedWeightChild } from '../builders/marked-weight-child.ts'
import { kettlebellModels } from '../models/hand-weights.ts'
import { prices } from '../builders/prices.ts'
import { limitedStock, madeToOrder, backorderStock, ampleStock } from '../builders/stock.ts'

const m = kettlebellModels
/** Competition kettlebells are the same size at all weights. */
const sport = [210, 210, 280] as const

export const sportKettlebells: readonly ProductEntry[] = [
  configurableProduct({
    id: 2125,
    handle: 'vestergrav-light-competition-kettlebell',
    name: 'Vestergrav Light Competition Kettlebell',
    brand: 'Vestergrav',
    categories: ['competition-kettlebells', 'kettlebells'],
    fact: '8 and 12 kg in the full 210 mm shell',
    lead: 'A junior holds the same shape as a champion.',
    description:
      '<p>Nearly all of it is air: the wall is 4 mm at 8 kg. The bell is balanced around the middle of its volume, so it sits on the forearm where the heavy ones will.</p><p>Pink and blue as the federations have it.</p>',
    specification: [
      ['Bell diameter', '210 mm'],
      ['Height', '280 mm'],
      ['Handle', '33 mm, bare steel'],
      ['Weight tolerance', '50 g'],
      ['Material', 'Steel, hollow'],
      ['Colors', 'Pink 8 kg, blue 12 kg'],
    ],
    facets: { material: ['Steel'], use: ['Kettlebell sport', 'Youth'], unit: ['Kilograms'] },
    pictures: buildPictures({
      'competition-kettlebell-12': 'Blue 12 kg competition kettlebell',
      'competition-kettlebell-8': 'Pink 8 kg competition kettlebell',
    }),
    ...choose('weight', 'Weight', [
      markedWeightChild(1, m['competition-kettlebell-8'], sport, {
        sku: 'VG-KB-8',
        usd: 10900,
        stock: ampleStock(22),
        swatch: '#d06a97',
        picture: 'competition-kettlebell-8',
      }),
      markedWeightChild(1, m['competition-kettlebell-12'], sport, {
        sku: 'VG-KB-12',
        usd: 11900,
        stock: ampleStock(30),
        swatch: '#2f6fc4',
        picture: 'competition-kettlebell-12',
      }),
    ]),
    related: ['vestergrav-competition-kettlebell', 'vestergrav-competition-kettlebell-set', 'ironwright-chalk-blocks'],
    ageDays: 355,
  }),
  simpleProduct({
    id: 2126,
    handle: 'vestergrav-competition-kettlebell-set',
    name: 'Vestergrav Competition Kettlebell Set',
    brand: 'Vestergrav',
    categories: ['competition-kettlebells', 'kettlebells', 'packages'],
    fact: '120 kg: one each of 16, 20, 24, 28 and 32',
    lead: 'A platform from the first class to the master.',
    description:
      '<p>Five bells of one size in five colors, weighed together and within 100 grams of 120 kg in sum.</p><p>They travel upright in a crate that becomes their shelf.</p>',
    specification: [
      ['Contents', '16, 20, 24, 28 and 32 kg'],
      ['Weight', '120 kg (264.6 lb)'],
      ['Bell diameter', '210 mm'],
      ['Handle', '33 mm, bare steel'],
      ['Weight tolerance', '50 g each'],
      ['Ships', 'In a crate by freight'],
    ],
    facets: { material: ['Steel'], use: ['Kettlebell sport', 'Competition'], unit: ['Kilograms'] },
    pictures: buildPictures({
      'competition-kettlebell-set': 'Yellow, purple, green, orange and red competition kettlebells in a row',
    }),
    sku: 'VG-KB-SET120',
    weightGrams: 131000,
    size: [1150, 240, 320],
    prices: prices(74500, { special: 69500, except: ['AUS'] }),
    stock: madeToOrder(21),
    shippingGroup: 'FREIGHT',
    related: [
      'vestergrav-competition-kettlebell',
      'vestergrav-light-competition-kettlebell',
      'ironwright-kettlebell-shelf',
    ],
    ageDays: 350,
  }),
  configurableProduct({
    id: 2127,
    handle: 'ironwright-training-kettlebell',
    name: 'Ironwright Training Kettlebell',
    brand: 'Ironwright',
    categories: ['competition-kettlebells', 'kettlebells'],
    fact: '16, 20 and 24 kg in sport size, black',
    lead: 'Sport dimensions for people who train at home and do not need the color.',
    description:
      '<p>The same 210 mm and 33 mm as on the platform, in black with a number in the color of the weight. The tolerance is 150 grams, three times that of the meet bell, and the price shows it.</p><p>The window is 186 mm wide: two hands, no knuckles.</p>',
    specification: [
      ['Bell diameter', '210 mm'],
      ['Height', '280 mm'],
      ['Handle', '33 mm, bare steel'],
      ['Weight tolerance', '150 g'],
      ['Material', 'Steel, hollow'],
      ['Color', 'Black, colored number'],
    ],
    facets: { material: ['Steel'], use: ['Kettlebell sport', 'General training'], unit: ['Kilograms'] },
    pictures: buildPictures({
      'training-kettlebell-20': 'Black 20 kg kettlebell in sport size with a purple number',
      'training-kettlebell-16': 'Black 16 kg kettlebell with a yellow number',
      'training-kettlebell-24': 'Black 24 kg kettlebell with a green number',
    }),
    ...choose('weight', 'Weight', [
      markedWeightChild(1, m['training-kettlebell-16'], sport, {
        sku: 'IW-KBT-16',
        usd: 8900,
        stock: ampleStock(40),
        picture: 'training-kettlebell-16',
      }),
      markedWeightChild(1, m['training-kettlebell-20'], sport, {
        sku: 'IW-KBT-20',
        usd: 9900,
        stock: ampleStock(35),
        picture: 'training-kettlebell-20',
      }),
      markedWeightChild(1, m['training-kettlebell-24'], sport, {
        sku: 'IW-KBT-24',
        usd: 10900,
        stock: backorderStock(14),
        picture: 'training-kettlebell-24',
      }),
    ]),
    related: ['vestergrav-competition-kettlebell', 'ironwright-kettlebell', 'ironwright-chalk-blocks'],
    ageDays: 60,
  }),
  simpleProduct({
    id: 2128,
    handle: 'quillon-small-adjustable-kettlebell',
    name: 'Quillon Small Adjustable Kettlebell',
    brand: 'Quillon',
    categories: ['competition-kettlebells', 'kettlebells'],
    fact: '8 to 20 kg in steps of 1 kg',
    lead: 'Thirteen bells for a flat with one cupboard.',
    description:
      '<p>The black sister of the 32 kg model, with a shorter rod and lighter discs. At 8 kg the shell is empty; at 20 it is full.</p><p>A quarter of an inch of felt between the discs keeps it from talking.</p>',
    specification: [
      ['Range', '8 to 20 kg'],
      ['Bell diameter', '210 mm'],
      ['Height', '280 mm'],
      ['Handle', '33 mm'],
      ['Change', 'Two minutes, key supplied'],
      ['Material', 'Steel'],
    ],
    facets: { material: ['Steel'], use: ['Kettlebell sport', 'Garage'], unit: ['Kilograms'] },
    pictures: buildPictures({ 'small-adjustable-kettlebell': 'Black adjustable kettlebell with a gray seam' }),
    sku: 'QN-KB-ADJ20',
    model: m['small-adjustable-kettlebell'],
    weightGrams: 21200,
    size: sport,
    prices: prices(22500),
    stock: limitedStock(7),
    related: ['quillon-adjustable-kettlebell', 'quillon-block-dumbbell', 'ironwright-training-kettlebell'],
    ageDays: 9,
  }),
]
