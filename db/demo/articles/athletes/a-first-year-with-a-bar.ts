import type { ArticleEntry } from '../entry.ts'

export const aFirstYearWithABar: ArticleEntry = {
  id: 5011,
  slug: 'a-first-year-with-a-bar',
  title: 'A first year with a bar',
  excerpt: 'Three days a week, six lifts, and rules for the days when it goes well and the days when it does not.',
  category: 330,
  slots: ['Featured'],
  tags: ['Training', 'Beginners', 'Barbells'],
  date: '2026-09-08T09:00:00Z',
  picture: { name: 'scene-rig', alt: 'A rig with two bays, a loaded bar and a bench in a hall' },
  content: `<p>You will never gain strength as fast as you do in your first year. Later, a month of work buys a kilogram or two. In the beginning a single session does, and that gift is easy to waste: with a new plan every month, or with jumps so big that you are starting over in March. There is not much to this plan. But it has rules for the bad days, and those are what most plans leave out.</p>
<h2>Two days, in turn</h2>
<p>Train three times a week, with a day off in between. Do A, B, A one week and B, A, B the next.</p>
<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>Squat, 3 sets of 5</td><td>Squat, 3 sets of 5</td></tr><tr><td>Bench press, 3 sets of 5</td><td>Press overhead, 3 sets of 5</td></tr><tr><td>Row, 3 sets of 8</td><td>Deadlift, 1 set of 5</td></tr></tbody></table>
<p>Warm up before the sets that count: the empty bar for ten, half of the day's weight for five, then four fifths of it for two. Rest three minutes between sets, or five if the last one was a fight. A session takes an hour. If it takes two, you are talking.</p>
<p>Spend the first two weeks with the empty bar, or with less: 20 kg is a weight, too. Film one set from the side each day. The path of the bar should look the same every time, straight up and down over the middle of the foot.</p>
<h2>The rules</h2>
<ol><li><strong>All repetitions done, and the last one looked like the first:</strong> add weight next time. 2 kg on the squat, 1 kg on both presses and the row. The deadlift takes 4 kg for six weeks, then 2.</li><li><strong>One or more missed:</strong> same weight next time.</li><li><strong>Missed three times running:</strong> take off ten percent and climb again by the same steps.</li><li><strong>Stuck at the same weight a second time:</strong> that lift moves on to the next phase. The others stay where they are.</li><li><strong>A week without training:</strong> come back with ten percent less. After two weeks or more, make it twenty. You will regain it faster than you built it.</li><li><strong>Something hurts, sharply or in a joint:</strong> that lift is over for today, no matter what the book says. If it hurts again next time, have it looked at by someone qualified. No progression rule covers that.</li></ol>
<p>The first rule has two halves. A repetition with a round back or at half depth does not count as done. Be strict about that, and you will rarely need the third rule.</p>
<h2>Fifty-two weeks</h2>
<table><thead><tr><th scope="col">Weeks</th><th scope="col">Add</th><th scope="col">Squat</th></tr></thead><tbody><tr><th scope="row">1&nbsp;to&nbsp;2</th><td>Nothing</td><td>The empty bar</td></tr><tr><th scope="row">3&nbsp;to&nbsp;14</th><td>Every session</td><td>3 sets of 5</td></tr><tr><th scope="row">15&nbsp;to&nbsp;30</th><td>Every week</td><td>5 sets of 5, then a light day, then a heavy set of 5</td></tr><tr><th scope="row">31&nbsp;to&nbsp;50</th><td>Every month</td><td>Sets of 8, of 5, of 3, then a light week</td></tr><tr><th scope="row">51</th><td>Nothing</td><td>Light, twice</td></tr><tr><th scope="row">52</th><td>The sum</td><td>One heavy single</td></tr></tbody></table>
<p>In the second phase you think in weeks. On day one, do five sets of five with nine tenths of the week's weight. On day two, do three sets with eight tenths of that. On day three, do one set of five with the full weight, which is 2 kg more than last week's. Four weeks now bring what four sessions used to. You are not failing. This is what being strong is like.</p>
<p>In the third phase you think in blocks of four weeks: sets of eight in the first, five in the second, and three in the third, each heavier than the last, then half of everything in the fourth. After that all three numbers go up by 4 kg, or by 2 on the presses. Five of these waves take you to week 51.</p>
<h2>What the sum says</h2>
<p>If the first rule worked forever, you would add 2 kg in each of 156 sessions and squat 332 kg at the end of the year. Nobody does. On paper the three phases take you from 20 kg to about 140, but paper never has the flu, an exam, or a high squat. People differ more than plans do. Squatting your body weight for five is a solid first year, one and a half times that is a very good one, and the person in the next rack started somewhere else.</p>
<h2>What it needs</h2>
<ul><li><strong>Small plates.</strong> Jumps of 2 kg take a pair of 1 kg plates, jumps of 1 kg a pair of 0.5. <a href="/ironwright-change-plates">Change plates</a> get more use than any others in a first year, and they are the first thing people forget to order.</li><li><strong>Height.</strong> A deadlift starts with the bar 225 mm above the floor. Below 40 kg, full-size <a href="/ironwright-technique-plates">technique plates</a> keep it there.</li><li><strong>Safeties.</strong> Squat and bench alone only if something will catch the bar. For how to set it, see <a href="/theindex/gear-how-tos/what-holds-a-rack-up">What holds a rack up</a>.</li><li><strong>A book.</strong> Date, lift, weight, sets, and one word on how it went. A <a href="/ironwright-training-log">log</a> that lies open on the floor gets written in. A phone gets answered.</li><li><strong>Sleep and dinner.</strong> You need more of both than you think. When every lift stalls at once, look here before you blame the plan.</li></ul>
<p>Which bar you use matters less than using the same one every time. Our page on a <a href="/first-barbell">first barbell</a> says what else to buy with it. On the last day of week 52, open the book to its first page. The number there is 20, and you thought it was heavy.</p>`,
}
