import type { ArticleEntry } from '../entry.ts'

export const threeWaysToRunOutOfBreath: ArticleEntry = {
  id: 5006,
  slug: 'three-ways-to-run-out-of-breath',
  title: 'Three ways to run out of breath',
  excerpt: 'Rower, air bike, and sled: what resists you, how to move, and a first month with each.',
  category: 805,
  tags: ['Conditioning', 'Technique'],
  date: '2026-03-17T09:00:00Z',
  picture: { name: 'scene-machines', alt: 'A rower and an air bike in a garage' },
  content: `<p>Lifters tend to own one conditioning machine and to dislike it. Often it is the wrong one for what they want, or they use it the way they lift: as hard as possible, three times. Rower, air bike, and sled all make you breathe. They differ in what pushes back, and that is worth knowing before you learn how to move.</p>
<h2>What pushes back</h2>
<p>Two of the three have a fan. Air resistance grows with the square of speed, so the power you need grows with the cube: going a tenth faster costs a third more, and twice as fast costs eight times as much. That is why a fan needs no setting. It is as easy or as hard as you are that day, and it punishes a fast start like nothing else. Most rowing monitors compute power as 2.8 watts divided by the cube of the seconds you need per meter.</p>
<table><thead><tr><th scope="col">500 m in</th><th scope="col">Power</th><th scope="col">Feels like</th></tr></thead><tbody><tr><th scope="row">2:30</th><td>104&nbsp;W</td><td>A conversation</td></tr><tr><th scope="row">2:15</th><td>142&nbsp;W</td><td>Short sentences</td></tr><tr><th scope="row">2:00</th><td>203&nbsp;W</td><td>Single words</td></tr><tr><th scope="row">1:45</th><td>302&nbsp;W</td><td>Nothing to say</td></tr></tbody></table>
<p>The fifteen seconds from the first row to the second cost 38 W. The same fifteen from the third to the fourth cost 99. So progress in watts, not in seconds.</p>
<p>A sled has friction instead. It takes about the same force at a walk as at a run, some two fifths of its weight on turf, so going twice as fast costs twice as much and no more. A 36 kg sled with 80 kg on it takes 450 N to move, and 9 kJ over 20 meters. A sled does have a setting, and you load it by hand.</p>
<h2>The rower</h2>
<ol><li><strong>Catch.</strong> Shins vertical, arms long, trunk leaning slightly forward from the hips. Heels may lift.</li><li><strong>Legs.</strong> Push the footplate away. The back angle does not change, and the arms stay straight.</li><li><strong>Trunk.</strong> When the legs are nearly straight, lean back from the hips, 20 to 30 degrees past upright and no farther.</li><li><strong>Arms.</strong> Pull the handle to the lowest ribs, with the elbows passing your sides.</li><li><strong>Return</strong> in reverse order: arms, trunk, and only then the knees. Take twice as long as for the pull.</li></ol>
<p>The legs supply more than half of the stroke. The common fault is bending the knees first on the way back, so that the handle has to climb over them. The damper is not a gear: it lets more or less air into the fan, and around 4 out of 10 suits most people. Twenty to 24 strokes a minute are enough for anything long. The <a href="/aerwyn-air-rower">rower</a> is the tool for twenty minutes and more, because it spreads the work over everything you have.</p>
<h2>The air bike</h2>
<ol><li><strong>Saddle</strong> at hip bone height when you stand next to it. The knee stays slightly bent at the lowest point.</li><li><strong>Push and pull.</strong> One arm pushes while the other pulls. Most people forget the second half of that.</li><li><strong>Sit still.</strong> Rocking from side to side only warms the saddle.</li><li><strong>Do not stop dead.</strong> A fan does not coast. Pedal slowly through each rest.</li></ol>
<p>The <a href="/aerwyn-air-bike">bike</a> takes no technique worth the name, which makes it right for short, hard efforts: no one gets worse at pedaling when tired. Do not trust its calories to the last digit. If a quarter of your energy reaches the pedals, as is usually assumed, 10 calories a minute are about 175 W. No one has measured if a quarter is your number.</p>
<h2>The sled</h2>
<ol><li><strong>Arms</strong> straight and locked, or bent with the shoulders against the posts. Nothing in between.</li><li><strong>Body</strong> in one line from head to heel, leaning as far as the load demands.</li><li><strong>Steps</strong> short, on the ball of the foot, and the first three slow.</li><li><strong>Or backward,</strong> with a strap, sitting into it: your quads will find out what they are for.</li></ol>
<p>A <a href="/ironwright-push-sled">sled</a> never comes back at you. Muscles shorten under the load but are never stretched by it, which is why your legs are tired afterward but seldom sore for days. That makes it a good match for heavy squats, on the same day and after them. Load it so that 20 meters take 10 to 20 seconds.</p>
<h2>A first month</h2>
<p>Two easy sessions and one hard one a week are plenty on top of three days of lifting. Easy means that you could hold a conversation throughout. It will feel too slow, and that is the point.</p>
<ul><li><strong>Easy, on the rower or bike:</strong> 20 minutes in the first week, then 25, 30, and 35, at the same power each time, within 10 W.</li><li><strong>Hard, on the bike:</strong> 6 times 15 seconds, with 105 seconds of slow pedaling between. Add one each week.</li><li><strong>Hard, with the sled:</strong> 8 times 20 m, one minute of rest. When the last one is as fast as the first, add 10 kg.</li><li><strong>To see where you are:</strong> 10 minutes on the rower, once, in the fourth week. Write down the average power.</li></ul>
<p>Progress works as it does in lifting. Change one thing at a time: length, power, or number. If the last repeat is more than a tenth weaker than the first, add nothing next week. If you are new to this or have reason to be careful, ask a doctor before the hard sessions; most people can begin the easy ones while they wait.</p>
<p>Which one should you own? If you have 2.4 m of floor and want one for everything, <a href="/rowers-and-bikes">the rower</a>. If you have ten minutes and a grudge, the bike. If you have a yard or a quiet street, the sled: it has no monitor, no fan, and no moving parts to wear out, and it is the only one of the three that is somewhere else when you are done.</p>`,
}
