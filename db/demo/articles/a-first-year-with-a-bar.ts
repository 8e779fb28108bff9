import type { ArticleEntry } from './entry.ts'

export const aFirstYearWithABar: ArticleEntry = {
  id: 5011,
  slug: 'a-first-year-with-a-bar',
  title: 'A first year with a bar',
  excerpt: 'Three days a week, six lifts, and rules that say what to do when it goes well and when it does not.',
  category: 330,
  slots: ['Featured'],
  tags: ['Training', 'Beginners', 'Barbells'],
  date: '2026-09-08T09:00:00Z',
  picture: { name: 'scene-rig', alt: 'A rig with two bays, a loaded bar and a bench in a hall' },
  content: `<p>You will never again get strong as fast as in your first year. Later a month of work buys a kilogram or two. In the beginning a single session does, and it is easily wasted: by a new plan every month, or by steps so large that everything has to begin again in March. This plan has little in it. What it does have is rules for the bad days, which is the part that plans leave out.</p>
<h2>Two days, in turn</h2>
<p>Train three times a week with a free day between. Do A, B, A in one week and B, A, B in the next.</p>
<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>Squat, 3 sets of 5</td><td>Squat, 3 sets of 5</td></tr><tr><td>Bench press, 3 sets of 5</td><td>Press overhead, 3 sets of 5</td></tr><tr><td>Row, 3 sets of 8</td><td>Deadlift, 1 set of 5</td></tr></tbody></table>
<p>Before the sets that count, warm up: the empty bar for ten, then half of the day's weight for five, then four fifths for two. Rest three minutes between sets, and five if the last one was a fight. A session takes an hour. If it takes two, you are talking.</p>
<p>Spend the first two weeks with the empty bar, or with less: 20 kg is a weight. Film one set from the side each day. What should look the same each time is the path of the bar, straight up and down over the middle of the foot.</p>
<h2>The rules</h2>
<ol><li><strong>All repetitions done, and the last one looked like the first:</strong> add weight next time. 2 kg on the squat, 1 kg on both presses and the row. The deadlift takes 4 kg for six weeks, then 2.</li><li><strong>One or more missed:</strong> same weight next time.</li><li><strong>Missed three times running:</strong> take off ten percent and climb again by the same steps.</li><li><strong>Stuck at the same weight a second time:</strong> this lift goes on to the next phase. The others stay.</li><li><strong>A week without training:</strong> come back with ten percent less. After two weeks or more, with twenty. It returns faster than it came.</li><li><strong>Something hurts, sharply or in a joint:</strong> this lift is over for today, whatever the book says. If it hurts again next time, let somebody qualified look at it. No rule of progress is meant for that.</li></ol>
<p>The first rule has two halves. A repetition that was done with a round back, or with half of the depth, was not done. Being strict about that is what keeps the third one rare.</p>
<h2>Fifty-two weeks</h2>
<table><thead><tr><th scope="col">Weeks</th><th scope="col">Add</th><th scope="col">Squat</th></tr></thead><tbody><tr><th scope="row">1&nbsp;to&nbsp;2</th><td>Nothing</td><td>The empty bar</td></tr><tr><th scope="row">3&nbsp;to&nbsp;14</th><td>Every session</td><td>3 sets of 5</td></tr><tr><th scope="row">15&nbsp;to&nbsp;30</th><td>Every week</td><td>5 sets of 5, then a light day, then a heavy set of 5</td></tr><tr><th scope="row">31&nbsp;to&nbsp;50</th><td>Every month</td><td>Sets of 8, of 5, of 3, then a light week</td></tr><tr><th scope="row">51</th><td>Nothing</td><td>Light, twice</td></tr><tr><th scope="row">52</th><td>The sum</td><td>One heavy single</td></tr></tbody></table>
<p>In the second phase the week becomes the unit. On the first day do five sets of five with nine tenths of the week's weight, on the second three sets with eight tenths of that, and on the third one set of five with the whole, which is 2 kg more than last week's. Four weeks of this bring what four sessions brought before. That is no failure. It is what having become strong is like.</p>
<p>In the third phase the unit is four weeks. The first has sets of eight, the second of five, the third of three, each heavier than the one before, and in the fourth you do half of everything. Then all three numbers go up by 4 kg, on the presses by 2. There are five such waves before week 51.</p>
<h2>What the sum says</h2>
<p>If the first rule worked forever you would add 2 kg at each of 156 sessions and squat 332 kg at the end of the year. Nobody does. On paper the three phases bring you from 20 kg to about 140; the paper has no flu, no exams and no missed depth. Where people end up differs more than plans do. A squat of body weight for five is a sound first year, one and a half times that is a very good one, and the person beside you began somewhere else.</p>
<h2>What it needs</h2>
<ul><li><strong>Small plates.</strong> Steps of 2 kg need a pair of 1 kg, steps of 1 kg a pair of 0.5. <a href="/ironwright-change-plates">Change plates</a> are the most used ones in any first year, and the first to be forgotten in the order.</li><li><strong>Height.</strong> A deadlift begins with the bar 225 mm above the floor. Below 40 kg full-size <a href="/ironwright-technique-plates">technique plates</a> keep it there.</li><li><strong>Safeties.</strong> Squat and bench alone only where something catches the bar. How that is set is in <a href="/theindex/gear-how-tos/what-holds-a-rack-up">What holds a rack up</a>.</li><li><strong>A book.</strong> Date, lift, weight, sets, and one word on how it went. A <a href="/ironwright-training-log">log</a> that lies open on the floor is written in. A telephone is answered.</li><li><strong>Sleep and dinner.</strong> More of both than you think. When everything stalls at once, look here before you look at the plan.</li></ul>
<p>Which bar it should be matters less than that it is always the same one; the page for a <a href="/first-barbell">first barbell</a> says how much to buy with it. On the last day of week 52 open the book at its first page. The number there is 20, and you thought it was heavy.</p>`,
}
