import type { ArticleEntry } from './entry.ts'

export const whatHoldsARackUp: ArticleEntry = {
  id: 5005,
  slug: 'what-holds-a-rack-up',
  title: 'What holds a rack up',
  excerpt: 'Tube, holes, bolts and floor: which of them carries the weight, and which only looks as if it did.',
  category: 806,
  tags: ['Racks', 'Buying guide'],
  date: '2026-02-17T09:00:00Z',
  picture: { name: 'scene-rack', alt: 'A red power rack with a loaded bar in its cups' },
  content: `<p>Hang 200 kg in a rack and nothing happens. That is what a rack is for, and almost any rack does it. What sets one apart from another shows a second later, when the bar is walked out, missed, or thrown back into the cups by somebody who is tired. It pays to know which part does what in that second.</p>
<h2>The tube</h2>
<p>An upright of 76 mm tube with a wall of 3 mm has about 880 mm² of steel in its section. Where holes of 25.4 mm go through all four sides at one height, 570 mm² are left. Steel of the usual grade begins to give at 315 N on each of them, so a single upright carries some 18 metric tons before it is squashed. There are four. No squat has ever pushed a rack into the ground.</p>
<p>What a large tube buys is stiffness. A bar of 200 kg that is put back at half a meter a second brings 25 J with it. If cups and uprights stop it within 5 mm, they push back with 5 kN on average: half a ton, sideways, at the height of your shoulders. The stiffness of a tube grows with the third power of its width and only in step with its wall. At the same wall, 76 mm is three and a half times as stiff as 51 mm. Width first, then wall. And mind that gauge counts backwards: 11 gauge is 3 mm, 14 gauge is not quite 2.</p>
<h2>The holes</h2>
<p>A hole of 25.4 mm leaves two thirds of the face it goes through, one of 16 mm four fifths. The large one is there for the sake of the pin: a pin of 25 mm bears almost four times the bending of one of 16 mm, and arms that reach out 600 mm are all bending. Look at this number first when you buy for a rack that already stands. <a href="/rack-attachments">Attachments</a> are made for one hole and one tube, and neither stretches.</p>
<p>Spacing decides whether the safeties fit you. With a hole every 50.8 mm, the height you want can be missed by 25 mm. For a squat that is nothing. In the bench press the bar has to stop below your arched chest and above your throat, and that window is seldom taller than 50 mm. This is why some uprights are drilled every 25.4 mm where a bench would stand; on the <a href="/ironwright-iw2-rack">IW-2</a> it is from 610 to 1100 mm.</p>
<h2>The bolts</h2>
<p>A bolt of 25 mm in a common grade shears at about 20 tons, one of 16 mm at about 7. Again this is not what they are for. Bolts hold a rack by squeezing: plate lies on tube, and the friction between them keeps both where they are. When it does not, half a millimeter of play in a joint 76 mm wide becomes 14 mm at the pull-up bar.</p>
<ol><li>Put every bolt in, finger tight, before you tighten one.</li><li>Stand the frame plumb, measure both diagonals, then tighten crosswise.</li><li>Stop when the washers no longer turn by hand, and before the tube's wall bends in. A tube that its own bolt has dented is looser than before.</li><li>Go around again after a month. Powder coat settles under a washer.</li></ol>
<h2>The fall</h2>
<p>A rated load is a weight that lies still. A bar that falls is another matter. If it drops 300 mm, and bar and safeties together give 20 mm, then the force that stops it is sixteen times its weight on average: 2.4 tons for 150 kg. From 100 mm it is six times. You cannot choose the steel in that moment, but you have chosen the hole. Set pipes or <a href="/ironwright-spotter-arms">spotter arms</a> just below the lowest point of a good repetition, and not one hole lower to be out of the way. Straps give most, pipes a little, arms hardly at all.</p>
<h2>The floor</h2>
<p>An empty rack of 150 kg, 760 mm deep, begins to tip when it is pulled with 27 kg at the height of its pull-up bar. One swinging pull-up does that. Anchors end the discussion: 12 mm thick, about 70 mm deep in sound concrete, 100 mm away from any edge. Where you may not drill, load the back. Plates on the rear uprights sit twice as far from the front feet as the middle of the rack does, so each counts twice: 80 kg there double the pull that it takes.</p>
<h2>With a tape in the shop</h2>
<table><thead><tr><th scope="col">Part</th><th scope="col">Measure</th><th scope="col">What it changes</th></tr></thead><tbody><tr><th scope="row">Tube</th><td>76 mm, 3 mm wall</td><td>How far it sways</td></tr><tr><th scope="row">Hole</th><td>25.4 or 16 mm</td><td>What fits later</td></tr><tr><th scope="row">Spacing</th><td>25.4 mm by the bench</td><td>Whether safeties meet your chest</td></tr><tr><th scope="row">Depth</th><td>600 mm and more inside</td><td>How straight you must walk</td></tr><tr><th scope="row">Feet</th><td>Plates with holes</td><td>Whether it stays</td></tr></tbody></table>
<p>Then put your hands on the uprights at shoulder height and shake. An <a href="/ironwright-iw3-power-rack">anchored rack of 76 mm</a> answers with a dull note and is still. If it answers with a rattle, somebody has never gone around again after a month, and in a shop of all places.</p>`,
}
