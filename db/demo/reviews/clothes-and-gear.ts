import type { ReviewParts } from './parts.ts'

export const clothesAndGear: readonly ReviewParts[] = [
  {
    categories: ['t-shirts', 'hoodies-and-sweatshirts', 'shorts', 'caps-and-socks'],
    praise: [
      'It kept its shape after twenty washes.',
      'The fabric is heavier than I expected, and better for it.',
      'It fits as the chart says.',
      'Seams are flat and rub nowhere.',
      'The color has not faded in the wash.',
      'Quiet design, I wear it outside the gym too.',
      'Bought one, then two more.',
      'Comfortable from the first day.',
    ],
    but: [
      'It runs a little large.',
      'It came folded so small that it needed an iron.',
      'It picks up chalk and shows it.',
      'More colors would be good.',
    ],
    complaint: ['It shrank a size although I washed it cold.', 'The print began to crack after a few washes.'],
    titles: {
      good: ['Fits well', 'Good fabric', 'My favorite now', 'Bought three', 'Simple and good'],
      mixed: ['Nice, runs large', 'Good, mind the size'],
      bad: ['Shrank', 'Not the quality I hoped for'],
    },
  },
  {
    categories: ['shoes'],
    praise: [
      'The heel does not give at all, and the bottom of the squat feels safe.',
      'The strap holds the foot without pressing.',
      'The fit is true to the chart, even for wide feet.',
      'I stand more upright with the first set.',
      'The sole grips rubber and wood alike.',
      'Two seasons, and the seams are as they were.',
    ],
    but: ['It takes a week to break in.', 'The laces are a bit short.', 'Narrow across the toes at first.'],
    complaint: ['Too narrow for me even a size up.', 'The strap lost its hold after half a year.'],
    titles: {
      good: ['Firm heel', 'Better squats at once', 'A true fit', 'Stands like a rock'],
      mixed: ['Good after a week', 'Good, narrow toes'],
      bad: ['Too narrow', 'The strap gave up'],
    },
  },
  {
    categories: ['gym-bags'],
    praise: [
      'Shoes, belt, towel and food fit, and it still closes.',
      'The zip runs without catching.',
      'It stands by itself while I pack.',
      'The straps are sewn so that they stay.',
      'It has been under a bench for a year and wipes clean.',
      'The pocket for keys is where I look for it.',
    ],
    but: ['A second side pocket would be good.', 'The strap has no pad.', 'It is larger than it looks.'],
    complaint: ['The zip broke after three months.', 'Too large for the lockers at my gym.'],
    titles: {
      good: ['Takes everything', 'Well sewn', 'A bag that lasts', 'Good zip'],
      mixed: ['Good, one pocket short', 'Good, but large'],
      bad: ['The zip broke', 'Too big'],
    },
  },
  {
    categories: ['lifting-belts'],
    praise: [
      'Stiff from the first day and broken in after a month.',
      'It does not dig into the ribs.',
      'The stitching is straight, with no loose ends.',
      'My squat feels tighter from the bottom up.',
      'The same width all around, so there is something to push against.',
      'The closing holds and opens when I want it to.',
      'The leather smells like leather and nothing else.',
      'Measured as the page says, and it fits with room both ways.',
    ],
    but: [
      'It is stiff as a board for the first weeks.',
      'The edges are sharp until they are worn in.',
      'Closing it is a job on the heavy notch.',
      'Order by the tape and not by your trousers.',
    ],
    complaint: ['Too stiff for me, I gave it to a friend.', 'The edge of the leather started to part after a year.'],
    titles: {
      good: ['Tight and honest', 'A belt for life', 'Worth the first weeks', 'Good leather', 'Holds'],
      mixed: ['Stiff, then good', 'Good, sharp edges'],
      bad: ['Too stiff for me', 'The edge came apart'],
    },
  },
  {
    categories: ['wraps-and-sleeves', 'lifting-straps'],
    praise: [
      'They keep the joints warm and do not slide down.',
      'The stitching has held where my last pair gave up.',
      'The size by the chart was right.',
      'They give support without cutting off anything.',
      'On and off between sets without a struggle.',
      'They come out of the wash as they went in.',
      'My grip is no longer what ends the set.',
      'Thick enough to feel, soft enough for a long session.',
    ],
    but: [
      'They are tight on the first day.',
      'They need air after training, as all of these do.',
      'The label inside scratches until it is cut off.',
    ],
    complaint: ['The seam opened after two months.', 'They slide on me, whichever way I put them on.'],
    titles: {
      good: ['Warm and tight', 'They stay', 'Good stitching', 'They help', 'Right size'],
      mixed: ['Tight at first', 'Good, but wash them'],
      bad: ['They slide', 'The seam opened'],
    },
  },
]
