import type { ArticleEntry } from '../entry.ts'

export const howABarIsLoaded: ArticleEntry = {
  id: 5025,
  slug: 'how-a-bar-is-loaded',
  title: 'How a bar is loaded',
  excerpt:
    'A page for the people at the ends of the bar: the order of plates, a table to hang on the wall, and seven mistakes.',
  category: 18,
  tags: ['Contests', 'Plates'],
  date: '2026-09-22T09:00:00Z',
  picture: { name: 'competition-plate-set', alt: 'Competition plates in green, yellow, blue, and red' },
  content: `<p>At every contest two people do the work of ten and get no applause. They load. If they do it well, nobody notices them. If they load 5 kg too much on one side, everybody does. Here is what they know, in the order in which they learned it.</p>
<h2>What is on the bar already</h2>
<p>A men’s bar weighs 20 kg, a women’s bar 15. In competition each collar weighs 2.5 kg, and both count. So an empty bar with its collars is 25 kg or 20 kg, and that is where the counting begins. At home most collars weigh next to nothing and are not counted. Decide which rule holds before the first attempt and write it on the board.</p>
<h2>The order</h2>
<p>Heaviest plates inside, lightest outside, collar last. Red 25s go on first, with the number facing in on the innermost plate and out on all others, so that judges can read them. There are two reasons for that order. The bar bends less when the weight sits close to the hands, and a change from one attempt to the next usually concerns the small plates, which are at the end.</p>
<table><thead><tr><th scope="col">Color</th><th scope="col">Large</th><th scope="col">Small</th></tr></thead><tbody><tr><th scope="row">Red</th><td>25 kg</td><td>2.5 kg</td></tr><tr><th scope="row">Blue</th><td>20 kg</td><td>2 kg</td></tr><tr><th scope="row">Yellow</th><td>15 kg</td><td>1.5 kg</td></tr><tr><th scope="row">Green</th><td>10 kg</td><td>1 kg</td></tr><tr><th scope="row">White</th><td>5 kg</td><td>0.5 kg</td></tr></tbody></table>
<p>The small plates repeat the colors of the large ones at a tenth of the weight. Once you have seen that, you cannot forget it.</p>
<h2>The table for the wall</h2>
<p>For a bar of 20 kg with collars of 2.5 kg. Each row says what goes on <strong>one</strong> side.</p>
<table><thead><tr><th scope="col">Total</th><th scope="col">A side</th><th scope="col">Plates</th></tr></thead><tbody><tr><th scope="row">60</th><td>17.5</td><td>15, 2.5</td></tr><tr><th scope="row">75</th><td>25</td><td>25</td></tr><tr><th scope="row">100</th><td>37.5</td><td>25, 10, 2.5</td></tr><tr><th scope="row">125</th><td>50</td><td>25, 25</td></tr><tr><th scope="row">142.5</th><td>58.75</td><td>25, 25, 5, 2.5, 1.25</td></tr><tr><th scope="row">180</th><td>77.5</td><td>25, 25, 25, 2.5</td></tr><tr><th scope="row">200</th><td>87.5</td><td>25, 25, 25, 10, 2.5</td></tr><tr><th scope="row">227.5</th><td>101.25</td><td>25, 25, 25, 25, 1.25</td></tr></tbody></table>
<p>To make a row of your own, subtract 25 from the total and halve the rest. Then take the largest plate that fits, and again, until nothing is left. For 142.5 that is 117.5, halved 58.75: two 25s leave 8.75, a 5 leaves 3.75, a 2.5 leaves 1.25. That rule of taking the largest always ends with the fewest plates in a set like this one.</p>
<p>[product sku="VG-COMP-25"]</p>
<h2>Seven mistakes</h2>
<ol><li><strong>Both loaders copy each other.</strong> One misreads, the other agrees. Each should read the board, load, then check the other side from the front.</li><li><strong>One side at a time.</strong> A bar in a rack with 60 kg more on one end flips. Load and unload both sides together, with a difference of one plate at most.</li><li><strong>The collar is forgotten.</strong> It is part of the weight and holds the rest. Turn the ring until the plates do not rattle.</li><li><strong>Pounds among kilograms.</strong> A plate of 45 lb is 20.4 kg. One on each side makes 0.8 kg too much.</li><li><strong>A plate with play.</strong> A gap of a finger between two plates is a gap that closes during the lift.</li><li><strong>Feet under the bar.</strong> Always, everywhere, stay out from under it.</li><li><strong>Talking.</strong> The person who calls the weight calls it once, loud, and as a total. Then there is silence until both loaders raise a hand.</li></ol>
<h2>The height of the rack</h2>
<p>In the squat and the bench press the loaders set the hooks, too. The number of the hole stands next to the lifter’s name. Reset it while the bar is empty, which means in the minute after the last lift and before the first plate. An adjustment with 200 kg on the hooks is a lift without a lifter.</p>
<h2>A rehearsal</h2>
<p>Half an hour is enough. Write ten totals on a card, set a clock, and load them one after the other with two people. Most pairs need 40 seconds for the first change and 15 for the tenth. The plates hardly get lighter in the meantime.</p>
<blockquote>A well-loaded bar is symmetrical, tight, and silent.</blockquote>
<p>If you have no loaders, lift in rounds and let the two lifters who have just finished do it: they know how it feels to wait. The rest of the day is planned in <a href="/theindex/events/a-meet-in-a-garage">A meet in a garage</a>.</p>`,
}
