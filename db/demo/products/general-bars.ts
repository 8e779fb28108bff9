import type { ProductEntry, VariantEntry } from '#domain/catalog/product-entry.ts'
import { choose, configurable, pictured, simple } from '../entry.ts'
import { prices } from '../prices.ts'
import { few, onBackorder, plenty } from '../stock.ts'

const finishes = [
  { label: 'Black zinc', swatch: '#4a4b4e', code: 'BZ', picture: 'wright-bar-black-zinc', usd: 27500 },
  { label: 'Bright zinc', swatch: '#c6c9cc', code: 'ZN', picture: 'wright-bar-bright-zinc', usd: 28500 },
  { label: 'Sand coat', swatch: '#b59b6e', code: 'SA', picture: 'wright-bar-sand', usd: 25500 },
] as const
const weights = [
  { label: '15 kg', code: '15', grams: 16300, length: 2010, off: 1000, stock: plenty(44) },
  { label: '20 kg', code: '20', grams: 21400, length: 2200, off: 0, stock: plenty(160) },
] as const

const wrightBar = (finish: (typeof finishes)[number], weight: (typeof weights)[number]): VariantEntry => ({
  sku: `IW-BAR-WRIGHT-${finish.code}-${weight.code}`,
  choice: { finish: finish.label, weight: weight.label },
  weightGrams: weight.grams,
  size: [weight.length, 50, 50],
  prices: prices(finish.usd - weight.off),
  stock: finish.code === 'SA' && weight.code === '15' ? few(2) : weight.stock,
  pictures: [finish.picture],
})

