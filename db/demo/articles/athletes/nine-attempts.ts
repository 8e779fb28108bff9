import type { ArticleEntry } from '../entry.ts'

export const nineAttempts: ArticleEntry = {
  id: 5023,
  slug: 'nine-attempts',
  title: 'Nine attempts',
  excerpt: 'Choosing weights for a first powerlifting meet: three openers, six decisions, and the sums behind them.',
  category: 330,
  tags: ['Contests', 'Training'],
  date: '2026-07-07T09:00:00Z',
  picture: { name: 'meet-kit', alt: 'A lever belt, a pair of knee sleeves, wrist wraps, and chalk' },
  content: `<p>A powerlifting meet is nine lifts: three squats, three bench presses, three deadlifts. The best of each three are added up. You will have trained for months, and on the day you make nine small decisions with a card and a pencil. They are worth more than most people think, and they can be made at the kitchen table.</p>
<h2>The rules that matter here</h2>
<ul><li>The bar only goes up. Once you have asked for a weight, you cannot go lower, not even after a miss.</li><li>Steps are 2.5 kg, because the smallest plates on the bar are 1.25 kg.</li><li>Three judges, three lights. Two white ones are a good lift.</li><li>After each attempt you have one minute to name the next. If you say nothing, the bar goes up by 2.5 kg, or stays where it is after a miss.</li><li>Three misses in one lift, and you have no total. That is called bombing out, and it happens to the strong and the stubborn alike.</li></ul>
<p>Federations differ in details. Read the book of yours, and believe it rather than us.</p>
<h2>The opener</h2>
<p>The first attempt has one purpose: to stay in the meet. Choose a weight that you could lift for three repetitions on a bad day, with a cold, after a long drive. As a share of what you hope for, that is about 91 or 92 percent. It should bore you.</p>
<p>An opener that is 5 kg too light costs you nothing if the third attempt is right. An opener that is 5 kg too heavy can cost you everything.</p>
<h2>The second and the third</h2>
<p>The second attempt should make a total that you would be content with, at about 96 percent. The third is the day's question. If the second was slow, ask for 2.5 kg more. If it flew, ask for what you came for, or 2.5 above it.</p>
<p>Take a lifter who hopes for a squat of 140, a bench press of 90, and a deadlift of 170, for a total of 400 kg:</p>
<table><thead><tr><th scope="col">Lift</th><th scope="col">First</th><th scope="col">Second</th><th scope="col">Third</th></tr></thead><tbody><tr><th scope="row">Squat</th><td>127.5</td><td>135</td><td>140</td></tr><tr><th scope="row">Bench press</th><td>82.5</td><td>87.5</td><td>90</td></tr><tr><th scope="row">Deadlift</th><td>155</td><td>162.5</td><td>170</td></tr><tr><th scope="row">Sum</th><td>365</td><td>385</td><td>400</td></tr></tbody></table>
<p>Look at the last line. All openers and nothing else are 365 kg, which is 91 percent of the dream. All seconds are 385. The three thirds, the lifts you will remember, add only 15 kg to that. Going nine for nine with modest numbers beats three misses and a hero.</p>
<blockquote>Seconds win meets. Thirds make stories.</blockquote>
<h2>Warming up backward</h2>
<p>Suppose that ten people lift in your group, and each attempt takes a minute. A round lasts ten minutes. Your last warm-up should be about one round before your opener, and the ones before that every three minutes. For an opener of 127.5:</p>
<ol><li>Empty bar, eight repetitions, 22 minutes before.</li><li>60 kg for five, 19 minutes before.</li><li>85 kg for three, 16 minutes before.</li><li>105 kg for one, 13 minutes before.</li><li>117.5 kg for one, 10 minutes before.</li></ol>
<p>The last single is 10 kg below the opener. If it feels heavy, walk to the table and lower your opener. Most meets allow that once, up to a few minutes before the start. It is the most underused rule in the sport.</p>
<h2>After a miss</h2>
<p>Find out why before you fill in the card. If the judges gave red lights for depth or for a missed command, repeat the weight: it was not too heavy. If you could not finish it, repeat it anyway and rest longer, since the bar may not go down. Raise it only if you missed through a mistake that you can name.</p>
<h2>The deadlift is arithmetic</h2>
<p>By the time of the deadlift you know your subtotal and everyone else’s. The lighter lifter usually wins a tie, so if you weighed in lighter, you only have to draw level. If not, you need 2.5 kg more. Let a friend do that sum while you sit down. You should hear one number.</p>
<h2>The bag</h2>
<p>Pack it the evening before: belt, sleeves, wraps if you use them, shoes, chalk, food that you have eaten before, and a pencil. The list of what is checked at the equipment inspection is in the rulebook, and the things on it are on our page for <a href="/powerlifting">powerlifting</a>.</p>
<p>[product sku="IW-CHALK-8"]</p>
<p>Then write the nine numbers on a card, twice, and give one to the person who will stand next to you. The card is not a promise. It is what you decided while you could still think.</p>`,
}
