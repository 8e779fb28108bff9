import type { ArticleEntry } from '../entry.ts'

export const diamondsInSteel: ArticleEntry = {
  id: 5018,
  slug: 'diamonds-in-steel',
  title: 'Diamonds in steel',
  excerpt: 'How knurling gets onto a bar, why the shaft has to be the right size for it, and what your hand feels.',
  category: 103,
  tags: ['Barbells', 'Technique'],
  date: '2026-09-15T09:00:00Z',
  picture: { name: 'garage-bar-forge-knurl', alt: 'The orange knurled shaft and the chrome collar of a bar' },
  content: `<p>Run a thumbnail along a bar and it sings. What you hear is a few hundred small ridges, all the same height and the same distance apart. Nothing was cut away to make them, at least on most bars. They were pushed up out of the steel in less than a minute, and what happens in that minute decides how the bar will feel for the next twenty years.</p>
<h2>Two wheels</h2>
<p>The shaft turns in a lathe. Two hardened wheels are pressed against it, one with teeth slanted to the left and one to the right. Each wheel leaves a set of spiral grooves. Where the two sets cross, the steel between them stands up as a diamond. The wheels travel along the shaft, and the pattern follows them.</p>
<p>This is forming, not cutting. The metal moves aside and rises. A shaft therefore gets thicker where it is knurled, by a few tenths of a millimeter. A maker who wants 28.5 mm in the hand starts with a slightly smaller blank.</p>
<h2>The whole number</h2>
<p>There is a catch. After one turn of the shaft, each tooth of the wheel must fall into a groove that is already there. If it does not, it makes a second groove next to the first, and the result is a field of torn half-diamonds. Machinists call it double tracking.</p>
<p>So the circumference has to be a whole number of teeth. Take a wheel with 16 teeth to the inch: one tooth is 25.4 / 16 = 1.5875 mm. With 56 teeth the blank is 28.30 mm thick, with 57 it is 28.80. Half a millimeter of diameter lies between the two, and a blank in between has to be forced one way or the other. A blank of 28.30 that rises by two tenths comes out at 28.5, and that is no coincidence.</p>
<h2>What a hand feels</h2>
<p>At that pitch there are about 40 points on each square centimeter. A hand that covers 85 mm of a 28.5 mm shaft, if it reached all the way around, would touch 76 square centimeters, which is some 3,000 points. Their shape matters more than their number:</p>
<ul><li><strong>Flat tops.</strong> The wheels stop before the diamonds come to a point. The steel supports the skin over a wider area, so it holds without biting. Good for many repetitions.</li><li><strong>Peaks.</strong> The wheels go in until the diamonds are sharp. Few points carry the load, each of them sinks in deeper, and the bar hardly moves. Good for heavy singles, and hard on skin.</li><li><strong>Rims.</strong> A dent in the top of each diamond leaves four small edges instead of one point. It feels rough and yet not sharp.</li></ul>
<p>Depth is the second number. Our sharpest bar is knurled 0.4 mm deep. That is about the thickness of a business card, and you can tell it from 0.3 with your eyes closed.</p>
<table><thead><tr><th scope="col">Bar</th><th scope="col">Knurl</th><th scope="col">Center</th><th scope="col">For</th></tr></thead><tbody><tr><th scope="row">Wright Bar</th><td>Medium</td><td>No</td><td>A little of everything</td></tr><tr><th scope="row">Garage Bar</th><td>Medium, cut deeper before coating</td><td>No</td><td>Damp rooms</td></tr><tr><th scope="row">Power Bar</th><td>Firm, flat tops</td><td>120 mm</td><td>The three lifts</td></tr><tr><th scope="row">Power Bar 29</th><td>Sharp, 0.4 mm</td><td>120 mm</td><td>The heaviest of them</td></tr></tbody></table>
<p>[product sku="IW-BAR-P29-SS"]</p>
<h2>What a finish does to it</h2>
<p>Every coat fills the valleys and rounds the peaks. A ceramic coat of 25 micrometers on both flanks of a groove takes away 50 from its width, and a knurl that was sharp comes out medium. That is no fault if the maker allowed for it. Stainless steel has no coat at all, and the points you feel are the points that the wheels made.</p>
<p>Wear works in the same direction. The peaks go first, where the hands go, and that is one reason to rotate two bars in a busy gym.</p>
<h2>Where it stops</h2>
<p>The smooth rings in the knurl are gaps about as wide as a finger. They tell your hands where they are. In powerlifting they are 810 mm apart and mark the widest legal grip in the bench press. In weightlifting it is 910 mm. A bar with both is not confused, just sociable.</p>
<p>The center knurl is there to grip the back of a shirt in a squat. In a clean it meets the throat. The best compromise is to know which of the two you do more often.</p>
<h2>Looking after it</h2>
<p>Chalk packs into the grooves and holds moisture there. Skin does the same, with salt. A nylon brush along the grooves once a week costs a minute and brings back more grip than any new bar. Steel brushes are for welders.</p>
<p>When you next compare two bars, close your eyes and grip them at full strength without lifting. Wait ten seconds, then open your hand and look at it. The pattern in your palm is the specification, and no table gives it to you as exactly. The other numbers are in <a href="/theindex/gear-how-tos/how-to-read-a-barbell">How to read a barbell</a>.</p>`,
}
