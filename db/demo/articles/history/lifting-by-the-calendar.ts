import type { ArticleEntry } from '../entry.ts'

export const liftingByTheCalendar: ArticleEntry = {
  id: 5016,
  slug: 'lifting-by-the-calendar',
  title: 'Lifting by the calendar',
  excerpt: 'Ten dates in barbell sport since 1891, and what each one did to the equipment.',
  category: 19,
  tags: ['Weightlifting', 'Contests'],
  date: '2026-06-09T09:00:00Z',
  picture: {
    name: 'color-bumper-room',
    alt: 'Red, blue, and yellow bumper plates on a bar that lies on a platform',
  },
  content: `<p>A barbell looks like the result of engineering. Mostly it is the result of rulebooks. Each time a federation changed what counts as a lift, makers changed what they sold, and lifters changed how they moved. Here are ten dates that you can look up, and what is left of each of them in the bar you are holding.</p>
<table><thead><tr><th scope="col">Year</th><th scope="col">Place</th><th scope="col">New</th></tr></thead><tbody><tr><th scope="row">1891</th><td>London</td><td>First world championship</td></tr><tr><th scope="row">1896</th><td>Athens</td><td>Weightlifting at the Olympic Games</td></tr><tr><th scope="row">1905</th><td></td><td>An international federation</td></tr><tr><th scope="row">1920</th><td>Antwerp</td><td>Weight classes at the Games</td></tr><tr><th scope="row">1928</th><td>Amsterdam</td><td>Two hands only</td></tr><tr><th scope="row">1972</th><td>Munich</td><td>The last press</td></tr><tr><th scope="row">1973</th><td>Harrisburg</td><td>World championships in powerlifting</td></tr><tr><th scope="row">1987</th><td>Daytona Beach</td><td>World championships for women</td></tr><tr><th scope="row">2000</th><td>Sydney</td><td>Women at the Olympic Games</td></tr><tr><th scope="row">2005</th><td></td><td>Steps of one kilogram</td></tr></tbody></table>
<h2>One hand, any weight</h2>
<p>At the first modern Games, in 1896, there were two contests: one lift with one hand and one with two. There were no weight classes, so a heavy man competed against a light one, and the judges were also asked to look at style. Weightlifting then left the program and came back more than once. It has been held at every Games since 1920.</p>
<p>What the early lifters used could not be compared from one hall to the next. A contest with one winner in one evening does not need that. Records do, and a federation that keeps records needs a bar that is the same everywhere. Everything that followed, from the diameter of the shaft to the color of the plates, comes from that need.</p>
<h2>Classes</h2>
<p>In Antwerp in 1920 lifters were put into five classes by body weight. Since then the heaviest lift has been one result among several, and small lifters have had a reason to train for the sport. It also gave scales a second job. The plates have to be right, and so does the athlete.</p>
<h2>Two hands</h2>
<p>Paris in 1924 still had five lifts, two of them with one hand. Amsterdam in 1928 cut the list to three, all with two hands: the press, the snatch, and the clean and jerk. For the bar this was a turning point. With two hands a lifter can pull fast and turn under the bar, and a bar that turns in the plates helps with that. Revolving sleeves became worth their price.</p>
<h2>The end of the press</h2>
<p>For four decades the press was the first lift of every contest. Over that time it came to look less and less like one. Lifters leaned back, started with a jolt from the hips, and judges disagreed about how much was too much. After the Games of 1972 it was dropped. The total has been the sum of two lifts since.</p>
<p>The press went back to the gym, where it is doing well. If you have ever wondered why bars for weightlifting have springy shafts and hardly any center knurl, remember that both remaining lifts are fast and that one of them ends at the throat.</p>
<h2>The other sport</h2>
<p>While weightlifting lost its slow lift, the slow lifts found a sport for themselves. The federation for powerlifting was founded in 1972, and its first world championships were held the following year in Harrisburg, Pennsylvania. Squat, bench press, and deadlift ask for the opposite of a springy bar: a stiff shaft, an aggressive knurl, and a center that grips a shirt. Since then there have been two kinds of straight bar, and a third kind for people who refuse to choose.</p>
<h2>Women</h2>
<p>Women had lifted on stages since the time of the globe barbells, and outside the rulebook. Their first world championships in weightlifting took place in 1987, and in 2000 they lifted in Sydney. With them came a bar of 15 kg with a shaft of 25 mm, 2010 mm long. It was designed for a smaller hand, and everyone with a smaller hand should try it.</p>
<h2>One kilogram</h2>
<p>Until 2005 the bar in weightlifting went up in steps of 2.5 kg, and a record could be broken by half a kilogram. Since then any whole kilogram is allowed. That is why the small plates come in 0.5, 1, 1.5, 2, and 2.5 kg. With a pair of each you can add any whole kilogram up to 15. The box below has no 0.5, so it misses just two of its own 14: one and 13.</p>
<p>[product sku="IW-CHG-SET14"]</p>
<h2>What the calendar leaves out</h2>
<p>Dates favor those who wrote things down. People lifted stones on farms and bags in harbors long before anyone measured them, and strongman contests took their events from there. Why the plate on the outside of all this has a diameter of 450 mm is another story: <a href="/theindex/history/why-a-plate-is-450-millimeters">Why a plate is 450 millimeters</a>.</p>`,
}
