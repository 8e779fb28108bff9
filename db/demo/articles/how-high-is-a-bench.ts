import type { ArticleEntry } from './entry.ts'

export const howHighIsABench: ArticleEntry = {
  id: 5009,
  slug: 'how-high-is-a-bench',
  title: 'How high is a bench',
  excerpt: 'Height, width, foam and a gap: the few millimeters that decide how a bench feels when you lie on it.',
  category: 806,
  tags: ['Benches', 'Buying guide'],
  date: '2026-06-23T09:00:00Z',
  picture: { name: 'scene-bench', alt: 'A bench below a loaded bar' },
  content: `<p>A bench is the one thing in a gym that is judged lying down, and from there it is hard to see. Two benches differ by a few millimeters here and there. Four of these measures decide how you press on it, and only one of them is ever printed large.</p>
<h2>Height</h2>
<p>The rules of powerlifting want the top of the pad between 420 and 450 mm from the floor, measured with nobody on it. Most flat benches aim at 430. The reason is your feet. A press is held together from below: the legs push along the floor, which keeps the hips down and the back tight. They can do so while the feet stand flat and the thighs slope a little from hip to knee.</p>
<p>So sit down in the shoes you train in and measure from the floor to the hollow of your knee. Without shoes it is about a quarter of your height, 400 mm at 1.60 m and 460 at 1.85; soles add 20 to 30. If the pad is higher than that number you will press on your toes, and what the legs send is lost at the heel. Put plates under your feet and think nothing of it: the sport itself allows blocks of up to 300 mm. If the pad is much lower, draw your feet back toward your hips until the thighs slope again.</p>
<h2>Width</h2>
<p>The same rules ask for 290 to 320 mm of width and at least 1220 mm of length. On 300 mm the shoulder blades reach just over the edges and are free to move. On <a href="/ironwright-wide-bench">356 mm</a> they lie on something, which large people like, and people who slide. The price is paid at the bottom of a dumbbell press, where the upper arm wants to pass the pad and meets it.</p>
<p>Length matters when the bench has to go into a rack. A pad of 1220 mm stands out at the front of most of them; <a href="/ironwright-short-bench">1020 mm</a> fits between the uprights and is still long enough from the hips to the back of the head.</p>
<h2>Foam</h2>
<p>With 150 kg in your hands, about 200 kg go through your upper back into a tenth of a square meter. That is two newtons on each square centimeter. Foam for armchairs gives way by nearly half at a fifth of that; under a press there is nothing left of it but board. Dense foam, from about 80 kg/m³ upward, gives a centimeter and stops.</p>
<p>There is an easy test. Sitting down on the pad loads it about two thirds as hard as a heavy press will. If you feel the board while you sit, you will feel it under the bar, and so will the arch you meant to keep. A pad that sinks also lies about its height: 430 mm on paper and 400 under a lifter are 400.</p>
<h2>Frame</h2>
<p>A rating of 450 kg means you and the bar together, at rest. More often a bench fails by tipping. Take one of 24 kg and 1220 mm whose leg stands 150 mm in from the end, and sit with 90 kg on that end, 100 mm beyond the leg. On your side there are 90 times 100, on the other 24 times 460: 9,000 against 11,040, and it stays down. A bench of 15 kg would have 6,900 to set against you, and would stand up when you did not.</p>
<p>A light bench is easy to carry, then, and that is the best to be said of it. Look also at the foot by your heels. It should be narrow, because a wide one is exactly where you want to stand.</p>
<h2>The gap</h2>
<p>A bench with a back that rises is made of two pads, and two pads have a gap. When it lies flat, the gap is under the small of your back or under your hips. At 25 mm nobody finds it. From about 50 mm you sink in when the bar is heavy, and end up laying a rolled towel there. On the <a href="/ironwright-adjustable-bench">ladder bench</a> we build, the seat slides along as the back rises so that 25 mm remain at every step.</p>
<p>Then take the top of the back pad and shake it. A pin in a plate around the hinge sits perhaps 120 mm from the axis: one millimeter of play there is 7 mm at the end of a pad of 900. A ladder that holds the back 400 mm from the hinge makes 2 mm of the same millimeter. As for angles, you need flat, 30 degrees, 45 and something just short of upright. What lies between is a matter of taste.</p>
<h2>The tape measure's list</h2>
<table><thead><tr><th scope="col">Measure</th><th scope="col">Good</th><th scope="col">Else</th></tr></thead><tbody><tr><th scope="row">Height</th><td>420 to 450 mm</td><td>Blocks, or feet drawn back</td></tr><tr><th scope="row">Width</th><td>290 to 320 mm</td><td>Wider for broad backs</td></tr><tr><th scope="row">Length</th><td>1220 mm</td><td>Shorter inside a rack</td></tr><tr><th scope="row">Gap</th><td>Up to 30 mm</td><td>A towel</td></tr><tr><th scope="row">Weight</th><td>20 kg and more</td><td>Sit in the middle</td></tr></tbody></table>
<p>If you only press from flat, buy a <a href="/flat-benches">flat bench</a>. It has no gap, no hinge and no play, and it will be the same height in twenty years. If you compete, or mean to, the page for <a href="/powerlifting">powerlifting</a> shows what else is measured on the day of a meet. Nobody there will measure you. They trust you to have lain down on it first.</p>`,
}
