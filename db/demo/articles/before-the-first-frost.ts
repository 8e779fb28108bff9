import type { ArticleEntry } from './entry.ts'

export const beforeTheFirstFrost: ArticleEntry = {
  id: 5012,
  slug: 'before-the-first-frost',
  title: 'Before the first frost',
  excerpt: 'Our notice for October: where the water in a garage comes from, and ten minutes a week against it.',
  category: 105,
  slots: ['FeaturedFull'],
  tags: ['Barbells', 'Care', 'Garage gyms'],
  date: '2026-10-13T09:00:00Z',
  picture: { name: 'scene-studio-bars', alt: 'Three bars side by side in chrome, black zinc and stainless steel' },
  content: `<p>This notice comes every October, because the questions come every November. A bar that hung in a garage all summer without a spot has turned orange in a week, and its owner has done nothing different. That is correct. The air has.</p>
<h2>Frost is not the enemy</h2>
<p>Cold air is dry air. At 5 °C a cubic meter cannot hold more than 7 g of water, at 20 °C it holds 17. As long as it freezes, little happens. The trouble begins with a thaw. Twenty kilograms of steel have cooled through a week of frost, then mild air comes in under the door. At 10 °C and a humidity of 80 percent its dew point is 6.7 °C. Everything in the room that is colder than that gets wet, and the bar stays cold longer than anything else in it, most of all when it is loaded.</p>
<p>Bare steel begins to rust in earnest at a humidity of around 60 percent, long before there are drops to be seen. Below 50 hardly anything happens. A hygrometer is cheap and ends the guessing.</p>
<h2>Where the water comes from</h2>
<ul><li><strong>The car.</strong> A garage of 25 m² holds some 60 m³ of air, and at 5 °C that air is full with 400 g of water. A car brings home more than that in the snow behind its wheels.</li><li><strong>The salt.</strong> Some of what is spread on roads draws water out of the air at a humidity of one third. Wash it off the floor, and do not let it dry on the lower sleeves of bars that stand upright.</li><li><strong>The heater.</strong> A gas heater without a flue makes 1.6 kg of water from each kilogram of propane, and takes the oxygen you meant to train with. It has no place in a closed room. Electric heat adds no water.</li><li><strong>You.</strong> Sweat leaves salt, and salt draws damp. So does chalk in the knurl, which holds it against the steel like a sponge.</li></ul>
<h2>Ten minutes a week</h2>
<ol><li>After each session take the plates off and wipe the shaft with a dry cloth.</li><li>Once a week brush the knurl along its grooves with nylon, until no white dust falls.</li><li>Put five drops of thin machine oil on a cloth and go over the shaft and the faces of the collars. Wipe it off again. A film that you cannot see is enough; one that you can feel collects chalk.</li><li>Turn the sleeves by hand. In the cold they turn more slowly, since oil and grease thicken. That is no damage, and the second warm-up set mends it.</li><li>Hang the bar where air can go around it. Do not wrap it in film: what condenses inside stays inside. Old cotton is better, and nothing is nearly as good.</li></ol>
<p>If you do one thing only, take the bar into the house from December to March. It weighs 20 kg and fits behind a wardrobe. Otherwise put <a href="/bar-storage">hooks</a> on an inside wall, at a distance from the door, and as high as you can reach: cold air and meltwater both lie on the floor.</p>
<p>A dehumidifier works, if it is the right kind. Those with a compressor do little below 15 °C and ice up near freezing. Those with a drying wheel go on down to about 1 °C.</p>
<h2>What each finish asks for</h2>
<table><thead><tr><th scope="col">Shaft</th><th scope="col">In winter</th><th scope="col">If forgotten</th></tr></thead><tbody><tr><th scope="row">Bare steel</th><td>Oil every week</td><td>Orange in days</td></tr><tr><th scope="row">Black oxide</th><td>Oil every week</td><td>Orange in two weeks</td></tr><tr><th scope="row">Zinc</th><td>Oil once a month</td><td>Dull, then white dust</td></tr><tr><th scope="row">Hard chrome</th><td>Wipe</td><td>Spots at scratches</td></tr><tr><th scope="row">Ceramic</th><td>Wipe</td><td>Next to nothing</td></tr><tr><th scope="row">Stainless</th><td>Brush and wipe</td><td>Brown film from salt</td></tr></tbody></table>
<p>In the salt spray cabinet black zinc shows its first spot after 200 hours, and the ceramic coat of the <a href="/ironwright-garage-bar">Garage Bar</a> after 1,000. A garage is not a cabinet, but the order stays the same. What else tells these finishes apart is in <a href="/theindex/gear-how-tos/how-to-read-a-barbell">How to read a barbell</a>.</p>
<h2>If it is orange already</h2>
<p>Rust like dust comes off. Oil the shaft, leave it for an hour, and rub along it with a nylon brush; on bare steel the finest steel wool will do, on zinc and chrome brass wool. On stainless stay with nylon, since steel wool leaves crumbs behind that rust in its place. Wipe it until the cloth stays clean, then oil. The bar will be a little darker there, and it will not be weaker.</p>
<p>Leave vinegar and rust removers with acid in the kitchen and the shed. The steel of a good bar is hardened to 1,300 N/mm² and more, and steel that hard can take up hydrogen from an acid and crack later, under a load that it had carried for years. It is a rare accident. It is also an easy one to avoid.</p>
<h2>And the rest of the room</h2>
<p>Rubber gets hard in the cold. Let bumpers that have stood in a hard frost be lifted before they are dropped, and do not drop a thin one at all. Iron plates may rust; wipe them with the cloth that is left over from the bar. Loosen nothing on the rack, but go around its bolts in spring. Leather belts and wooden rings come into the house with the bar.</p>
<p>The first frost will come on a night when you do not train. Oil the bar on the evening before. If you do not know which evening that is, this is the one.</p>`,
}
