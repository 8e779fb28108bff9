import type { ArticleEntry } from './entry.ts'

export const fiveEventsInAYard: ArticleEntry = {
  id: 5008,
  slug: 'five-events-in-a-yard',
  title: 'Five events in a yard',
  excerpt:
    'How to hold a strongman contest for eight people in an afternoon: weights, times, points and where to put it all.',
  category: 18,
  tags: ['Strongman', 'Contests'],
  date: '2026-05-19T09:00:00Z',
  picture: { name: 'scene-yard', alt: 'Yoke, log, stones, kegs and a tire in a yard' },
  content: `<p>A strongman contest needs less than it seems. You want a flat piece of ground 25 m long, five heavy things, a watch, a blackboard, and eight people who have agreed on a date. The strength they bring themselves. What turns an afternoon of lifting into a contest is that everybody knows beforehand what counts.</p>
<h2>The five things</h2>
<p><strong>To press: a log or an axle.</strong> A log is held with the palms facing each other and rolls up the chest. The thicker it is, the farther its middle stays in front of you: between drums of 270 and 320 mm lie 25 mm, and every one of them is felt in the back. If there is no log, an <a href="/ironwright-axle">axle</a> of 50 mm with nothing that turns is as awkward in its own way.</p>
<p><strong>To carry: a yoke.</strong> Set the crossbar so that the feet clear the ground by a hand when you stand up, and put the plates low. A load that hangs low swings slowly; one that sits high steers you. Short steps are faster than long ones. No yoke in the yard means farmer handles, or two <a href="/training-bags">bags with grips</a>.</p>
<p><strong>To drag: a sled.</strong> Here the ground decides. The same sled pulls far heavier on dry grass than on wet. Mark one lane, and let everybody go down it once before it counts, since a worn lane is a fast one.</p>
<p><strong>To load: a sandbag.</strong> Dry sand weighs 1.6 kg a liter, so 60 kg are 38 liters. Fill it until it is tight or leave it half empty: a slack <a href="/ironwright-sandbag">bag</a> is far heavier than the scale says. A keg does the same with water. Fifty liters of it and the steel come to 63 kg, and a keg that is three quarters full has plans of its own.</p>
<p><strong>To finish: stones.</strong> Concrete weighs 2.3 kg a liter. A ball of 400 mm comes to 77 kg, one of 450 mm to 110, one of 500 mm to 150: five centimeters more, and it is somebody else's stone. Over a bar rather than onto a box is kinder to fingers.</p>
<h2>How heavy</h2>
<p>For people who lift, but have not done this before, these shares of body weight leave nobody standing with an empty score and nobody bored.</p>
<table><thead><tr><th scope="col">Event</th><th scope="col">Share</th><th scope="col">What counts</th></tr></thead><tbody><tr><th scope="row">Log or axle</th><td>0.6</td><td>Repetitions in 60 s</td></tr><tr><th scope="row">Yoke, 20 m</th><td>1.75</td><td>Time, then distance</td></tr><tr><th scope="row">Sled, 20 m</th><td>1.5</td><td>Time, then distance</td></tr><tr><th scope="row">Sandbag over 1.2 m</th><td>0.6</td><td>Repetitions in 60 s</td></tr><tr><th scope="row">Stone over 1.1 m</th><td>0.75</td><td>Repetitions in 60 s</td></tr></tbody></table>
<p>Do not load for each person, though. It takes all day, and it is unfair: strength grows more slowly than weight. Somebody twice as heavy is about 1.6 times as strong, so equal shares favor the small. Make two groups with a line at 80 kg or wherever yours divides, take the average weight of each, and set one load for the group.</p>
<h2>How long</h2>
<p>One attempt is 60 seconds, and two minutes go by until the next person stands ready. With eight that makes about 26 minutes an event. Five events and four breaks of a quarter of an hour are three hours and ten minutes. Begin at one, and the stones are lifted in good light.</p>
<p>Press first, while shoulders are fresh. Yoke and sled in the middle. Stones last, because nobody has hands afterward, and because everybody stays to watch.</p>
<h2>How it is counted</h2>
<ol><li>In each event the best of eight gets 8 points, the next 7, and so on. Who achieves nothing gets none.</li><li>A tie shares. Two people in second place get 6.5 each, half of 7 and 6 together.</li><li>A carry that was not finished ranks below all that were, by the distance to the front foot of the yoke.</li><li>A repetition counts when the judge says so: locked and still overhead, or the stone beyond the bar. One judge for all eight, and no appeal.</li><li>If two are level at the end, the better finish in the stones decides.</li></ol>
<p>Write the points on the board after each event, with the sum beside them. Everyone lifts harder against a number than against a shout. Let the order of starting be the ranking upside down, so that the leader goes last.</p>
<h2>Where to put it</h2>
<ul><li><strong>Ground.</strong> Grass, gravel or sand. Concrete breaks stones from below and teaches a log to bounce.</li><li><strong>Room.</strong> Three meters around anything that goes overhead, and an empty lane beside each carry. Nobody stands behind a bag that is thrown backward.</li><li><strong>Hands off.</strong> A failed log is let go forward onto a mat, and is never caught by two helpers. Helpers walk beside the yoke, never in front.</li><li><strong>Shade and water,</strong> and a box with plasters. Forearms meet stones with the skin first: long sleeves are allowed.</li><li><strong>Someone who does not lift</strong> and has a telephone in a pocket.</li></ul>
<h2>Before the day</h2>
<p>Lift everything once yourself, a week earlier, at the weights on the list. Half of them will be wrong. A yoke that leans, a bag that leaks and a lane with a gutter across it are found in five minutes then, and on the day they cost a quarter of an hour each. If you have nothing yet, begin with one <a href="/ironwright-drag-sled">sled</a> and one bag from the <a href="/strongman">strongman shelf</a>, and make the rest out of what stands around. The sport began no differently.</p>
<p>There should be a prize, and it should be heavy. In our experience nothing works as well as the smallest stone with the year on it. It goes to the winner's house, and the winner has to bring it back.</p>`,
}
