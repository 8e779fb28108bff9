import type { CategoryEntry } from '#domain/catalog/product-entry.ts'
import { categoryLinks } from './category-links.ts'
import { demoProducts } from './products.ts'
import { publishableCategories } from './publishable.ts'
import { de } from './translations/de.ts'
import { es } from './translations/es.ts'
import { fr } from './translations/fr.ts'
import { nl } from './translations/nl.ts'
import { type Branch, trainingBranches } from './training-branches.ts'

const tree: readonly Branch[] = [
  {
    id: 101,
    handle: 'barbells',
    name: 'Barbells',
    text: 'Bars by what you do with them. The number that matters first is the diameter, the second is the knurl.',
    picture: 'bar-pair',
    facets: ['use', 'diameter', 'weight', 'finish'],
    children: [
      {
        id: 121,
        handle: 'power-bars',
        name: 'Power bars',
        text: 'Stiff, knurled deep, for squat, bench press and deadlift.',
        picture: 'power-bar-black-zinc',
      },
      {
        id: 122,
        handle: 'olympic-weightlifting-bars',
        name: 'Olympic weightlifting bars',
        text: 'Quick sleeves and a shaft that bends, for snatch and clean and jerk.',
        picture: 'competition-bar-20',
      },
      {
        id: 123,
        handle: 'multipurpose-bars',
        name: 'Multipurpose bars',
        text: 'One bar for most things, with both sets of ring marks.',
        picture: 'garage-bar-forge',
      },
      {
        id: 124,
        handle: 'specialty-bars',
        name: 'Specialty bars',
        text: 'Bent, framed and thick bars for the lifts a straight one does badly.',
        picture: 'trap-bar',
      },
    ],
  },
  {
    id: 102,
    handle: 'plates',
    name: 'Plates',
    text: 'Rubber you may drop, steel you may not, and iron that does not care what it looks like.',
    picture: 'color-bumper-set',
    facets: ['unit', 'material', 'use'],
    children: [
      {
        id: 131,
        handle: 'bumper-plates',
        name: 'Bumper plates',
        text: 'Rubber around a steel hub, 450 mm across at every weight.',
        picture: 'color-bumper-20',
      },
      {
        id: 132,
        handle: 'competition-plates',
        name: 'Competition plates',
        text: 'Within ten grams of the number on the face.',
        picture: 'competition-plate-25',
      },
      {
        id: 133,
        handle: 'iron-plates',
        name: 'Iron plates',
        text: 'Cast and machined iron, and steel in urethane.',
        picture: 'deep-dish-plate',
      },
      {
        id: 134,
        handle: 'change-plates',
        name: 'Change plates',
        text: 'The small steps, from 0.25 to 5 kg.',
        picture: 'change-plate-set',
      },
    ],
  },
  {
    id: 103,
    handle: 'racks',
    name: 'Racks',
    text: 'Measure the ceiling first. Then the car.',
    picture: 'power-rack-black',
    facets: ['use', 'tube', 'mount'],
    children: [
      {
        id: 141,
        handle: 'power-racks',
        name: 'Power racks',
        text: 'Four or six posts, safeties inside.',
        picture: 'power-rack-red',
      },
      {
        id: 142,
        handle: 'half-racks-and-stands',
        name: 'Half racks and stands',
        text: 'Open in front, smaller on the floor.',
        picture: 'half-rack',
      },
      {
        id: 143,
        handle: 'wall-racks',
        name: 'Wall racks',
        text: 'Bolted to the wall, folded away after.',
        picture: 'folding-rack',
      },
      {
        id: 145,
        handle: 'rigs',
        name: 'Rigs',
        text: 'Bays for more than one person, free-standing or tied to a wall.',
        picture: 'rig-two-bays',
      },
      {
        id: 144,
        handle: 'rack-attachments',
        name: 'Rack attachments',
        text: 'Everything that hangs on a 25.4 mm hole.',
        picture: 'j-cups',
      },
    ],
  },
  {
    id: 104,
    handle: 'benches',
    name: 'Benches',
    text: '430 mm from the floor, give or take the thickness of your shoes.',
    picture: 'flat-bench-black',
    facets: ['use', 'pad'],
    children: [
      {
        id: 151,
        handle: 'flat-benches',
        name: 'Flat benches',
        text: 'One height, one angle, no play.',
        picture: 'flat-bench-red',
      },
      {
        id: 152,
        handle: 'adjustable-benches',
        name: 'Adjustable benches',
        text: 'From flat to upright, in steps that lock.',
        picture: 'incline-bench',
      },
      {
        id: 153,
        handle: 'special-benches',
        name: 'Special benches',
        text: 'Benches that do one lift and have uprights, rolls or a slope for it.',
        picture: 'competition-bench',
      },
    ],
  },
  {
    id: 105,
    handle: 'dumbbells',
    name: 'Dumbbells',
    text: 'Fixed for a room full of people, loadable for one.',
    picture: 'hex-dumbbell',
    facets: ['unit', 'material', 'use'],
    children: [
      {
        id: 161,
        handle: 'fixed-dumbbells',
        name: 'Fixed dumbbells',
        text: 'Rubber, urethane and iron, singly, in pairs and in sets.',
        picture: 'round-dumbbell',
      },
      {
        id: 162,
        handle: 'loadable-dumbbells',
        name: 'Loadable dumbbells',
        text: 'Handles for the plates you already have.',
        picture: 'dumbbell-handle',
      },
    ],
  },
  {
    id: 106,
    handle: 'kettlebells',
    name: 'Kettlebells',
    text: 'Cast ones grow with the weight, competition ones never do.',
    picture: 'kettlebell-24',
    facets: ['unit', 'material', 'use'],
    children: [
      {
        id: 171,
        handle: 'cast-kettlebells',
        name: 'Cast kettlebells',
        text: 'One piece of iron from 8 to 48 kg.',
        picture: 'kettlebell-set',
      },
      {
        id: 172,
        handle: 'competition-kettlebells',
        name: 'Competition kettlebells',
        text: 'The same 210 mm bell at every weight.',
        picture: 'competition-kettlebell-32',
      },
    ],
  },
  {
    id: 107,
    handle: 'collars',
    name: 'Collars',
    text: 'They keep the plates on. There is no second job.',
    picture: 'clamp-collar-pair-forge',
    facets: ['use', 'material'],
  },
  {
    id: 108,
    handle: 'plyo-boxes',
    name: 'Plyo boxes',
    text: 'Wood for jumping, foam for missing, blocks for the bar.',
    picture: 'plyo-box',
    facets: ['material', 'use'],
  },
  ...trainingBranches,
  {
    id: 112,
    handle: 'storage',
    name: 'Storage',
    text: 'Off the floor and in order.',
    picture: 'plate-tree-loaded',
    facets: ['use', 'material'],
    children: [
      {
        id: 191,
        handle: 'plate-storage',
        name: 'Plate storage',
        text: 'Trees, cradles and pegs.',
        picture: 'plate-tree-loaded',
      },
      { id: 192, handle: 'bar-storage', name: 'Bar storage', text: 'On the wall or upright.', picture: 'bar-stand' },
      {
        id: 193,
        handle: 'dumbbell-storage',
        name: 'Dumbbell and kettlebell storage',
        text: 'Racks, shelves and bays.',
        picture: 'dumbbell-rack',
      },
    ],
  },
  {
    id: 113,
    handle: 'platforms-and-flooring',
    name: 'Platforms and flooring',
    text: 'What is between the plate and the house.',
    picture: 'platform',
    facets: ['material', 'use'],
  },
  {
    id: 114,
    handle: 'chalk-and-care',
    name: 'Chalk and care',
    text: 'The small things a bar wants, and the two things you do.',
    picture: 'chalk',
    facets: ['use'],
  },
  {
    id: 120,
    handle: 'replacement-parts',
    name: 'Replacement parts',
    text: 'What wears, what gets lost, and what rolled under the car.',
    picture: 'bolt-set-inch',
    facets: ['use', 'material'],
  },
  {
    id: 115,
    handle: 'packages',
    name: 'Packages',
    text: 'Sets and whole gyms on one pallet.',
    picture: 'garage-package',
    facets: ['use', 'unit'],
  },
  {
    id: 261,
    handle: 'gift-guide',
    name: 'Gift guide',
    text: 'Small enough to wrap. Useful to anyone who lifts.',
    picture: 'gym-bag',
    facets: ['use'],
    children: [
      {
        id: 262,
        handle: 'gift-cards',
        name: 'Gift cards',
        text: 'By mail, on the day you say, for what they say.',
        picture: 'gift-card-designs',
      },
    ],
  },
  {
    id: 263,
    handle: 'programs-and-events',
    name: 'Programs and events',
    text: 'What no parcel brings: a plan for the week, a place on a Saturday, a card for somebody else.',
    picture: 'program-phone',
    facets: ['use'],
    children: [
      {
        id: 264,
        handle: 'training-programs',
        name: 'Training programs',
        text: 'Written by people who had to follow them.',
        picture: 'program-books',
      },
      {
        id: 265,
        handle: 'events',
        name: 'Events',
        text: 'Seminars, courses and meets, with as many places as there are chairs.',
        picture: 'seminar-pass',
      },
    ],
  },
]

function translationsOf(handle: string): NonNullable<CategoryEntry['translations']> {
  const found = Object.entries({ de, es, fr, nl }).flatMap(([language, texts]) => {
    const [name, text] = texts[handle] ?? []
    return name === undefined || text === undefined ? [] : [[language, { name, text }] as const]
  })
  return Object.fromEntries(found)
}

/** The complete category tree. Children inherit their parent's facets. */
export const plannedCategories: readonly CategoryEntry[] = tree.flatMap(
  ({ children = [], facets = [], ...top }, index) => [
    {
      ...top,
      translations: translationsOf(top.handle),
      facets,
      parent: null,
      position: index + 1,
      links: categoryLinks[top.handle] ?? {
        style: 'text',
        links: children.map(({ handle }) => ({ category: handle })),
      },
    },
    ...children.map((child, place) => ({
      ...child,
      translations: translationsOf(child.handle),
      facets,
      parent: top.handle,
      position: place + 1,
      ...(categoryLinks[child.handle] && { links: categoryLinks[child.handle] }),
    })),
  ],
)

/** Only categories that contain products. */
export const demoCategories: readonly CategoryEntry[] = publishableCategories(plannedCategories, demoProducts)
