import type { ArticleEntry } from '../entry.ts'

export const twentyDumbbellsOrTwo: ArticleEntry = {
  id: 5010,
  slug: 'twenty-dumbbells-or-two',
  title: 'Twenty dumbbells or two',
  excerpt:
    'Fixed, pinned, or loaded by hand: kilograms, seconds, and floor space added up, with an opinion at the end.',
  category: 807,
  slots: ['Featured'],
  tags: ['Dumbbells', 'Buying guide'],
  date: '2026-07-21T09:00:00Z',
  picture: { name: 'scene-dumbbells', alt: 'A rack of dumbbells against a wall' },
  content: `<p>Ten pairs of dumbbells from 2.5 to 25 kg weigh 275 kg. Two adjustable ones that cover the same range weigh 50. Anyone who sets up a home gym runs into this comparison, and most people look only at the price. Here are the other numbers, and an opinion with its reasons.</p>
<h2>The three kinds</h2>
<p><strong>Fixed.</strong> Head, handle, head, and nothing that moves. You pick it up, use it, and put it back. <a href="/fixed-dumbbells">Fixed ones</a> are judged by what they survive: you can drop a welded urethane head all day, a pressed and pinned one now and then, and bare iron once, depending on the floor.</p>
<p><strong>Pinned or turned.</strong> A cage of slabs that a <a href="/quillon-block-dumbbell">pin</a> picks up, or discs that lock with a screw thread. Changing takes three seconds with a pin and half a minute with a thread. The unused slabs stay in a tray. Put that tray at table height if you value your back.</p>
<p><strong>Loaded.</strong> A short bar with sleeves of 50 mm, and <a href="/ironwright-dumbbell-handles">the plates you own already</a>. It goes as high as the sleeves allow, which may be 45 kg a hand. Changing a pair means four collars off and four on, and that takes a good minute.</p>
<h2>Steps</h2>
<p>All dumbbell sets share one flaw: the steps stay the same size while the weights grow. Going from 5 to 7.5 kg adds half. From 10 to 12.5 adds a quarter, from 20 to 22.5 an eighth, and from 30 to 32.5 a twelfth. Each hand holds its own weight, and both have to make the jump on the same day.</p>
<p>At the light end, where raises and small presses live, you want steps of 1 kg. At the heavy end 2.5 is fine. Makers of adjustable dumbbells know this and still divide the scale evenly, because a slab is a slab. With loadable handles it is up to you: a pair of <a href="/change-plates">change plates</a> of 0.5 kg on each makes a step that you will not find on any rack.</p>
<p>If the jump is too big, do not force it. Stay at your weight, add a repetition each week, and move up when sets of eight have become sets of twelve. That is enough for a jump of an eighth. Before a jump of a quarter, wait for sets of twenty.</p>
<h2>Length and balance</h2>
<p>A round 20 kg dumbbell is about 300 mm long, a loaded handle 440 mm or more. Overhead that makes no difference. On a bench, two long ones collide above your chest before your hands meet. On the thigh, where you rest a pair before lying back, a round head is a cushion and the end of a sleeve is a coin on edge.</p>
<p>Balance matters less than people say. Play matters more: a disc that can shift by a millimeter clicks at the top of every repetition, and you start waiting for it. Shake it before you buy. Silence is the best sign of quality there is.</p>
<h2>Seconds</h2>
<p>If your plan uses one weight per exercise, any kind will do. You change it while you rest. As soon as you alternate two weights or do drop sets, only fixed dumbbells keep up, and pins barely. Two people who share one adjustable pair spend half the evening dialing in each other’s numbers.</p>
<h2>Floor</h2>
<p>Ten fixed pairs fill three tiers of a <a href="/ironwright-dumbbell-rack">rack</a> that is 560 mm deep, and you need a meter in front of it to take them out. Two adjustable ones need half a square meter, tray included. Loadable handles need nothing beyond the space that your plates already take.</p>
<table><thead><tr><th scope="col">Trait</th><th scope="col">Fixed</th><th scope="col">Pinned</th><th scope="col">Loaded</th></tr></thead><tbody><tr><th scope="row">To change</th><td>0 s</td><td>3 s</td><td>60 s</td></tr><tr><th scope="row">May be dropped</th><td>Yes</td><td>No</td><td>No</td></tr><tr><th scope="row">Smallest step</th><td>1 to 2.5 kg</td><td>3 kg</td><td>1 kg</td></tr><tr><th scope="row">For two people</th><td>Yes</td><td>No</td><td>Barely</td></tr><tr><th scope="row">Can grow</th><td>Pair by pair</td><td>No</td><td>With plates</td></tr></tbody></table>
<h2>What people use</h2>
<p>Watch a full rack for a month and you will see dust on half of it. One person uses three zones. If you press a pair of 20s for sets of eight, you do lateral raises with about 6, curl 10 to 12, and row 25 or 30. Everything else is either a warm-up or next year.</p>
<p>That suggests a fourth way. Buy three <a href="/tarnstone-urethane-dumbbells">fixed ones in pairs</a>, one for each zone, and add a pair whenever you outgrow one. It costs less than any set. After two years you own six pairs, and every one of them has been your heaviest.</p>
<h2>An opinion, then</h2>
<ul><li><strong>A room for many people:</strong> fixed, always. Anything that can be set wrong will be.</li><li><strong>One person, a small room, no barbell:</strong> a pair with pins. Set it, train, and get your floor back.</li><li><strong>One person with a barbell and plates:</strong> handles for the heavy end, and two light fixed pairs for everything that handles are too clumsy for.</li><li><strong>Two people at home:</strong> fixed ones in three zones. Share the middle.</li></ul>
<p>And if you have room for twenty, get twenty. A wall of dumbbells in order, from small to large, with none missing, is a beautiful thing. It lasts until the first friend comes over to train.</p>`,
}
