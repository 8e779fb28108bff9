import type { ReviewParts } from './parts.ts'

export const conditioning: readonly ReviewParts[] = [
  {
    categories: ['training-bags', 'medicine-balls', 'slam-balls'],
    praise: [
      'The seams have held through a winter of being thrown.',
      'It keeps its shape and does not sag to one side.',
      'It can be gripped with wet hands.',
      'The weight is what it says.',
      'It lands and stays where it landed.',
      'No dust and no leaks so far.',
      'Soft enough to catch, tough enough to throw again.',
      'It replaced three things in our yard.',
    ],
    but: [
      'It takes dirt from the yard and shows it.',
      'It smelled of the factory for some days.',
      'Slippery until the surface is worn a little.',
    ],
    complaint: [
      'It leaked a little after six weeks, and the new one has not, so far.',
      'It went out of round on the one side it always lands on.',
    ],
    titles: {
      good: ['Made to be thrown', 'Tough seams', 'Keeps its shape', 'Simple hard work'],
      mixed: ['Good, gets dirty', 'Good once broken in'],
      bad: ['Leaked', 'Lost its shape'],
    },
  },
  {
    categories: ['bands'],
    praise: [
      'The pull is even over the whole length.',
      'No cracks after a year in the sun.',
      'My first strict pull-up happened with these.',
      'They lie flat and do not roll up.',
      'They go into the travel bag and cost no space.',
      'Good for warming up shoulders before pressing.',
    ],
    but: [
      'They smell of rubber at first.',
      'They come with a powder that goes everywhere.',
      'The pull is a bit stronger than I expected.',
    ],
    complaint: [
      'A small tear at the edge after three months, and I do not trust it any more.',
      'Too strong for what I wanted.',
    ],
    titles: {
      good: ['Even pull', 'My first pull-up', 'Small and useful', 'They last'],
      mixed: ['Good, stronger than I thought', 'Good, powdery'],
      bad: ['Tore at the edge', 'Too strong'],
    },
  },
  {
    categories: ['sleds', 'rowers-and-bikes'],
    praise: [
      'There is no way to cheat on it, and I have looked.',
      'Ten minutes are enough, and I say that as somebody who used to run.',
      'Put together in under an hour with the tools in the box.',
      'It does not move on the floor, whoever uses it.',
      'Everything that is screwed stays screwed.',
      'It gets used every day by four people and needs a drop of oil a month.',
      'It goes into a corner when the session is over.',
      'My resting pulse is down by six since the spring.',
    ],
    but: [
      'It is louder than I thought.',
      'The parcel needs two people.',
      'It needs more room in front and behind than the drawing makes you think.',
    ],
    complaint: [
      'It squeaked from the second week on, and grease helped for a day.',
      'A part was scratched when it came, and nobody had packed it well.',
    ],
    titles: {
      good: ['Honest work', 'Ten minutes are enough', 'Well built', 'The best thing I hate', 'No way to cheat'],
      mixed: ['Good and loud', 'Good, takes room'],
      bad: ['Squeaks', 'Badly packed'],
    },
  },
  {
    categories: ['ropes'],
    praise: [
      'It turns evenly and does not tangle.',
      'The ends are finished well and have not frayed.',
      'A good weight for what it is meant for.',
      'It has been outside all summer and looks the same.',
      'The grip is good also with wet hands.',
      'Five minutes with it warm up everything.',
    ],
    but: [
      'It came coiled tightly and took days to lie flat.',
      'It leaves some lint on the floor at first.',
      'Longer than I need.',
    ],
    complaint: ['It frayed at the end within weeks.', 'It kept its coils and never lay flat.'],
    titles: {
      good: ['Good rope', 'Turns evenly', 'Holds up outside', 'A quick warm-up'],
      mixed: ['Good, once uncoiled', 'Good, a bit long'],
      bad: ['Frayed', 'Never lay flat'],
    },
  },
  {
    categories: ['rings', 'low-bars', 'core-training'],
    praise: [
      'The grip is the right thickness and stays dry.',
      'It does not slide on the floor or on the straps.',
      'The numbers and marks make both sides alike in a moment.',
      'Smooth where the skin is, rough where the hand is.',
      'It goes along on every trip.',
      'My wrists are glad of it.',
      'Simple, light, and hard enough for years.',
    ],
    but: ['It needs chalk in summer.', 'It marks a soft floor a little.', 'It took a while to set up evenly.'],
    complaint: [
      'It is shakier than I like at full weight.',
      'The surface was rough in one place and had to be sanded.',
    ],
    titles: {
      good: ['Small and hard', 'Good grip', 'Kind to the wrists', 'Goes everywhere', 'Humbling'],
      mixed: ['Good with chalk', 'Good, takes setting up'],
      bad: ['A bit shaky', 'Rough spot'],
    },
  },
  {
    categories: ['logs', 'odd-objects', 'stones'],
    praise: [
      'It is as heavy as it says and twice as awkward, which is the point.',
      'The surface is like the one at contests.',
      'It has been dropped on grass, gravel and rubber and looks the same.',
      'Our Saturday group stands in line for it.',
      'Solid all through, nothing moves inside that should not.',
      'It made everything on a barbell feel tidy.',
      'Handles and edges are finished so that only the weight hurts.',
    ],
    but: [
      'The carrier was not amused.',
      'There is no good place to keep it indoors.',
      'It takes skin off the forearms until sleeves come out.',
    ],
    complaint: [
      'It came with a chip out of the edge.',
      'It is larger than I can get around, and that is my fault and the picture’s.',
    ],
    titles: {
      good: ['Awkward in the right way', 'Like at a contest', 'Heavy and honest', 'Saturday is saved'],
      mixed: ['Good, hard to store', 'Good, bring sleeves'],
      bad: ['Came chipped', 'Too large for me'],
    },
  },
  {
    categories: ['rollers-and-mats'],
    praise: [
      'Firm enough to find the places that hurt.',
      'It has kept its shape through a year of being sat on.',
      'It wipes clean and dries quickly.',
      'It does not slide on wood.',
      'Ten minutes in the evening, and the hips move again.',
      'Light enough to take along.',
    ],
    but: ['It is harder than I thought, in the first week.', 'It attracts dog hair.', 'It smells new for some days.'],
    complaint: ['Too hard for me.', 'The surface began to peel after some months.'],
    titles: {
      good: ['Firm and simple', 'The hips move again', 'Keeps its shape', 'Every evening'],
      mixed: ['Good, quite hard', 'Good, dusty'],
      bad: ['Too hard', 'Peels'],
    },
  },
]
