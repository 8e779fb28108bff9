import type { ArticleEntry } from './entry.ts'

export const twentyDumbbellsOrTwo: ArticleEntry = {
  id: 5010,
  slug: 'twenty-dumbbells-or-two',
  title: 'Twenty dumbbells or two',
  excerpt: 'Fixed, pinned or loaded by hand: a sum of kilograms, seconds and floor, with an opinion at the end.',
  category: 807,
  slots: ['Featured'],
  tags: ['Dumbbells', 'Buying guide'],
  date: '2026-07-21T09:00:00Z',
  picture: { name: 'scene-dumbbells', alt: 'A rack of dumbbells against a wall' },
  content: `<p>Ten pairs of dumbbells from 2.5 to 25 kg weigh 275 kg. Two that can be set to the same weights weigh 50. Everybody who furnishes a room stands before this sum once, and most look only at the price. We have trained on all three kinds for long enough to have opinions, and here they are with their reasons.</p>
<h2>The three kinds</h2>
<p><strong>Fixed.</strong> Head, handle, head, and nothing that moves. You take it, use it, put it back. <a href="/fixed-dumbbells">Fixed ones</a> are measured by what they survive: a welded head in urethane may be dropped all day, a pressed and pinned one now and then, and bare iron once, depending on the floor.</p>
<p><strong>Pinned or turned.</strong> A cage with slabs that a <a href="/quillon-block-dumbbell">pin</a> takes along, or discs that lock by a thread. The change takes three seconds with a pin and half a minute with a thread. What is not taken along stays in a tray, and the tray wants a place at the height of a table if you value your back.</p>
<p><strong>Loaded.</strong> A short bar with sleeves of 50 mm, and <a href="/ironwright-dumbbell-handles">the plates you own already</a>. It goes up to what the sleeve holds, which may be 45 kg a hand. Changing a pair means four collars off and four on, and a good minute.</p>
<h2>Steps</h2>
<p>Sets of dumbbells have a flaw in common: the step is the same everywhere and the weights are not. From 5 to 7.5 kg is half as much again. From 10 to 12.5 is a quarter, from 20 to 22.5 an eighth, from 30 to 32.5 a twelfth. Each hand has its own weight, and both have to make the step on the same day.</p>
<p>At the light end, where raises and small presses live, you want steps of 1 kg. At the heavy end 2.5 is fine. Makers of adjustable ones know this and still divide the scale evenly, since a slab is a slab. With sleeves you have it in your hands: a pair of <a href="/change-plates">change plates</a> of 0.5 kg on each is a step that no shelf has.</p>
<p>Where the step is too large, do not force it. Stay with the weight, add a repetition each week, and take the next one when sets of eight have become sets of twelve. That does for a step of an eighth. Before a step of a quarter, wait for sets of twenty.</p>
<h2>Length and balance</h2>
<p>A round dumbbell of 20 kg is about 300 mm long, a loaded handle 440 mm and more. Overhead the difference is nothing. In a press on a bench, two long ones meet above your chest before your hands do. On the thigh, where you rest a pair before lying back, a round head is a cushion and the end of a sleeve is a coin.</p>
<p>Balance matters less than is said. What does matter is play: a disc that can shift by a millimeter clicks at the top of every repetition, and you wait for it. Shake it at the shop. Silence is the best sign of quality there is.</p>
<h2>Seconds</h2>
<p>In a plan with one weight an exercise, any kind will do. You change it while you rest. As soon as two weights take turns, or a weight goes down from set to set without rest, only fixed ones keep up, and pins just about. Two people who train together with one adjustable pair spend half of the evening on other people's numbers.</p>
<h2>Floor</h2>
<p>Ten fixed pairs fill three tiers of a <a href="/ironwright-dumbbell-rack">rack</a> that is 560 mm deep, and you need a meter in front of it to take them out. Two adjustable ones need half a square meter with the tray. Loaded handles need none beyond what the plates have already.</p>
<table><thead><tr><th scope="col">Trait</th><th scope="col">Fixed</th><th scope="col">Pinned</th><th scope="col">Loaded</th></tr></thead><tbody><tr><th scope="row">To change</th><td>0 s</td><td>3 s</td><td>60 s</td></tr><tr><th scope="row">May be dropped</th><td>Yes</td><td>No</td><td>No</td></tr><tr><th scope="row">Smallest step</th><td>1 to 2.5 kg</td><td>3 kg</td><td>1 kg</td></tr><tr><th scope="row">For two people</th><td>Yes</td><td>No</td><td>Hardly</td></tr><tr><th scope="row">Can grow</th><td>Pair by pair</td><td>No</td><td>With plates</td></tr></tbody></table>
<h2>What people use</h2>
<p>Watch a full rack for a month and you will see dust on half of it. One person uses three zones. If you press pairs of 20 kg for sets of eight, you raise to the side with about 6, curl with 10 to 12, and row with 25 or 30. All the rest is either warm-up or next year.</p>
<p>That suggests a fourth way. Buy three <a href="/tarnstone-urethane-dumbbells">fixed ones in pairs</a>, one for each zone, and replace the pair that you have outgrown. It costs less than any set. After two years you own six pairs, and every one of them has been your hardest.</p>
<h2>An opinion, then</h2>
<ul><li><strong>A room for many:</strong> fixed, always. Anything that can be set wrong will be.</li><li><strong>One person, a small room, no barbell:</strong> a pair with pins. Change it, train, and get the floor back.</li><li><strong>One person with a barbell and plates:</strong> handles for the heavy end, and two light fixed pairs for what handles are too clumsy for.</li><li><strong>Two people at home:</strong> fixed ones in three zones. Share the middle.</li></ul>
<p>And whoever has room for twenty should have twenty. A wall of dumbbells in order, from small to large, with none missing, is a beautiful thing. It lasts until the first friend comes to train.</p>`,
}