export const generalBars: readonly ProductEntry[] = [
  configurable({
    id: 1021,
    handle: 'ironwright-wright-bar',
    name: 'Ironwright Wright Bar',
    brand: 'Ironwright',
    categories: ['multipurpose-bars', 'barbells'],
    fact: '28.5 mm shaft, two sets of ring marks',
    lead: 'One bar for a garage that does a little of everything.',
    description:
      '<p>Between a power bar and a weightlifting bar, on purpose. The knurl is medium: it holds a heavy deadlift and forgives thirty cleans. Both ring marks are there, at 810 mm and at 910 mm.</p><p>Composite bushings turn quietly and never ask for anything but a drop of oil in spring.</p>',
    specification: [
      ['Weight', '20 kg or 15 kg'],
      ['Length', '2200 mm or 2010 mm'],
      ['Shaft diameter', '28.5 mm, 25 mm for 15 kg'],
      ['Loadable sleeve length', '415 mm or 320 mm'],
      ['Tensile strength', '190,000 PSI'],
      ['Whip', 'Medium'],
      ['Knurl', 'Medium, no center'],
      ['Rotation', 'Composite bushings'],
    ],
    facets: {
      finish: ['Black zinc', 'Bright zinc', 'Sand coat'],
      use: ['General training'],
      diameter: ['25 mm', '28.5 mm'],
      weight: ['15 kg', '20 kg'],
    },
    pictures: pictured({
      'wright-bar-black-zinc': 'Bright sleeve and black zinc shaft of the Wright Bar',
      'bar-pair': 'Two bars side by side on a pale floor',
      'wright-bar-bright-zinc': 'The Wright Bar in bright zinc',
      'wright-bar-sand': 'The Wright Bar with a sand coat and black sleeves',
    }),
    options: [
      { code: 'finish', label: 'Finish', values: finishes.map(({ label, swatch }) => ({ label, swatch })) },
      { code: 'weight', label: 'Weight', values: weights.map(({ label }) => ({ label })) },
    ],
    variants: [
      wrightBar(finishes[0], weights[0]),
      ...finishes.flatMap((finish) => weights.map((weight) => wrightBar(finish, weight))).slice(1),
    ],
    related: ['ironwright-training-bumpers', 'ironwright-clamp-collars', 'ironwright-half-rack'],
    ageDays: 560,
  }),
  configurable({
    id: 1022,
    handle: 'ironwright-garage-bar',
    name: 'Ironwright Garage Bar',
    brand: 'Ironwright',
    categories: ['multipurpose-bars', 'barbells'],
    fact: '20 kg, ceramic coat, made for damp rooms',
    lead: 'The shaft is coated like a tool, because a garage is wet from October to April.',
    description:
      '<p>A ceramic coat of 25 micrometers covers knurl and all. In the salt spray cabinet it stands 1,000 hours before the first spot, where black zinc gives up at 200.</p><p>The coat fills the knurl a little, so we cut it deeper first. In the hand it feels like medium.</p>',
    specification: [
      ['Weight', '20 kg (44.1 lb)'],
      ['Length', '2200 mm'],
      ['Shaft diameter', '28.5 mm'],
      ['Loadable sleeve length', '415 mm'],
      ['Tensile strength', '190,000 PSI'],
      ['Whip', 'Medium'],
      ['Knurl', 'Medium, no center'],
      ['Finish', 'Ceramic coat, chrome sleeves'],
    ],
    facets: { finish: ['Ceramic coat'], use: ['General training'], diameter: ['28.5 mm'], weight: ['20 kg'] },
    pictures: pictured({
      'garage-bar-forge': 'Orange shaft and chrome sleeve of the Garage Bar',
      'garage-bar-graphite': 'The Garage Bar with a graphite coat',
      'garage-bar-olive': 'The Garage Bar with an olive coat',
    }),
    ...choose('coat', 'Coat', [
      {
        label: 'Forge',
        swatch: '#c23a0c',
        sku: 'IW-BAR-GARAGE-FO',
        weightGrams: 21400,
        size: [2200, 50, 50],
        prices: prices(31500),
        stock: plenty(71),
        picture: 'garage-bar-forge',
      },
      {
        label: 'Olive',
        swatch: '#4a4f38',
        sku: 'IW-BAR-GARAGE-OL',
        weightGrams: 21400,
        size: [2200, 50, 50],
        prices: prices(31500, { special: 26900 }),
        stock: plenty(15),
        picture: 'garage-bar-olive',
      },
      {
        label: 'Graphite',
        swatch: '#232427',
        sku: 'IW-BAR-GARAGE-GR',
        weightGrams: 21400,
        size: [2200, 50, 50],
        prices: prices(31500),
        stock: onBackorder(10),
        picture: 'garage-bar-graphite',
      },
    ]),
    related: ['ironwright-training-bumpers', 'ironwright-folding-rack', 'ironwright-flat-bench'],
    ageDays: 25,
  }),
  simple({
    id: 1023,
    handle: 'ironwright-class-bar',
    name: 'Ironwright Class Bar',
    brand: 'Ironwright',
    categories: ['multipurpose-bars', 'barbells'],
    fact: '20 kg, thirty to a gym, one price',
    lead: 'The bar gyms buy by the dozen and stop thinking about.',
    description:
      '<p>Everything that breaks on a shared bar is made thicker or left out. Snap rings are doubled, end caps are pressed steel, the coat hides what chalk and hands do to it.</p><p>Order ten or more and we print a number on each white end cap.</p>',
    specification: [
      ['Weight', '20 kg (44.1 lb)'],
      ['Length', '2200 mm'],
      ['Shaft diameter', '28.5 mm'],
      ['Loadable sleeve length', '410 mm'],
      ['Tensile strength', '180,000 PSI'],
      ['Knurl', 'Medium, no center'],
      ['Rotation', 'Bronze bushings'],
    ],
    facets: { finish: ['Ceramic coat'], use: ['General training', 'Gyms'], diameter: ['28.5 mm'], weight: ['20 kg'] },
    pictures: pictured({
      'box-bar': 'Graphite shaft and black sleeve of the Class Bar',
      'bar-package': 'Bar end loaded with black bumpers',
    }),
    sku: 'IW-BAR-CLASS',
    weightGrams: 21300,
    size: [2200, 50, 50],
    prices: prices(21500),
    stock: plenty(320),
    related: ['ironwright-training-bumpers', 'ironwright-bar-stand', 'quillon-spring-clips'],
    ageDays: 480,
  }),
  simple({
    id: 1024,
    handle: 'ironwright-short-bar',
    name: 'Ironwright Short Bar',
    brand: 'Ironwright',
    categories: ['multipurpose-bars', 'barbells'],
    fact: '12 kg, 1520 mm, for narrow rooms',
    lead: 'Fits between two walls that a real bar does not.',
    description:
      '<p>1520 mm from end to end. It does not reach across a rack of normal width, so it is for presses, rows, curls and lunges from the floor.</p><p>The brass-toned zinc is the finish left over from a run of marine fittings. We liked it and kept it.</p>',
    specification: [
      ['Weight', '12 kg (26.5 lb)'],
      ['Length', '1520 mm'],
      ['Shaft diameter', '28.5 mm'],
      ['Loadable sleeve length', '250 mm'],
      ['Tensile strength', '150,000 PSI'],
      ['Knurl', 'Medium, no center'],
    ],
    facets: { finish: ['Yellow zinc'], use: ['General training'], diameter: ['28.5 mm'], weight: ['12 kg'] },
    pictures: pictured({
      'short-bar': 'Brass-toned shaft and chrome sleeve of the Short Bar',
      'bar-pair': 'Two bars side by side',
    }),
    sku: 'IW-BAR-SHORT',
    weightGrams: 13100,
    size: [1520, 50, 50],
    prices: prices(16500, { special: 13900, except: ['AUS', 'EUR'] }),
    stock: few(8),
    related: ['ironwright-change-plates', 'ironwright-dumbbell-handles'],
    ageDays: 900,
  }),
]
