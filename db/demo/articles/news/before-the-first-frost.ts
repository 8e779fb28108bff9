import type { ArticleEntry } from '../entry.ts'

export const beforeTheFirstFrost: ArticleEntry = {
  id: 5012,
  slug: 'before-the-first-frost',
  title: 'Before the first frost',
  excerpt: 'Our October notice: where the water in your garage comes from, and how to fight it in ten minutes a week.',
  category: 105,
  slots: ['FeaturedFull'],
  tags: ['Barbells', 'Care', 'Garage gyms'],
  date: '2026-10-13T09:00:00Z',
  picture: { name: 'scene-studio-bars', alt: 'Three bars side by side in chrome, black zinc and stainless steel' },
  content: `<p>Every November brings the same question, so here is the answer in October. A bar hangs in a garage all summer without a spot, then turns orange in a week, although its owner has done nothing differently. That is true. The air has.</p>
<h2>Frost is not the enemy</h2>
<p>Cold air is dry air. At 5 °C a cubic meter holds no more than 7 g of water; at 20 °C it holds 17. As long as it stays below freezing, little happens. The trouble starts with a thaw. Twenty kilograms of steel have cooled through a week of frost, and then mild air comes in under the door. At 10 °C and 80 percent humidity, the dew point of that air is 6.7 °C. Everything in the room that is colder gets wet, and the bar stays cold longer than anything else, especially a loaded one.</p>
<p>Bare steel begins to rust in earnest at around 60 percent humidity, long before you see any drops. Below 50, hardly anything happens. A hygrometer is cheap and ends the guessing.</p>
<h2>Where the water comes from</h2>
<ul><li><strong>The car.</strong> A garage of 25 m² holds some 60 m³ of air, and at 5 °C that air is saturated with 400 g of water. A car brings home more than that in the snow behind its wheels.</li><li><strong>The salt.</strong> Some road salts pull water out of the air at a humidity of only one third. Wash it off the floor, and do not let it dry on the lower sleeves of bars that stand upright.</li><li><strong>The heater.</strong> A gas heater without a flue makes 1.6 kg of water from each kilogram of propane, and uses up the oxygen you meant to train with. It has no place in a closed room. Electric heat adds no water.</li><li><strong>You.</strong> Sweat leaves salt, and salt attracts moisture. So does chalk in the knurl, which holds it against the steel like a sponge.</li></ul>
<h2>Ten minutes a week</h2>
<ol><li>After each session, strip the bar and wipe the shaft with a dry cloth.</li><li>Once a week, brush the knurl along its grooves with nylon until no more white dust falls.</li><li>Put five drops of thin machine oil on a cloth and go over the shaft and the faces of the collars. Wipe it off again. A film that you cannot see is enough; one that you can feel collects chalk.</li><li>Turn the sleeves by hand. They turn more slowly in the cold, because oil and grease thicken. Nothing is broken, and by the second warm-up set they are back to normal.</li><li>Hang the bar where air can move around it. Do not wrap it in plastic: whatever condenses inside stays inside. Old cotton is better, and no cover at all is nearly as good.</li></ol>
<p>If you do only one thing, take the bar into the house from December to March. It weighs 20 kg and fits behind a wardrobe. Otherwise put <a href="/bar-storage">hooks</a> on an inside wall, away from the door, and as high as you can reach: cold air and meltwater both stay near the floor.</p>
<p>A dehumidifier works if it is the right kind. Compressor models do little below 15 °C and ice up near freezing. Desiccant models keep working down to about 1 °C.</p>
<h2>What each finish needs</h2>
<table><thead><tr><th scope="col">Shaft</th><th scope="col">In winter</th><th scope="col">If forgotten</th></tr></thead><tbody><tr><th scope="row">Bare steel</th><td>Oil every week</td><td>Orange in days</td></tr><tr><th scope="row">Black oxide</th><td>Oil every week</td><td>Orange in two weeks</td></tr><tr><th scope="row">Zinc</th><td>Oil once a month</td><td>Dull, then white dust</td></tr><tr><th scope="row">Hard chrome</th><td>Wipe</td><td>Spots at scratches</td></tr><tr><th scope="row">Ceramic</th><td>Wipe</td><td>Next to nothing</td></tr><tr><th scope="row">Stainless</th><td>Brush and wipe</td><td>Brown film from salt</td></tr></tbody></table>
<p>In a salt spray cabinet, black zinc shows its first spot after 200 hours, and the ceramic coat of the <a href="/ironwright-garage-bar">Garage Bar</a> after 1,000. A garage is not a cabinet, but the order is the same. For the other differences between these finishes, see <a href="/theindex/gear-how-tos/how-to-read-a-barbell">How to read a barbell</a>.</p>
<h2>If it is orange already</h2>
<p>Rust that looks like dust comes off. Oil the shaft, leave it for an hour, and scrub along it with a nylon brush. On bare steel you can use the finest steel wool, on zinc and chrome brass wool. On stainless, stick with nylon: steel wool leaves particles behind, and they rust instead. Wipe until the cloth stays clean, then oil. The bar will be a little darker there, but no weaker.</p>
<p>Leave vinegar in the kitchen and acid rust removers in the shed. The steel of a good bar is hardened to 1,300 N/mm² and more, and steel that hard can take up hydrogen from an acid and crack later, under a load that it had carried for years. That is a rare failure, and an easy one to avoid.</p>
<h2>And the rest of the room</h2>
<p>Rubber hardens in the cold. After a hard frost, lift with your bumpers for a while before you drop them, and do not drop a thin one at all. Iron plates may rust; wipe them with whatever oil is left in the cloth. Leave the rack alone, but check its bolts in spring. Leather belts and wooden rings go into the house with the bar.</p>
<p>The first frost will come on a night when you are not training. Oil the bar the evening before. If you do not know which evening that is, make it this one.</p>`,
}
