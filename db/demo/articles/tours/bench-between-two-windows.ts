import type { ArticleEntry } from '../entry.ts'

export const benchBetweenTwoWindows: ArticleEntry = {
  id: 5014,
  slug: 'a-bench-between-two-windows',
  title: 'A bench between two windows',
  excerpt: 'A tour of a model loft with no barbell in it: a bench, three pairs of dumbbells, and neighbors below.',
  category: 804,
  tags: ['Dumbbells', 'Benches'],
  date: '2026-08-04T09:00:00Z',
  picture: {
    name: 'incline-bench-room',
    alt: 'An incline bench and two round dumbbells in a brick loft with tall windows',
  },
  content: `<p>This model room is upstairs. It has brick walls, tall windows, a concrete floor, and, since we drew it with a conscience, someone living underneath. A rack would fit. A falling bar would not. The question for this room was how far a person gets with a bench and six dumbbells, and how quietly.</p>
<h2>The plan</h2>
<p>Stand with your arms out to the sides and a dumbbell in each hand. For a lifter of 1.75 m the span is about the same 1.75 m, and a dumbbell of 300 mm sticks out by half its length on each side. That makes 2.05 m. We gave it 2.2. In the other direction the bench, the legs in front of it, and a step behind the head take 2.4 m. The gym is 5.3 square meters, and when the dumbbells stand under the window it is a living room again.</p>
<table><thead><tr><th scope="col">Item</th><th scope="col">Pairs</th><th scope="col">Weight</th></tr></thead><tbody><tr><th scope="row">Adjustable bench</th><td></td><td>38 kg</td></tr><tr><th scope="row">Dumbbells, 5 kg</th><td>1</td><td>10 kg</td></tr><tr><th scope="row">Dumbbells, 10 kg</th><td>1</td><td>20 kg</td></tr><tr><th scope="row">Dumbbells, 20 kg</th><td>1</td><td>40 kg</td></tr><tr><th scope="row">Total</th><td>3</td><td>108 kg</td></tr></tbody></table>
<p>One person carries the whole gym up the stairs in four trips: the bench, then the dumbbells by the pair. Try that with a rack.</p>
<h2>The neighbors</h2>
<p>A dumbbell of 20 kg that drops half a meter lands with 98 joules. A person of 75 kg who steps down one stair of 175 mm lands with 129. So a single dropped dumbbell is about three quarters of a footstep in energy, and yet the neighbors will hear it far better. A foot is soft and takes its time. A dumbbell is hard and does not.</p>
<p>The answer is a mat and manners. A 10 mm mat turns the click into a thud. Setting the weights down turns the thud into nothing, and it costs only the last repetition of each set.</p>
<p>[product sku="IW-MAT-10"]</p>
<h2>Three pairs, one week</h2>
<p>Three weights look like too few until you write down what each is for. This is a full week in two sessions, for someone who presses the 20s for sets of eight:</p>
<table><thead><tr><th scope="col">Weight</th><th scope="col">Monday</th><th scope="col">Thursday</th></tr></thead><tbody><tr><th scope="row">20 kg</th><td>Flat press, one-arm row</td><td>Goblet squat, split squat</td></tr><tr><th scope="row">10 kg</th><td>Curl, overhead press</td><td>Incline press, pause at the chest</td></tr><tr><th scope="row">5 kg</th><td>Raise to the side</td><td>Raise to the rear on the bench</td></tr></tbody></table>
<p>When a set of eight becomes a set of fifteen, lower the weight more slowly before you buy a heavier one. Three seconds down and one second of pause make the same 20 kg a different exercise. After that, buy a pair of 30s and keep the rest.</p>
<h2>The bench does the work of a rack</h2>
<p>The bench in the picture has ten angles from flat to 85 degrees. Flat, 30, and 45 are for presses. At 85 you sit upright and press overhead with a supported back. At 10 degrees you lie face down with your chest on the pad and row, which takes the lower back out of it. One piece of furniture replaces a flat bench, a shoulder seat, and a row pad.</p>
<p>[product sku="IW-BEN-ADJ"]</p>
<h2>What the space costs</h2>
<p>Multiply 5.3 by what a square meter costs you in a month. At 20, a city price in many currencies, that is 106. Now multiply by the share of the day in which it is a gym. Two sessions of 45 minutes a week are 1.5 hours out of 168, less than one percent. The other 99 percent of the time the space is yours for nothing, provided that the dumbbells have a place.</p>
<p>[product sku="TS-DB-20"]</p>
<h2>Light</h2>
<p>The windows are behind the bench in the picture, which looks good and trains badly: on your back you would stare at the sky at noon. Turn the bench by a quarter so that the light comes from the side. Winter evenings need one lamp, placed where you do not look into it when you lie down. That position is found by lying down.</p>
<h2>What we would change</h2>
<p>We would hang a <a href="/ironwright-wall-pull-up-bar">pull-up bar</a> on the brick. Rows are not enough for a back, and a wall that old usually carries well, though someone qualified should look at the mortar first. Everything else stays as drawn. If you want to know why we chose fixed dumbbells and not two that adjust, the sums are in <a href="/theindex/blog-posts/twenty-dumbbells-or-two">Twenty dumbbells or two</a>.</p>`,
}
