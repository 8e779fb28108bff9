import type { ArticleEntry } from '../entry.ts'

export const twentyFiveMinutes: ArticleEntry = {
  id: 5027,
  slug: 'twenty-five-minutes',
  title: 'Twenty-five minutes',
  excerpt: 'One percent of the week, divided into four sessions for people whose hour has been canceled.',
  category: 104,
  tags: ['Training', 'Kettlebells'],
  date: '2026-04-07T09:00:00Z',
  picture: { name: 'flat-bench-room', alt: 'A flat bench and a kettlebell on a wooden floor in morning light' },
  content: `<p>A week has 10,080 minutes. Four sessions of 25 minutes are 100 of them, just under one percent. Most people who have stopped training did not stop for lack of an hour four times a week. They stopped because they lost the hour and thought that nothing smaller counted. It does, if you spend it well.</p>
<h2>Where an hour goes</h2>
<p>Take a session of three lifts with three sets of five each. A set of five lasts about 20 seconds, so nine sets are three minutes of lifting. The other 57 minutes are rest, loading, walking, and finding the phone. Rest is not waste: it is what makes heavy sets possible. But much of it can be filled with something that does not get in its way.</p>
<table><thead><tr><th scope="col">Part</th><th scope="col">An hour</th><th scope="col">25 minutes</th></tr></thead><tbody><tr><th scope="row">Warm-up</th><td>10</td><td>4</td></tr><tr><th scope="row">Main work</th><td>35</td><td>12</td></tr><tr><th scope="row">Second part</th><td>12</td><td>6</td></tr><tr><th scope="row">Putting away</th><td>3</td><td>3</td></tr></tbody></table>
<h2>The main part: every minute</h2>
<p>Choose two movements that do not tire the same muscles. Start a clock. In the first minute do one set of the first, in the second minute one set of the second, and so on for 12 minutes. That is six sets of each. A set takes 20 seconds, you rest for 40, and by the time the same movement returns you have rested for a minute and 40 seconds.</p>
<p>Choose a weight that you could lift eight times, and do five. If the fifth repetition of the last set is slow, the weight was right. Add 2 kg next week.</p>
<h2>Four days</h2>
<table><thead><tr><th scope="col">Day</th><th scope="col">12 minutes</th><th scope="col">6 minutes</th></tr></thead><tbody><tr><th scope="row">1</th><td>Goblet squat, push-up</td><td>Farmer carry, one length each minute</td></tr><tr><th scope="row">2</th><td>One-arm row, dumbbell press</td><td>Plank, 30 seconds each minute</td></tr><tr><th scope="row">3</th><td>Kettlebell swing, pull-up or ring row</td><td>Split squat, 5 a side each minute</td></tr><tr><th scope="row">4</th><td>Romanian deadlift, overhead press</td><td>Jump rope, 30 seconds each minute</td></tr></tbody></table>
<p>The sets add up. Each of the eight main movements gets 6 sets of 5 a week, which is 30 repetitions. Three sets of ten would be the same number, and they would be lighter. How each of them goes is in the movement library; begin with the <a href="/theindex/movement-library/goblet-squat">goblet squat</a> and the <a href="/theindex/movement-library/one-arm-dumbbell-row">one-arm row</a>.</p>
<h2>What makes it work</h2>
<ol><li><strong>Nothing to load.</strong> One kettlebell and one pair of dumbbells that stay where they are. The moment you change plates, the minute is gone.</li><li><strong>A place that is ready.</strong> If a bench has to be carried from another room, the session takes 35 minutes, and those you do not have.</li><li><strong>A clock you can see.</strong> It decides when you start. You do not.</li><li><strong>A fixed hour.</strong> Before work beats after work, because nothing has gone wrong yet.</li></ol>
<p>[product sku="IW-KB-16"]</p>
<h2>The warm-up in four minutes</h2>
<p>One minute each: walk or jump rope, ten slow squats with a pause at the bottom, arm circles and five push-ups, and one easy set of both main movements at half the weight. If you are over fifty, or it is before six in the morning, take six minutes and cut the second part.</p>
<h2>What it cannot do</h2>
<p>It will not prepare you for a meet. A heavy single needs three to five minutes of rest before it, and there is no room for that here. It does not replace long, easy work for the heart either; a brisk walk does that, and it can be had on the way to the bakery. It does keep the strength you have, and for most people it adds to it for a long time.</p>
<blockquote>The best session of the week is the one that you would have skipped if it had taken an hour.</blockquote>
<h2>The bad week</h2>
<p>Some weeks there are no 25 minutes. Do the main part of one day: 12 minutes, no more. If you can do that twice in such a week, you have kept the habit, and the strength will wait. It leaves more slowly than it came: after two weeks off most lifters miss a few percent, and about two weeks of training bring it back.</p>
<p>When the hour returns, keep one of the four short days. It is the only one that never depended on it. All of it fits next to a bed, and the page for <a href="/small-rooms">small rooms</a> has more for rooms of that size.</p>`,
}
