import type { ReviewParts } from './parts.ts'

export const plates: readonly ReviewParts[] = [
  {
    categories: ['bumper-plates'],
    praise: [
      'They bounce once, low, and stay where they land.',
      'The hubs sit tight and the bar does not wobble between them.',
      'The smell was gone after two days with the door open.',
      'The numbers can be read from across the room.',
      'Weighed all of ours: the worst one was 60 g off.',
      'Two years of drops on bare concrete with mats, and no hub has moved.',
      'They are thin enough that the heavy days still fit on the bar.',
      'Edges are clean, no flashing to cut off.',
      'They go on and come off the sleeve without a fight.',
      'Loud drops became dull thuds, and the neighbours stopped asking.',
    ],
    but: [
      'The smell takes a few days to leave.',
      'They came dusty and had to be wiped down.',
      'The light ones should not be dropped alone, as the page says.',
      'The print on one of them is a little off centre.',
    ],
    complaint: [
      'One hub had play after a month, and it could be heard at every drop.',
      'The rubber left black marks on a light floor.',
      'The smell was still there after six weeks.',
    ],
    titles: {
      good: [
        'Drop them and forget them',
        'Low bounce, true weight',
        'Solid hubs',
        'Good rubber',
        'The set I should have bought first',
      ],
      mixed: ['Good plates, air them first', 'Good, a bit dusty'],
      bad: ['A loose hub', 'Marked my floor'],
    },
  },
  {
    categories: ['competition-plates', 'iron-plates'],
    praise: [
      'The weight is what the face says, and my scale agrees.',
      'They slide onto the sleeve with hardly any play.',
      'The lip gives the fingers something to lift by.',
      'Thin enough to leave room for more than I will ever pull.',
      'The coating has not chipped although we are not gentle.',
      'They ring the way plates should.',
      'A pair of them looks and measures exactly alike, which my old ones never did.',
      'Packed one to a carton, and not a scratch on any.',
      'I have had plates for twenty years, and these are the ones I reach for.',
    ],
    but: [
      'They are loud, as expected.',
      'Pinching two of them off the floor takes strong fingers.',
      'The carton was open on one side when it came.',
      'The finish shows chalk and wants a cloth now and then.',
    ],
    complaint: [
      'One of four had a rough spot in the bore that scratched the sleeve.',
      'The paint came off at the rim within weeks.',
      'Tighter on my bar than I like: I have to turn them on.',
    ],
    titles: {
      good: ['True weight', 'Plates for life', 'Thin and exact', 'What plates should be', 'Exactly alike'],
      mixed: ['Good plates, noisy', 'Exact, a little tight'],
      bad: ['Rough bore', 'Paint came off'],
    },
  },
  {
    categories: ['change-plates'],
    praise: [
      'Small steps brought my press forward again after a year of standing still.',
      'They stay on without a collar in front of them.',
      'Each one is within a few grams.',
      'Easy to tell apart without reading them.',
      'They live in a drawer and come out every week.',
      'The smallest ones are worth more than they weigh.',
      'Good fit on the sleeve, no rattle.',
      'They look like toys and are not.',
    ],
    but: [
      'A small box to keep them in would help.',
      'The lettering is small.',
      'They get lost between bigger plates easily.',
    ],
    complaint: ['One of them was a good deal lighter than marked.', 'Too loose on my bar, they walk during a set.'],
    titles: {
      good: ['Small steps count', 'My press moves again', 'Exact little plates', 'Worth a drawer'],
      mixed: ['Good, small print', 'Good, need a box'],
      bad: ['One was off', 'Too loose'],
    },
  },
]
