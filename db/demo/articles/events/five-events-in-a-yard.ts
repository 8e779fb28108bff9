import type { ArticleEntry } from '../entry.ts'

export const fiveEventsInAYard: ArticleEntry = {
  id: 5008,
  slug: 'five-events-in-a-yard',
  title: 'Five events in a yard',
  excerpt:
    'How to run a strongman contest for eight people in one afternoon: weights, times, points, and where to put it all.',
  category: 18,
  tags: ['Strongman', 'Contests'],
  date: '2026-05-19T09:00:00Z',
  picture: { name: 'scene-yard', alt: 'Yoke, log, stones, kegs and a tire in a yard' },
  content: `<p>A strongman contest takes less than you would think: 25 m of flat ground, five heavy things, a watch, a blackboard, and eight people who have agreed on a date. They bring the strength. An afternoon of lifting becomes a contest when everyone knows beforehand what counts.</p>
<h2>The five things</h2>
<p><strong>To press: a log or an axle.</strong> You hold a log with the palms facing each other and roll it up the chest. The thicker it is, the farther its center stays in front of you. Between a 270 mm and a 320 mm drum the difference is 25 mm, and your back feels every one of them. If you have no log, a 50 mm <a href="/ironwright-axle">axle</a> that does not rotate is awkward in another way.</p>
<p><strong>To carry: a yoke.</strong> Set the crossbar so that the feet clear the ground by a hand’s width when you stand up, and put the plates low. A low load swings slowly; a high one steers you. Short steps are faster than long ones. If you have no yoke, use farmer handles, or two <a href="/training-bags">bags with grips</a>.</p>
<p><strong>To drag: a sled.</strong> Here the ground decides. The same sled is far heavier on dry grass than on wet. Mark one lane and have everyone go down it once before it counts, because a worn lane is a fast lane.</p>
<p><strong>To load: a sandbag.</strong> Dry sand weighs 1.6 kg per liter, so 60 kg is 38 liters. Pack it tight or leave it half empty: a slack <a href="/ironwright-sandbag">bag</a> feels far heavier than the scale says. A keg does the same with water. Fifty liters plus the steel come to 63 kg, and a keg that is three quarters full makes its own plans.</p>
<p><strong>To finish: stones.</strong> Concrete weighs 2.3 kg per liter. A 400 mm ball comes to 77 kg, a 450 mm ball to 110, and a 500 mm ball to 150: five more centimeters, and it is someone else’s stone. Lifting over a bar is kinder to the fingers than lifting onto a box.</p>
<h2>How heavy</h2>
<p>For people who lift but are new to this, these shares of body weight leave no one without a score and no one bored.</p>
<table><thead><tr><th scope="col">Event</th><th scope="col">Share</th><th scope="col">What counts</th></tr></thead><tbody><tr><th scope="row">Log or axle</th><td>0.6</td><td>Repetitions in 60 s</td></tr><tr><th scope="row">Yoke, 20 m</th><td>1.75</td><td>Time, then distance</td></tr><tr><th scope="row">Sled, 20 m</th><td>1.5</td><td>Time, then distance</td></tr><tr><th scope="row">Sandbag over 1.2 m</th><td>0.6</td><td>Repetitions in 60 s</td></tr><tr><th scope="row">Stone over 1.1 m</th><td>0.75</td><td>Repetitions in 60 s</td></tr></tbody></table>
<p>Do not load the bar for each person, though. It takes all day and it is unfair, because strength grows more slowly than weight. A lifter who is twice as heavy is about 1.6 times as strong, so equal shares favor the small. Make two groups, split at 80 kg or wherever yours divides, take the average weight of each, and set one load per group.</p>
<h2>How long</h2>
<p>An attempt lasts 60 seconds, and it takes two minutes until the next person is ready. With eight people that is 24 minutes an event, or about 26 with the usual delays. Five events and four breaks of a quarter of an hour make three hours and ten minutes. Start at one, and you will lift the stones in good light.</p>
<p>Press first, while shoulders are fresh. Yoke and sled in the middle. Stones go last, because no one has hands afterward, and because everyone stays to watch.</p>
<h2>How to score it</h2>
<ol><li>In each event the best of eight gets 8 points, the next 7, and so on. A zero gets none.</li><li>Ties share. Two people tied for second get 6.5 each, half of 7 plus 6.</li><li>An unfinished carry ranks below all finished ones, by the distance to the front foot of the yoke.</li><li>A repetition counts when the judge says so: locked out and still overhead, or the stone past the bar. There is one judge for all eight, and no appeal.</li><li>If two people are level at the end, the better finish in the stones decides.</li></ol>
<p>Write the points on the board after each event, with the running total next to them. A number makes people lift harder than a shout does. Start each event in reverse order of the ranking, so that the leader goes last.</p>
<h2>Where to put it</h2>
<ul><li><strong>Ground.</strong> Grass, gravel or sand. Concrete chips stones and teaches a log to bounce.</li><li><strong>Room.</strong> Leave three meters around anything that goes overhead, and an empty lane next to each carry. No one stands behind a bag that is thrown backward.</li><li><strong>Hands off.</strong> Drop a failed log forward onto a mat; no one catches it. Helpers walk next to the yoke, never in front.</li><li><strong>Shade and water,</strong> and a first-aid kit. Stones take the skin off forearms: long sleeves are allowed.</li><li><strong>Someone who is not lifting,</strong> with a phone in a pocket.</li></ul>
<h2>Before the day</h2>
<p>A week before, lift everything once yourself at the weights on the list. Half of them will be wrong. A leaning yoke, a leaking bag, or a gutter across the lane takes five minutes to find then, and costs a quarter of an hour on the day. If you have nothing yet, begin with one <a href="/ironwright-drag-sled">sled</a> and one bag from the <a href="/strongman">strongman shelf</a>, and make the rest out of whatever is lying around. That is how the sport began.</p>
<p>There should be a prize, and it should be heavy. Nothing works as well as the smallest stone with the year on it. It goes home with the winner, and the winner has to bring it back.</p>`,
}
