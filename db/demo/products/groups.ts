import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { buildPictures } from '../builders/entry.ts'
import { groupedProduct } from '../builders/unshipped.ts'

/** Grouped products, which offer related products on one page. */
export const groups: readonly ProductEntry[] = [
  groupedProduct({
    id: 2650,
    handle: 'ironwright-plates-by-the-pair',
    name: 'Ironwright Plates by the Pair',
    brand: 'Ironwright',
    categories: ['bumper-plates', 'plates', 'packages'],
    fact: 'KG Bumpers and change plates on one page',
    lead: 'Add up your best deadlift, then buy one more pair.',
    description:
      '<p>Ten rows instead of ten pages: every weight of the KG Bumpers and of the change plates that go outside them, each with what is on the shelf today. Fill in how many pairs and put all of them into the cart at once.</p><p>Each weight stays a line of its own there and ships by itself.</p>',
    specification: [
      ['Bumpers', 'Pairs of 10, 15, 20 and 25 kg'],
      ['Change plates', 'Pairs of 0.5 to 5 kg'],
      ['Diameter', '450 mm, small ones less'],
    ],
    facets: { use: ['General training', 'Weightlifting'], unit: ['Kilograms'] },
    pictures: buildPictures({ 'plates-by-pair': 'Eight colored bumper plates standing in a row, two of each weight' }),
    sku: 'IW-GRP-PLATES',
    members: ['ironwright-kg-bumpers', 'ironwright-change-plates'],
    related: ['ironwright-kg-bumpers', 'ironwright-change-plates', 'ironwright-plate-tree'],
    ageDays: 18,
  }),
  groupedProduct({
    id: 2651,
    handle: 'ironwright-small-plates-together',
    name: 'Ironwright Small Plates Together',
    brand: 'Ironwright',
    categories: ['change-plates', 'plates'],
    fact: 'From 250 g to 5 kg, thin steel, on one page',
    lead: 'Where the last kilogram of a year comes from.',
    description:
      '<p>The fractional kilograms as a set, and the thin steel plates by the pair. Most people take the set once and a pair of 2.5 kg every other winter.</p><p>All of them are coated steel and share a shelf of the change plate tree.</p>',
    specification: [
      ['Fractional set', '3.75 kg in eight plates'],
      ['Steel plates', 'Pairs of 1.25, 2.5 and 5 kg'],
      ['Thickness', '6 to 13.5 mm'],
    ],
    facets: { use: ['Powerlifting'], unit: ['Kilograms'] },
    pictures: buildPictures({ 'small-plates-pile': 'Stack of small plates with an orange one leaning against it' }),
    sku: 'IW-GRP-SMALL',
    members: ['ironwright-fractional-kilograms', 'ironwright-steel-change-plates'],
    related: ['ironwright-fractional-kilograms', 'ironwright-change-plate-tree', 'ironwright-press-plan'],
    ageDays: 23,
  }),
  groupedProduct({
    id: 2652,
    handle: 'ironwright-collars-side-by-side',
    name: 'Collars Side by Side',
    brand: 'Ironwright',
    categories: ['collars'],
    fact: 'Six ways to keep a plate on a bar',
    lead: 'For gyms that buy a box of collars and hide it.',
    description:
      '<p>Clamps, jaws, levers, springs and screws, with the price of a pair and how many pairs we have. Take two of each to a class and you will know by the evening which kind comes back.</p><p>The competition collars weigh 2.5 kg each, so count them into what is on the bar.</p>',
    specification: [
      ['Kinds', 'Clamp, jaw, lever, spring, screw, competition'],
      ['Sold as', 'Pairs'],
      ['Fit', '50 mm sleeves'],
    ],
    facets: { use: ['Gyms', 'General training'] },
    pictures: buildPictures({ 'collars-to-choose': 'Six collars of different kinds in two rows' }),
    sku: 'IW-GRP-COLLARS',
    members: [
      'ironwright-clamp-collars',
      'quillon-jaw-collars',
      'quillon-lever-collars',
      'quillon-spring-clips',
      'quillon-screw-collars',
      'vestergrav-competition-collars',
    ],
    related: ['ironwright-clamp-collars', 'quillon-jaw-collars', 'ironwright-power-bar'],
    ageDays: 36,
  }),
]
