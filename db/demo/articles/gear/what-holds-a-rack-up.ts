import type { ArticleEntry } from '../entry.ts'

export const whatHoldsARackUp: ArticleEntry = {
  id: 5005,
  slug: 'what-holds-a-rack-up',
  title: 'What holds a rack up',
  excerpt: 'Tube, holes, bolts, and floor: which of them carries the weight, and which only looks as if it does.',
  category: 806,
  tags: ['Racks', 'Buying guide'],
  date: '2026-02-17T09:00:00Z',
  picture: { name: 'scene-rack', alt: 'A red power rack with a loaded bar in its cups' },
  content: `<p>Hang 200 kg in a rack and nothing happens. That is what a rack is for, and almost any rack can do it. The differences show a second later, when the bar is walked out, missed, or thrown back into the cups by a tired lifter. It pays to know which part does what in that second.</p>
<h2>The tube</h2>
<p>An upright of 76 mm tube with a 3 mm wall has about 880 mm² of steel in its cross section. Where 25.4 mm holes go through all four sides at one height, 570 mm² are left. The usual grade of steel begins to yield at 315 N per square millimeter, so a single upright carries some 18 metric tons before it is crushed. There are four. No squat has ever pushed a rack into the ground.</p>
<p>A large tube buys you stiffness. A 200 kg bar that is racked at half a meter per second brings 25 J with it. If cups and uprights stop it within 5 mm, they push back with 5 kN on average: half a ton, sideways, at shoulder height. The stiffness of a tube grows with the cube of its width but only in proportion to its wall. With the same wall, 76 mm is three and a half times as stiff as 51 mm. Width first, then wall. And remember that gauge runs backward: 11 gauge is 3 mm, 14 gauge is not quite 2.</p>
<h2>The holes</h2>
<p>A 25.4 mm hole leaves two thirds of the face it goes through, a 16 mm hole four fifths. The large hole is there for the pin: a 25 mm pin takes almost four times the bending of a 16 mm one, and arms that reach out 600 mm are all bending. Look at this number first when you buy for a rack you already own. <a href="/rack-attachments">Attachments</a> are made for one hole size and one tube size, and neither stretches.</p>
<p>Spacing decides whether the safeties fit you. With a hole every 50.8 mm, you may miss the height you want by 25 mm. For a squat that is nothing. In the bench press, the bar has to stop below your arched chest and above your throat, and that window is seldom taller than 50 mm. This is why some uprights are drilled every 25.4 mm in the bench zone; on the <a href="/ironwright-iw2-rack">IW-2</a> it is from 610 to 1100 mm.</p>
<h2>The bolts</h2>
<p>A 25 mm bolt in a common grade shears at about 20 tons, a 16 mm bolt at about 7. Again, that is not their job. Bolts hold a rack by squeezing: a plate lies on a tube, and the friction between them holds both in place. When it does not, half a millimeter of play in a joint 76 mm wide becomes 14 mm at the pull-up bar.</p>
<ol><li>Put every bolt in finger-tight before you tighten any of them.</li><li>Stand the frame plumb, measure both diagonals, then tighten crosswise.</li><li>Stop when the washers no longer turn by hand, and before the tube's wall bends in. A tube dented by its own bolt is looser than before.</li><li>Check every bolt again after a month. Powder coat settles under a washer.</li></ol>
<h2>The fall</h2>
<p>A rated load is a weight at rest. A falling bar is another matter. If it drops 300 mm, and the bar and safeties together give 20 mm, the force that stops it averages sixteen times its weight: 2.4 tons for 150 kg. From 100 mm it is six times. By then it is too late to choose the steel, but you did choose the hole. Set pipes or <a href="/ironwright-spotter-arms">spotter arms</a> just below the lowest point of a good repetition, and not one hole lower to get them out of the way. Straps give the most, pipes a little, arms hardly at all.</p>
<h2>The floor</h2>
<p>An empty rack of 150 kg, 760 mm deep, begins to tip when you pull on its pull-up bar with 27 kg. One swinging pull-up does that. Anchors end the discussion: 12 mm thick, about 70 mm deep in sound concrete, 100 mm away from any edge. Where you cannot drill, load the back. Plates on the rear uprights sit twice as far from the front feet as the middle of the rack does, so each counts twice: 80 kg there about doubles the pull that it takes.</p>
<h2>With a tape measure</h2>
<table><thead><tr><th scope="col">Part</th><th scope="col">Measure</th><th scope="col">What it changes</th></tr></thead><tbody><tr><th scope="row">Tube</th><td>76 mm, 3 mm wall</td><td>How far it sways</td></tr><tr><th scope="row">Hole</th><td>25.4 or 16 mm</td><td>What fits later</td></tr><tr><th scope="row">Spacing</th><td>25.4 mm by the bench</td><td>If the safeties meet your chest</td></tr><tr><th scope="row">Depth</th><td>600 mm and more inside</td><td>How straight you have to walk</td></tr><tr><th scope="row">Feet</th><td>Plates with holes</td><td>If it stays put</td></tr></tbody></table>
<p>Then put your hands on the uprights at shoulder height and shake. An <a href="/ironwright-iw3-power-rack">anchored rack of 76 mm</a> answers with a dull note and goes still. If it rattles, no one has checked the bolts after a month, and in a showroom of all places.</p>`,
}
