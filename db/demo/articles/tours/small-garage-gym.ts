import type { ArticleEntry } from '../entry.ts'

export const smallGarageGym: ArticleEntry = {
  id: 5002,
  slug: 'eleven-square-meters',
  title: 'Eleven square meters',
  excerpt: 'A tour of a model garage gym that shares its floor with a small car, measured with a tape.',
  category: 804,
  slots: ['Featured'],
  tags: ['Garage gyms', 'Racks', 'Flooring'],
  date: '2026-09-29T09:00:00Z',
  picture: { name: 'scene-garage', alt: 'A garage with a rack, a bench, plates and kettlebells' },
  content: `<p>The door is 2.40 m wide, the room is 2.70 by 4.10 m, and the ceiling is 2.35 m high except at the light. Five days a week, a small car lives here, and the gym has to live with it. This is one of our model rooms: a garage that we drew at full size to see if both would fit. We brought a tape measure.</p>
<h2>Start with what cannot move</h2>
<p>A standard bar is 2200 mm long. Add room to load plates on each side and you need 3 m of width, or a wall on one side and patience. The room is 2.70 m wide. So the bar lies along the length of the garage, not across it, and the rack goes against the long wall. Every other decision follows from this one, and most people make it last.</p>
<p>The second fixed thing is the ceiling. A lifter of 1.75 m with a bar overhead and a 450 mm plate on it needs about 2.32 m. The ceiling allows 2.35. The rack is 2290 mm tall and folds: open, it reaches 580 mm into the room; closed, it is 130 mm deep, and the car’s mirror clears it by the width of a hand. Pull-ups are done with bent knees.</p>
<blockquote>In a room like this you do not buy a rack. You buy 580 millimeters.</blockquote>
<h2>The floor</h2>
<p>Under the rack are two mats of 1220 by 1830 mm, 19 mm thick. Two more, 10 mm thick, lie where the wheels go, because a car leaves permanent marks in thick rubber. No seam runs where plates land. For deadlifts there is a pair of drop pads that store behind the bench.</p>
<p>Concrete under rubber survives a dropped 100 kg. The sound is another matter. The bang stays in the garage, but the thump travels to the house, and only depth helps against a thump: soft foam, 100 mm of it, stretches the blow out until little is left to feel with a hand on the kitchen wall.</p>
<h2>What hangs and what stands</h2>
<p>Plates hang on the wall on pegs: a pair each of 20, 15 and 10 kg, and the change plates on a nail. The bar rests on two hooks above the level of the mirrors. The bench stands upright in the corner, where it takes up 300 by 520 mm of floor. Two kettlebells live under it. That is all.</p>
<p>One bar, one bench, and three pairs of plates cover four sessions a week. The first drawing had a cable machine in it. We erased it to make room for the mats, and we would make that trade again.</p>
<h2>The list, with dimensions</h2>
<table><thead><tr><th>Thing</th><th>Floor when used</th><th>Floor when not</th></tr></thead><tbody><tr><td>Folding rack</td><td>580 x 1245 mm</td><td>130 x 1245 mm</td></tr><tr><td>Bar on hooks</td><td>2200 mm long</td><td>none</td></tr><tr><td>Flat bench</td><td>1220 x 520 mm</td><td>300 x 520 mm</td></tr><tr><td>Plates on pegs</td><td>none</td><td>none</td></tr><tr><td>Kettlebells</td><td>210 mm each</td><td>under the bench</td></tr></tbody></table>
<h2>What we would do again</h2>
<ol><li><strong>Tape first.</strong> Mark the rack, the open car door, and the space for a lifter with a bar on the floor with masking tape, and live with it for a week.</li><li><strong>Ledger boards.</strong> The folding rack hangs on two planks across four studs, not on the studs themselves. They spread the load, and the holes can go where you want them.</li><li><strong>Light in front.</strong> A lamp behind the lifter throws a shadow on the bar. One strip light above the door, facing in, changes more than any machine.</li><li><strong>A coated bar.</strong> The car comes home wet. From October to April the air in here is like the air in a cellar, and a ceramic coating does not mind.</li></ol>
<p>And what would we leave out? The mirror on the wall. It is there for form, and its main use turns out to be seeing if the car will fit.</p>`,
}
