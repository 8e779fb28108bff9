import type { ArticleEntry } from './entry.ts'

export const threeWaysToRunOutOfBreath: ArticleEntry = {
  id: 5006,
  slug: 'three-ways-to-run-out-of-breath',
  title: 'Three ways to run out of breath',
  excerpt: 'Rower, air bike and sled: what resists you, how the movement goes, and a first month with each.',
  category: 805,
  tags: ['Conditioning', 'Technique'],
  date: '2026-03-17T09:00:00Z',
  picture: { name: 'scene-machines', alt: 'A rower and an air bike in a garage' },
  content: `<p>People who lift tend to own one machine for the heart and to dislike it. Often they have the wrong one for what they want from it, or use it the way they lift: as hard as possible, three times. Rower, air bike and sled all make you breathe. They differ in what pushes back, and it is worth knowing that before the movement.</p>
<h2>What pushes back</h2>
<p>Two of the three have a fan. Air resists with the square of the speed, so the power you need grows with the third power of it: a tenth faster costs a third more, and twice as fast costs eight times as much. A fan therefore has no setting. It is as easy or as hard as you are that day, and it punishes a fast start like nothing else. Most rowing monitors take 2.8 watts, divided by the third power of the seconds you need for a meter.</p>
<table><thead><tr><th scope="col">500 m in</th><th scope="col">Power</th><th scope="col">Feels like</th></tr></thead><tbody><tr><th scope="row">2:30</th><td>104&nbsp;W</td><td>A talk</td></tr><tr><th scope="row">2:15</th><td>142&nbsp;W</td><td>Short sentences</td></tr><tr><th scope="row">2:00</th><td>203&nbsp;W</td><td>Single words</td></tr><tr><th scope="row">1:45</th><td>302&nbsp;W</td><td>Nothing to say</td></tr></tbody></table>
<p>Fifteen seconds from the first row to the second are 38 W. The same fifteen from the third to the fourth are 99. So add power by the watt, not by the second.</p>
<p>A sled has friction instead. It needs about the same force at a walk as at a run, some two fifths of its weight on turf, so twice as fast costs twice as much and no more. A sled of 36 kg with 80 kg on it takes 450 N to move and 9 kJ for 20 meters. It has a setting, and you put it on with your own hands.</p>
<h2>The rower</h2>
<ol><li><strong>Catch.</strong> Shins upright, arms long, trunk leaning a little forward from the hips. Heels may lift.</li><li><strong>Legs.</strong> Push the plate away. The back does not change its angle, the arms stay straight.</li><li><strong>Trunk.</strong> When the legs are nearly straight, lean back from the hips, 20 to 30 degrees past upright and no farther.</li><li><strong>Arms.</strong> Pull the handle to the lowest ribs, elbows past the sides.</li><li><strong>Back again,</strong> in the reverse order: arms, trunk, and only then the knees. Take twice as long for it as for the pull.</li></ol>
<p>Legs give more than half of the stroke. The common fault is to bend the knees first on the way back, so that the handle has to climb over them. The damper is no gear: it lets more or less air to the fan, and somewhere around 4 of 10 suits most people. Twenty to 24 strokes a minute are enough for anything long. The <a href="/aerwyn-air-rower">rower</a> is the tool for twenty minutes and more, since it spreads the work over everything you have.</p>
<h2>The air bike</h2>
<ol><li><strong>Saddle</strong> at the height of your hip bone when you stand beside it. At the lowest point the knee stays a little bent.</li><li><strong>Push and pull.</strong> One arm pushes while the other pulls. Most people forget the second half of that.</li><li><strong>Sit still.</strong> A body that rocks from side to side warms the saddle.</li><li><strong>Do not stop dead.</strong> There is nothing to coast on. Pedal slowly through each rest.</li></ol>
<p>The <a href="/aerwyn-air-bike">bike</a> asks for no technique worth the name, which makes it right for short and hard efforts: nobody gets worse at pedaling when tired. Do not believe its calories to the last one. With the usual quarter of the energy reaching the pedals, 10 of them a minute are about 175 W, and whether a quarter is your number nobody has measured.</p>
<h2>The sled</h2>
<ol><li><strong>Arms</strong> straight and locked, or bent with the shoulders against the posts. Nothing between.</li><li><strong>Body</strong> in one line from head to heel, leaning as far as the load wants.</li><li><strong>Steps</strong> short, on the ball of the foot, and the first three slow.</li><li><strong>Or backward,</strong> with a strap, sitting into it: the fronts of the thighs will find out what they are for.</li></ol>
<p>A <a href="/ironwright-push-sled">sled</a> never comes back at you. Muscles shorten under load and are not stretched by it, which is why legs are tired afterward but seldom sore for days. It goes well with heavy squats for that reason, on the same day and after them. Load it so that 20 meters take between 10 and 20 seconds.</p>
<h2>A first month</h2>
<p>Two easy sessions and one hard one a week are plenty beside three days of lifting. Easy means that you could talk throughout. It will feel too slow, and that is the point of it.</p>
<ul><li><strong>Easy, on the rower or bike:</strong> 20 minutes in the first week, then 25, 30 and 35. Same power each time, within 10 W.</li><li><strong>Hard, on the bike:</strong> 6 times 15 seconds, with 105 seconds of slow pedaling between. One more each week.</li><li><strong>Hard, with the sled:</strong> 8 times 20 m, one minute of rest. When the last is as fast as the first, add 10 kg.</li><li><strong>To see where you are:</strong> 10 minutes on the rower, once, in the fourth week. Write down the average power.</li></ul>
<p>Rules of progress are those of lifting. Change one thing at a time: length, power or number. If the last repeat is more than a tenth weaker than the first, do not add anything next week. If you are new to this, or have reason to be careful, ask somebody qualified before the hard sessions; the easy ones can begin while you wait.</p>
<p>Which one to own? If you have 2.4 m of floor and want one for everything, <a href="/rowers-and-bikes">the rower</a>. If you have ten minutes and a grudge, the bike. If you have a yard or a quiet street, the sled: it has no monitor, no fan and no part that could wear out, and it is the only one of the three that is somewhere else when you have finished.</p>`,
}
