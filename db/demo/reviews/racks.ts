import type { ReviewParts } from './parts.ts'

export const racks: readonly ReviewParts[] = [
  {
    categories: ['power-racks', 'half-racks-and-stands', 'wall-racks', 'rigs'],
    praise: [
      'It does not move when I put a heavy bar back without care.',
      'All holes lined up, and nothing had to be forced.',
      'Two people and an afternoon, with the wrenches that were in the house.',
      'The numbers on the uprights save a lot of counting.',
      'The steel is thick where it matters and the welds are even.',
      'The powder coat is hard: the bar leaves marks, and they wipe off.',
      'Bolted down it stands like part of the building.',
      'The hole spacing at bench height is fine enough to find my start.',
      'It fits under our ceiling with a hand to spare, exactly as drawn.',
      'The children hang from it, I squat in it, and neither bothers it.',
    ],
    but: [
      'Read the manual first: two of the steps are easier the other way round.',
      'The freight carrier would only unload at the curb.',
      'One bolt was missing, and came in the post three days later.',
      'The uprights are heavy to lift alone.',
      'The end caps fall out until the bolts are tight.',
    ],
    complaint: [
      'One upright was bent by the carrier, and the change took three weeks.',
      'Two holes were blocked by paint and had to be drilled.',
      'It is wider than my platform, which I should have seen, but the drawing could say it more loudly.',
    ],
    titles: {
      good: [
        'Stands like a wall',
        'Buy it once',
        'Everything lined up',
        'The heart of the garage',
        'Heavy in the right places',
        'No wobble',
      ],
      mixed: ['Great rack, slow freight', 'Good once it stood'],
      bad: ['Damaged on the way', 'Paint in the holes'],
    },
  },
  {
    categories: ['rack-attachments'],
    praise: [
      'It fits the holes without play.',
      'The plastic lining keeps the knurl and the coat apart.',
      'On in ten seconds, and it stays.',
      'The color matches my rack although there are four years between them.',
      'It takes the weight without a sound.',
      'It made a second machine unnecessary.',
      'The pin goes in easily and does not come out by itself.',
      'Heavier than it looks on the picture, in a good way.',
      'The edges are rounded, and shins are safe.',
    ],
    but: [
      'It needs a little wax in the first week.',
      'Check your hole size twice before you order, as I did not.',
      'It sticks out further than I had thought.',
      'The manual is a single picture.',
    ],
    complaint: [
      'It rattles in my uprights at every rep.',
      'The coat came off where the pin goes in.',
      'It is in the way of the other hooks when it is on.',
    ],
    titles: {
      good: ['Fits without play', 'On in seconds', 'A good addition', 'Better than the one that came along', 'Solid'],
      mixed: ['Good, mind the holes', 'Useful, a bit bulky'],
      bad: ['Rattles', 'Coat came off'],
    },
  },
  {
    categories: ['flat-benches', 'adjustable-benches', 'special-benches'],
    praise: [
      'The pad is firm and does not slide under a tight back.',
      'No wobble, even with the heaviest man in our gym on it.',
      'The height is right for setting my feet.',
      'The cover wipes clean and shows no wear at the edges.',
      'Assembly was six bolts and one coffee.',
      'It stands upright in the corner when it is not needed.',
      'The grip of the cover holds the shoulder blades where they were put.',
      'Wide enough to lie on, narrow enough to get the arms past.',
      'The feet do not scratch, and they do not creep.',
    ],
    but: [
      'It is heavier to move than I had thought.',
      'The cover is cold in winter, like everything in my garage.',
      'The pad smelled new for a week.',
      'One bolt needed a washer that was not in the bag.',
    ],
    complaint: [
      'The pad is harder than I can take for long sessions.',
      'It rocked on an even floor until I shimmed one foot.',
      'A seam at the end of the pad opened after five months.',
    ],
    titles: {
      good: [
        'Firm and steady',
        'No wobble at all',
        'A bench to grow old with',
        'The right height',
        'Good grip on the pad',
      ],
      mixed: ['Good bench, heavy', 'Steady, but hard'],
      bad: ['Rocks', 'Too hard for me'],
    },
  },
]
