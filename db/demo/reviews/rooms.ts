import type { ReviewParts } from './parts.ts'

export const rooms: readonly ReviewParts[] = [
  {
    categories: ['plate-storage', 'bar-storage', 'dumbbell-storage', 'storage'],
    praise: [
      'The floor is free again, which my family noticed before I did.',
      'It carries more than I own without bending.',
      'The holes in the wall side fit studs as they stand.',
      'Nothing scratches what hangs or lies on it.',
      'Put together in half an hour.',
      'It stands without rocking, loaded on one side too.',
      'The coat has not worn where the weights go in and out.',
      'Everything has its place, and sessions start sooner.',
    ],
    but: [
      'The screws for my wall had to be bought.',
      'It takes a little more depth than I had measured.',
      'The manual shows the parts smaller than they are.',
    ],
    complaint: ['One hole was not where the drawing has it.', 'The coat was scratched on the front when it came.'],
    titles: {
      good: ['The floor is free', 'Tidy at last', 'Carries everything', 'Well made and simple'],
      mixed: ['Good, bring screws', 'Good, measure twice'],
      bad: ['A hole was off', 'Scratched'],
    },
  },
  {
    categories: ['platforms-and-flooring'],
    praise: [
      'Drops are a thud now and no longer a bang.',
      'It lies flat, and the edges meet without a gap.',
      'It has not moved since it was put down.',
      'The slab under it is safe, and so is the peace in the house.',
      'It mops clean.',
      'Shoes grip it, even when it is wet.',
      'Heavy work to lay, and then never again.',
    ],
    but: [
      'It smells of rubber for about two weeks.',
      'Cutting it to size takes a sharp knife and patience.',
      'It came on a pallet, so plan the day.',
    ],
    complaint: ['One edge had a lip that I still notice.', 'The smell stayed for longer than a month.'],
    titles: {
      good: ['Thud, not bang', 'Lies flat', 'Peace with the neighbours', 'Heavy and right'],
      mixed: ['Good, air the room', 'Good, hard to cut'],
      bad: ['Uneven edge', 'Smells'],
    },
  },
  {
    categories: ['plyo-boxes'],
    praise: [
      'It does not tip when I land badly, and I do.',
      'The edges are kind to shins.',
      'It gives three heights with one piece of furniture.',
      'No creak after a year of jumping.',
      'All parts fit, and the screws bite well.',
      'It serves as a seat, a table and a step besides.',
      'My first full jump on it took a month, and it waited.',
    ],
    but: [
      'It is heavier than it looks.',
      'A drop of glue in the joints does it good.',
      'It takes up a corner for good.',
    ],
    complaint: ['One of the panels had a splinter at the edge.', 'It creaks on one side.'],
    titles: {
      good: ['Steady landing', 'Kind to shins', 'Does not tip', 'Three heights in one'],
      mixed: ['Good, heavy', 'Good with glue'],
      bad: ['Creaks', 'A splinter'],
    },
  },
  {
    categories: ['packages'],
    praise: [
      'Everything came on one pallet and went together in a weekend.',
      'The parts fit each other, and nothing was left to guess.',
      'Cheaper than the same things one by one, I did the sum.',
      'We began with nothing and train four times a week now.',
      'A good choice of pieces: in half a year I have missed one thing.',
      'It fills one half of a garage, the car still has the other.',
    ],
    but: [
      'The cartons came on two different days.',
      'I would have taken one pair of plates more.',
      'Unpacking takes longer than building.',
    ],
    complaint: [
      'One carton went missing, and the rest was of little use for ten days.',
      'I would rather have chosen the bar myself.',
    ],
    titles: {
      good: ['A gym in one order', 'All of it fits', 'A good start', 'Well chosen'],
      mixed: ['Good, came in two parts', 'Nearly complete'],
      bad: ['A carton was missing', 'Would choose myself'],
    },
  },
  {
    categories: ['replacement-parts'],
    praise: [
      'It fits like the one that it replaces.',
      'Changed in five minutes, with the tool at hand.',
      'It made an old piece as good as new.',
      'Good that single parts can still be had.',
      'The thread runs clean.',
    ],
    but: ['The bag could say which size is in it.', 'I ordered too few and paid shipping twice.'],
    complaint: [
      'The size was not the one I needed, and the page could be clearer.',
      'One of them had a burr in the thread and could not be used.',
    ],
    titles: {
      good: ['Fits', 'As good as new', 'Repaired in minutes', 'Glad it exists'],
      mixed: ['Fine, label it better', 'Fits, order enough'],
      bad: ['Wrong size for me'],
    },
  },
]
