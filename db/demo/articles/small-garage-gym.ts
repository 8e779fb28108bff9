import type { ArticleEntry } from './entry.ts'

export const smallGarageGym: ArticleEntry = {
  id: 5002,
  slug: 'eleven-square-meters',
  title: 'Eleven square meters',
  excerpt: 'A tour of a garage gym that shares its floor with a small car, measured with a tape.',
  category: 804,
  slots: ['Featured'],
  tags: ['Garage gyms', 'Racks', 'Flooring'],
  date: '2026-09-29T09:00:00Z',
  picture: { name: 'scene-garage', alt: 'A garage with a rack, a bench, plates and kettlebells' },
  content: `<p>The door is 2.40 m wide, the room is 2.70 by 4.10 m, and the ceiling is 2.35 m where the light is not. On five days of the week a small car lives here. On all seven, before work, somebody trains. The owner asked us not to print her name, because her neighbors believe she is quiet. She allowed us to bring a tape measure.</p>
<h2>Start with what cannot move</h2>
<p>A standard bar is 2200 mm long. Add a hand on each side to load plates and you need 3 m of width, or a wall on one side and patience. The room is 2.70 m wide. So the bar lies along the length of the garage, not across it, and the rack stands against the long wall. This is the decision from which the others follow, and most people make it last.</p>
<p>The second fixed thing is the ceiling. Standing, with a bar overhead and a 450 mm plate on it, she needs 2.32 m. There are 2.35. The rack is 2290 mm tall and folds: open it reaches 580 mm into the room, closed it is 130 mm deep and the mirror of the car clears it by the width of a hand. Measured pull-ups are done with bent knees.</p>
<blockquote>I did not buy a rack. I bought 580 millimeters.</blockquote>
<h2>The floor</h2>
<p>Under the rack lie two mats of 1220 by 1830 mm, 19 mm thick. Two more, 10 mm thick, lie where the wheels go, because a car on thick rubber leaves marks for good. The joints do not run where the plates land. For deadlifts there is a pair of drop pads that stand behind the bench when they are not needed.</p>
<p>Concrete under rubber survives a dropped 100 kg. The sound is another matter. What travels to the house is not the bang but the thump below it, and only depth helps against that: soft foam of 100 mm takes out about four fifths of what a hand on the kitchen wall can feel.</p>
<h2>What hangs and what stands</h2>
<p>Plates hang on the wall on pegs: a pair each of 20, 15 and 10 kg, and the change plates on a nail. The bar lies on two hooks above the mirror line. A bench stands upright in the corner and takes 300 by 520 mm of floor there. Two kettlebells live under it. That is all.</p>
<p>She trains four times a week with 180 kg of iron, one bar and one bench. There was a cable machine once. It was sold to pay for the mats, which she calls the best trade of her life.</p>
<h2>The list, with measures</h2>
<table><thead><tr><th>Thing</th><th>Floor when used</th><th>Floor when not</th></tr></thead><tbody><tr><td>Folding rack</td><td>580 x 1245 mm</td><td>130 x 1245 mm</td></tr><tr><td>Bar on hooks</td><td>2200 mm long</td><td>none</td></tr><tr><td>Flat bench</td><td>1220 x 520 mm</td><td>300 x 520 mm</td></tr><tr><td>Plates on pegs</td><td>none</td><td>none</td></tr><tr><td>Kettlebells</td><td>210 mm each</td><td>under the bench</td></tr></tbody></table>
<h2>What she would do again</h2>
<ol><li><strong>Tape first.</strong> She drew the rack, the open car door and herself with a bar overhead on the floor with masking tape, and lived with it for a week.</li><li><strong>Ledger boards.</strong> The folding rack hangs on two planks across four studs, not on the studs themselves. It spreads the load, and the holes are where she wants them.</li><li><strong>Light in front.</strong> A lamp behind the lifter throws a shadow on the bar. One strip above the door, facing in, changed more than any machine.</li><li><strong>A coated bar.</strong> The car comes home wet. From October to April the air in here is what it is in a cellar; a ceramic coat does not mind.</li></ol>
<p>And what would she leave out? She thinks for a while. The mirror, she says. It was for form. She has never looked into it, except to see if the car would fit.</p>`,
}
