import type { CategoryEntry } from '#domain/catalog/product-entry.ts'

export type Branch = Omit<CategoryEntry, 'parent' | 'position' | 'facets'> & {
  facets?: readonly string[]
  children?: readonly Omit<CategoryEntry, 'parent' | 'position' | 'facets'>[]
}

/** All departments except bars, plates, and racks. */
export const trainingBranches: readonly Branch[] = [
  {
    id: 109,
    handle: 'balls',
    name: 'Balls and bags',
    text: 'To throw, to slam, to carry.',
    picture: 'medicine-ball',
    facets: ['unit', 'material', 'use'],
    children: [
      {
        id: 181,
        handle: 'medicine-balls',
        name: 'Medicine balls',
        text: 'Soft, large, made to be caught.',
        picture: 'medicine-ball',
      },
      {
        id: 182,
        handle: 'slam-balls',
        name: 'Slam balls and stones',
        text: 'Made to be dropped, and to stay dropped.',
        picture: 'slam-ball',
      },
      {
        id: 240,
        handle: 'training-bags',
        name: 'Sandbags and power bags',
        text: 'Filled by us or by you, with grips or without.',
        picture: 'sandbag',
      },
    ],
  },
  {
    id: 110,
    handle: 'conditioning',
    name: 'Conditioning',
    text: 'Sleds, rowers, bikes and ropes: what makes a heart work that only knew sets of five.',
    picture: 'push-sled',
    facets: ['use', 'material'],
    children: [
      {
        id: 241,
        handle: 'sleds',
        name: 'Sleds',
        text: 'To push, to pull, and to drag behind you.',
        picture: 'long-sled',
      },
      {
        id: 242,
        handle: 'rowers-and-bikes',
        name: 'Rowers and bikes',
        text: 'Fans that push back as hard as you do.',
        picture: 'rower',
      },
      {
        id: 243,
        handle: 'ropes',
        name: 'Ropes',
        text: 'To jump over, to swing, to climb, to pull.',
        picture: 'battle-rope',
      },
    ],
  },
  {
    id: 111,
    handle: 'gymnastics',
    name: 'Gymnastics',
    text: 'Rings, bars and the things that hold them.',
    picture: 'wood-rings',
    facets: ['use', 'material'],
    children: [
      {
        id: 244,
        handle: 'rings',
        name: 'Rings',
        text: 'In wood, steel and plastic, with straps that count.',
        picture: 'walnut-rings',
      },
      {
        id: 245,
        handle: 'low-bars',
        name: 'Parallettes and dip bars',
        text: 'Pairs that stand by themselves.',
        picture: 'parallettes',
      },
      {
        id: 246,
        handle: 'core-training',
        name: 'Core training',
        text: 'Wheels and wedges for the part between.',
        picture: 'ab-wheel',
      },
    ],
  },
  {
    id: 116,
    handle: 'strongman',
    name: 'Strongman',
    text: 'Things that were not made to be lifted, made to be lifted.',
    picture: 'log',
    facets: ['use', 'material'],
    children: [
      {
        id: 247,
        handle: 'logs',
        name: 'Logs',
        text: 'By the size of the drum, which is the size of the problem.',
        picture: 'log-contest',
      },
      {
        id: 248,
        handle: 'stones',
        name: 'Stones',
        text: 'Concrete, and rubber for where concrete may not go.',
        picture: 'atlas-stone',
      },
      {
        id: 249,
        handle: 'odd-objects',
        name: 'Kegs, tires and circus dumbbells',
        text: 'Round, wide, or both.',
        picture: 'keg',
      },
    ],
  },
  {
    id: 117,
    handle: 'mobility',
    name: 'Mobility',
    text: 'For the ten minutes before and the evening after.',
    picture: 'foam-roller',
    facets: ['use', 'material'],
    children: [
      { id: 250, handle: 'bands', name: 'Bands', text: 'Loops from two kilograms to sixty.', picture: 'loop-bands' },
      {
        id: 251,
        handle: 'rollers-and-mats',
        name: 'Rollers, balls and mats',
        text: 'What lies between you and the floor.',
        picture: 'training-mat',
      },
    ],
  },
  {
    id: 118,
    handle: 'lifting-gear',
    name: 'Belts, straps and wraps',
    text: 'Leather, cloth and rubber that hold what you cannot.',
    picture: 'lifting-belt',
    facets: ['use', 'material'],
    children: [
      {
        id: 252,
        handle: 'lifting-belts',
        name: 'Belts',
        text: 'By thickness first, by buckle second.',
        picture: 'lever-belt',
      },
      {
        id: 253,
        handle: 'lifting-straps',
        name: 'Straps',
        text: 'When the back has more left than the hand.',
        picture: 'lifting-straps',
      },
      {
        id: 254,
        handle: 'wraps-and-sleeves',
        name: 'Wraps and sleeves',
        text: 'For wrists, elbows and knees.',
        picture: 'knee-sleeves',
      },
    ],
  },
  {
    id: 119,
    handle: 'apparel',
    name: 'Apparel',
    text: 'Clothes that are cut for people who lift, and bags to carry them.',
    picture: 'hoodie-black',
    facets: ['use', 'material'],
    children: [
      { id: 255, handle: 't-shirts', name: 'T-shirts', text: 'Cotton in several weights.', picture: 't-shirt-black' },
      {
        id: 256,
        handle: 'hoodies-and-sweatshirts',
        name: 'Hoodies and sweatshirts',
        text: 'For the part of the year with frost in the garage.',
        picture: 'hoodie-graphite',
      },
      { id: 257, handle: 'shorts', name: 'Shorts', text: 'Short, shorter, and to the knee.', picture: 'shorts-black' },
      { id: 258, handle: 'caps-and-socks', name: 'Caps and socks', text: 'Both ends.', picture: 'cap-black' },
      { id: 259, handle: 'shoes', name: 'Shoes', text: 'A heel that does not give.', picture: 'lifting-shoe-black' },
      { id: 260, handle: 'gym-bags', name: 'Bags', text: 'From a bicycle to a whole meet.', picture: 'gym-bag' },
    ],
  },
]
