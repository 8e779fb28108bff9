import type { ArticleEntry } from '../entry.ts'

export const howHighIsABench: ArticleEntry = {
  id: 5009,
  slug: 'how-high-is-a-bench',
  title: 'How high is a bench',
  excerpt: 'Height, width, foam, and a gap: the few millimeters that decide how a bench feels under load.',
  category: 806,
  tags: ['Benches', 'Buying guide'],
  date: '2026-06-23T09:00:00Z',
  picture: { name: 'scene-bench', alt: 'A bench below a loaded bar' },
  content: `<p>A bench is the one thing in a gym that you judge lying down, and from there it is hard to see. Two benches differ by a few millimeters here and there. Four of those measurements decide how you press, and only one of them ever gets printed in large type.</p>
<h2>Height</h2>
<p>Powerlifting rules put the top of the pad between 420 and 450 mm from the floor, measured with no one on it. Most flat benches aim for 430. The reason is your feet. A press is held together from below: the legs push along the floor, which keeps the hips down and the back tight. That works as long as the feet are flat and the thighs slope a little from hip to knee.</p>
<p>So sit down in your training shoes and measure from the floor to the back of your knee. Without shoes it is about a quarter of your height, 400 mm at 1.60 m and 460 at 1.85; soles add 20 to 30. If the pad is higher than that, you will press on your toes, and your leg drive is lost at the heel. Put plates under your feet without shame: the sport itself allows blocks of up to 300 mm. If the pad is much lower, pull your feet back toward your hips until the thighs slope again.</p>
<h2>Width</h2>
<p>The same rules call for a width of 290 to 320 mm and a length of at least 1220 mm. On 300 mm, the shoulder blades reach just past the edges and are free to move. On <a href="/ironwright-wide-bench">356 mm</a> they are supported, which large lifters like, and so do lifters who slide. You pay for it at the bottom of a dumbbell press, where the upper arm wants to pass the pad and runs into it.</p>
<p>Length matters when the bench has to go into a rack. A 1220 mm pad sticks out of the front of most of them; <a href="/ironwright-short-bench">1020 mm</a> fits between the uprights and is still long enough from the hips to the back of the head.</p>
<h2>Foam</h2>
<p>With 150 kg in your hands, about 200 kg goes through your upper back into a tenth of a square meter. That is two newtons per square centimeter. Armchair foam collapses by nearly half at a fifth of that; under a press, only the board is left. Dense foam, from about 80 kg/m³ up, gives a centimeter and stops.</p>
<p>There is an easy test. Sitting on the pad loads it about two thirds as hard as a heavy press does. If you feel the board while you sit, you will feel it under the bar, and so will your arch. A pad that sinks also lies about its height: 430 mm on paper and 400 under a lifter is 400.</p>
<h2>Frame</h2>
<p>A rating of 450 kg means you and the bar together, at rest. More often a bench fails by tipping. Take a 24 kg bench, 1220 mm long, with its leg 150 mm in from the end, and put a 90 kg person on that end, 100 mm past the leg. One side has 90 times 100, the other 24 times 460: 9,000 against 11,040, so it stays down. A 15 kg bench would have only 6,900 to set against you, and it would stand up when you sat down.</p>
<p>A light bench is easy to carry, and that is the best thing about it. Look at the foot near your heels, too. It should be narrow, because a wide one is exactly where your feet want to be.</p>
<h2>The gap</h2>
<p>An adjustable bench has two pads, and two pads have a gap. When the bench is flat, the gap is under the small of your back or under your hips. At 25 mm you will never notice it. From about 50 mm you sink in when the bar is heavy, and you end up stuffing a rolled towel in there. On the <a href="/ironwright-adjustable-bench">ladder bench</a> we build, the seat slides forward as the back rises, so the gap stays at 25 mm at every step.</p>
<p>Then grab the top of the back pad and shake it. A pin in a plate at the hinge sits perhaps 120 mm from the axis: one millimeter of play there becomes 7 mm at the end of a 900 mm pad. A ladder that holds the back 400 mm from the hinge turns the same millimeter into 2. As for angles, you need flat, 30 degrees, 45, and something just short of upright. Anything in between is a matter of taste.</p>
<h2>A list for your tape measure</h2>
<table><thead><tr><th scope="col">Measure</th><th scope="col">Good</th><th scope="col">If not</th></tr></thead><tbody><tr><th scope="row">Height</th><td>420 to 450 mm</td><td>Blocks, or feet drawn back</td></tr><tr><th scope="row">Width</th><td>290 to 320 mm</td><td>Wider for broad backs</td></tr><tr><th scope="row">Length</th><td>1220 mm</td><td>Shorter inside a rack</td></tr><tr><th scope="row">Gap</th><td>Up to 30 mm</td><td>A towel</td></tr><tr><th scope="row">Weight</th><td>20 kg and more</td><td>Sit in the middle</td></tr></tbody></table>
<p>If you only bench flat, buy a <a href="/flat-benches">flat bench</a>. It has no gap, no hinge and no play, and it will be the same height in twenty years. If you compete, or mean to, the page for <a href="/powerlifting">powerlifting</a> shows what else gets measured on meet day. No one there will measure you. They trust you to have tried the bench first.</p>`,
}
