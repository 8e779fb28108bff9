import type { ReviewParts } from './parts.ts'

export const handWeights: readonly ReviewParts[] = [
  {
    categories: ['fixed-dumbbells'],
    praise: [
      'The heads sit tight and nothing turns on the handle.',
      'The handle fills the hand without being thick.',
      'They stand still on the floor and do not roll under the sofa.',
      'The knurl is fine enough for high reps.',
      'Weighed a pair against each other: 30 g apart.',
      'Set down hard for a year, and no head is loose.',
      'The numbers are cast in and will outlive me.',
      'No smell worth mentioning.',
      'A short handle that does not wobble in a press.',
    ],
    but: [
      'The coating was oily at first and needed a wash.',
      'The heavier ones come in a carton that one person cannot lift.',
      'The handle is a bit short for very large hands.',
    ],
    complaint: [
      'The coating cracked at one corner after a drop from knee height.',
      'One handle had a burr that I had to file off.',
      'They smelled of rubber for a month.',
    ],
    titles: {
      good: ['Tight heads', 'Good in the hand', 'A pair that matches', 'Simple and solid', 'They stay put'],
      mixed: ['Good after a wash', 'Good, heavy parcel'],
      bad: ['Cracked corner', 'Smell'],
    },
  },
  {
    categories: ['loadable-dumbbells'],
    praise: [
      'It took the place of a whole row of dumbbells.',
      'Changing the weight takes a few seconds between sets.',
      'Nothing shifts while pressing.',
      'Balanced well, left and right feel the same.',
      'It fits into a flat where nothing else would.',
      'The lock clicks and gives no reason to doubt it.',
      'The handle has a good diameter and a knurl that holds.',
    ],
    but: [
      'It is longer than a fixed dumbbell, and that shows in curls.',
      'The change takes two hands at first.',
      'Not a thing to drop, as the page says.',
    ],
    complaint: ['The lock jammed with chalk dust twice.', 'It rattles a little at every rep, and I cannot unhear it.'],
    titles: {
      good: ['A whole rack in one', 'Quick to change', 'Made for a flat', 'Locks well'],
      mixed: ['Clever, a bit long', 'Good, but do not drop it'],
      bad: ['Rattles', 'The lock jams'],
    },
  },
  {
    categories: ['cast-kettlebells', 'competition-kettlebells'],
    praise: [
      'The handle is smooth where it should be and takes chalk well.',
      'No seam inside the handle, my palms checked.',
      'It sits on the forearm without a sore spot.',
      'The base is flat, and it stands without rocking.',
      'Room for two hands in the swing.',
      'A few hundred swings a week, and the coat has not flaked.',
      'The weight is right to within 100 g.',
      'The mark on the handle tells me which one it is in the dark.',
      'My partner took it over, so I ordered another.',
    ],
    but: [
      'The coat is slippery with sweat and no chalk.',
      'The parcel came without padding, and the bell did not mind.',
      'The window is a bit narrow for two large hands.',
    ],
    complaint: [
      'There was a rough spot on the inside of the handle that cost me some skin.',
      'The base was not flat, and it rocks on tiles.',
    ],
    titles: {
      good: ['A good handle', 'Swings well', 'Kind to the palms', 'One bell, whole body', 'Simple iron'],
      mixed: ['Good with chalk', 'Good, narrow window'],
      bad: ['Rough handle', 'Rocks'],
    },
  },
]
