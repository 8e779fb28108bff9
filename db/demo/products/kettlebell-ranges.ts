import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { choose, configurableProduct, buildPictures, simpleProduct } from '../builders/entry.ts'
import { markedWeightChild } from '../builders/marked-weight-child.ts'
import { kettlebellModels } from '../models/hand-weights.ts'
import { prices } from '../builders/prices.ts'
import { limitedStock, madeToOrder, ampleStock } from '../builders/stock.ts'

const m = kettlebellModels

export const kettlebellRanges: readonly ProductEntry[] = [
  configurableProduct({
    id: 2120,
    handle: 'ironwright-pound-kettlebell',
    name: 'Ironwright Pound Kettlebell',
    brand: 'Ironwright',
    categories: ['cast-kettlebells', 'kettlebells'],
    fact: '18 to 53 lb, charcoal, orange band',
    lead: 'The weights of the old half-pood ladder, lettered in pounds.',
    description:
      '<p>18, 26, 35, 44 and 53 lb are 8 to 24 kg in steps of four. The castings are those of the kilogram range with another plate in the mold, so handles and windows are the same.</p><p>Every band is orange. Read the number; it stands 40 mm high on the large ones.</p>',
    specification: [
      ['Handle', '33 to 36 mm'],
      ['Window', '54 to 62 mm high'],
      ['Weight tolerance', '2%'],
      ['Material', 'Ductile iron, powder coat'],
      ['Foot', 'Machined flat'],
      ['Band', 'Orange, vinyl'],
    ],
    facets: { material: ['Cast iron'], use: ['General training'], unit: ['Pounds'] },
    pictures: buildPictures({
      'pound-kettlebell-44': 'Charcoal 44 lb kettlebell with an orange band',
      'pound-kettlebell-35': 'Charcoal 35 lb kettlebell with an orange band',
      'pound-kettlebell-53': 'Charcoal 53 lb kettlebell with an orange band',
    }),
    ...choose('weight', 'Weight', [
      markedWeightChild(1, m['pound-kettlebell-18'], [147, 122, 199], {
        sku: 'IW-KBP-18',
        usd: 4200,
        stock: ampleStock(75),
      }),
      markedWeightChild(1, m['pound-kettlebell-26'], [148, 140, 218], {
        sku: 'IW-KBP-26',
        usd: 5500,
        stock: ampleStock(88),
      }),
      markedWeightChild(1, m['pound-kettlebell-35'], [157, 156, 235], {
        sku: 'IW-KBP-35',
        usd: 6900,
        stock: ampleStock(96),
        picture: 'pound-kettlebell-35',
      }),
      markedWeightChild(1, m['pound-kettlebell-44'], [169, 169, 250], {
        sku: 'IW-KBP-44',
        usd: 8200,
        stock: ampleStock(60),
        picture: 'pound-kettlebell-44',
      }),
      markedWeightChild(1, m['pound-kettlebell-53'], [181, 181, 264], {
        sku: 'IW-KBP-53',
        usd: 9500,
        stock: limitedStock(8),
        picture: 'pound-kettlebell-53',
      }),
    ]),
    related: ['ironwright-kettlebell', 'northlode-iron-kettlebell', 'ironwright-kettlebell-shelf'],
    ageDays: 440,
  }),
  configurableProduct({
    id: 2121,
    handle: 'ironwright-half-step-kettlebell',
    name: 'Ironwright Half-Step Kettlebell',
    brand: 'Ironwright',
    categories: ['cast-kettlebells', 'kettlebells'],
    fact: '10, 14, 18, 22 and 28 kg, gray',
    lead: 'The bells between the bells.',
    description:
      '<p>Four kilograms are a third more at 12 and a sixth at 24. These fill the gaps: light gray with a white band, so that they stand out in a row of dark ones.</p><p>Most people buy two, use them for half a year and hand them on.</p>',
    specification: [
      ['Handle', '33 to 37 mm'],
      ['Window', '55 to 63 mm high'],
      ['Weight tolerance', '2%'],
      ['Material', 'Ductile iron, powder coat'],
      ['Color', 'Gray, white band'],
      ['Foot', 'Machined flat'],
    ],
    facets: { material: ['Cast iron'], use: ['General training'], unit: ['Kilograms'] },
    pictures: buildPictures({
      'kettlebell-18': 'Gray 18 kg kettlebell with a white band',
      'kettlebell-22': 'Gray 22 kg kettlebell with a white band',
    }),
    ...choose('weight', 'Weight', [
      markedWeightChild(1, m['kettlebell-10'], [147, 132, 209], {
        sku: 'IW-KBH-10',
        usd: 4600,
        offer: { except: ['AUS'] },
        stock: ampleStock(44),
      }),
      markedWeightChild(1, m['kettlebell-14'], [151, 149, 228], {
        sku: 'IW-KBH-14',
        usd: 5900,
        offer: { except: ['AUS'] },
        stock: ampleStock(40),
      }),
      markedWeightChild(1, m['kettlebell-18'], [163, 163, 243], {
        sku: 'IW-KBH-18',
        usd: 7200,
        offer: { except: ['AUS'] },
        stock: ampleStock(39),
        picture: 'kettlebell-18',
      }),
      markedWeightChild(1, m['kettlebell-22'], [175, 175, 257], {
        sku: 'IW-KBH-22',
        usd: 8500,
        offer: { except: ['AUS'] },
        stock: limitedStock(5),
        picture: 'kettlebell-22',
      }),
      markedWeightChild(1, m['kettlebell-28'], [191, 191, 276], {
        sku: 'IW-KBH-28',
        usd: 10500,
        offer: { except: ['AUS'] },
        stock: ampleStock(21),
      }),
    ]),
    related: ['ironwright-kettlebell', 'ironwright-kettlebell-set', 'ironwright-training-log'],
    ageDays: 175,
  }),
  simpleProduct({
    id: 2122,
    handle: 'ironwright-light-kettlebell-set',
    name: 'Ironwright Light Kettlebell Set',
    brand: 'Ironwright',
    categories: ['cast-kettlebells', 'kettlebells', 'packages'],
    fact: '36 kg: one each of 8, 12 and 16',
    lead: 'Press, swing and squat for the first year.',
    description:
      '<p>One each of 8, 12 and 16 kg in their band colors. They come in two boxes by ordinary parcel, since no box is above 24 kg.</p><p>Cheaper by nine percent than one by one.</p>',
    specification: [
      ['Contents', '8, 12 and 16 kg'],
      ['Weight', '36 kg (79.4 lb)'],
      ['Material', 'Ductile iron, powder coat'],
      ['Handle', '33 to 34 mm'],
      ['Boxes', 'Two'],
      ['Weight tolerance', '2%'],
    ],
    facets: { material: ['Cast iron'], use: ['General training', 'Garage'], unit: ['Kilograms'] },
    pictures: buildPictures({ 'light-kettlebell-set': '8, 12 and 16 kg kettlebells with pink, blue and yellow bands' }),
    sku: 'IW-KB-SET36',
    weightGrams: 37800,
    size: [560, 200, 240],
    prices: prices(14200, { special: 12900 }),
    stock: ampleStock(48),
    related: ['ironwright-kettlebell', 'ironwright-kettlebell-set', 'ironwright-rubber-tile'],
    ageDays: 415,
  }),
  configurableProduct({
    id: 2123,
    handle: 'northlode-big-iron-kettlebell',
    name: 'Northlode Big Iron Kettlebell',
    brand: 'Northlode',
    categories: ['cast-kettlebells', 'kettlebells'],
    fact: '88, 106 and 124 lb, dark bare iron',
    lead: 'Cast for two hands and a short distance.',
    description:
      '<p>The handle is 39 mm and the window 75 mm high at 124 lb. Two hands fit side by side; one hand fits and regrets it.</p><p>Oiled dark at the foundry. A crack in a casting this size is heard before it is seen, so each is struck with a hammer and listened to.</p>',
    specification: [
      ['Handle', '39 mm'],
      ['Window', '69 to 77 mm high'],
      ['Weight tolerance', '2%'],
      ['Material', 'Gray cast iron, oiled dark'],
      ['Width at 124 lb', '243 mm'],
      ['Test', 'Struck and listened to'],
    ],
    facets: { material: ['Cast iron'], use: ['Strongman'], unit: ['Pounds'] },
    pictures: buildPictures({
      'big-iron-kettlebell-124': 'Dark 124 lb iron kettlebell',
      'big-iron-trio': 'Dark 88, 106 and 124 lb iron kettlebells',
    }),
    ...choose('weight', 'Weight', [
      markedWeightChild(1, m['big-iron-kettlebell-88'], [215, 215, 306], {
        sku: 'NL-KBB-88',
        usd: 12900,
        stock: ampleStock(18),
      }),
      markedWeightChild(1, m['big-iron-kettlebell-106'], [230, 230, 325], {
        sku: 'NL-KBB-106',
        usd: 15500,
        stock: limitedStock(6),
      }),
      markedWeightChild(1, m['big-iron-kettlebell-124'], [243, 243, 341], {
        sku: 'NL-KBB-124',
        usd: 18500,
        stock: madeToOrder(30),
        picture: 'big-iron-kettlebell-124',
      }),
    ]),
    shippingGroup: 'HEAVY_DIRECT',
    related: ['ironwright-heavy-kettlebell', 'northlode-iron-kettlebell', 'northlode-atlas-stone'],
    ageDays: 675,
  }),
  configurableProduct({
    id: 2124,
    handle: 'pellam-jacket-kettlebells',
    name: 'Pellam Jacket Kettlebells',
    brand: 'Pellam',
    categories: ['cast-kettlebells', 'kettlebells'],
    fact: '8, 12 and 16 kg in rubber, gray handle',
    lead: 'For floors that belong to somebody else.',
    description:
      '<p>Rubber of 8 mm covers the bell to two thirds and the foot entirely. Set down on a tile it makes the sound of a book.</p><p>The handle above it is bare of rubber, painted gray and ground smooth at the seam. A band names the weight for those who leave the number turned away.</p>',
    specification: [
      ['Handle', '33 mm'],
      ['Jacket', '8 mm rubber'],
      ['Weight tolerance', '3%'],
      ['Material', 'Cast iron, rubber'],
      ['Foot', 'Rubber, flat'],
      ['Noise', 'None to speak of'],
    ],
    facets: { material: ['Rubber'], use: ['General training', 'Garage'], unit: ['Kilograms'] },
    pictures: buildPictures({
      'jacket-kettlebell-12': '12 kg kettlebell with a black jacket and a gray handle',
      'jacket-kettlebell-8': '8 kg kettlebell with a black jacket',
    }),
    ...choose('weight', 'Weight', [
      markedWeightChild(1, m['jacket-kettlebell-8'], [147, 131, 200], {
        sku: 'PL-KBJ-8',
        usd: 4900,
        stock: ampleStock(52),
        picture: 'jacket-kettlebell-8',
      }),
      markedWeightChild(1, m['jacket-kettlebell-12'], [153, 153, 223], {
        sku: 'PL-KBJ-12',
        usd: 6200,
        stock: ampleStock(49),
        picture: 'jacket-kettlebell-12',
      }),
      markedWeightChild(1, m['jacket-kettlebell-16'], [169, 169, 240], {
        sku: 'PL-KBJ-16',
        usd: 7500,
        stock: ampleStock(31),
      }),
    ]),
    shippingGroup: 'DROPSHIP',
    related: ['pellam-rubber-kettlebell', 'ironwright-rubber-tile', 'pellam-light-dumbbells'],
    ageDays: 168,
  }),
]
