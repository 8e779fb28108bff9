import type { ArticleEntry } from '../entry.ts'

export const howPlatesGotTheirSize: ArticleEntry = {
  id: 5003,
  slug: 'why-a-plate-is-450-millimeters',
  title: 'Why a plate is 450 millimeters',
  excerpt: 'From globes filled with shot to a disc you can drop: how the barbell found its wheels.',
  category: 19,
  slots: ['FeaturedTop'],
  tags: ['Plates', 'Weightlifting'],
  date: '2026-10-27T09:00:00Z',
  picture: { name: 'scene-plates', alt: 'Red, blue, yellow and green plates in a row' },
  content: `<p>Stand a 20 kg plate on the floor of almost any gym on earth, and its top edge is 450 mm above the ground. The bar through its center is 225 mm up. Every deadlift, every clean, and every excuse about mobility starts at that height. It was not always so, and no one planned it around your shins.</p>
<h2>Globes</h2>
<p>Nineteenth-century barbells were bars with balls on the ends. The globes were hollow. A stage strongman filled them with sand or shot before the show, which made the weight adjustable and the challenge to the audience even more so. No one could see what was inside, and that was part of the trade.</p>
<p>As equipment, globes have two faults. You cannot change them between lifts, and you cannot compare them: a record set in one hall meant nothing in the next. When lifting turned from a show into a sport, both faults had to go.</p>
<h2>Discs</h2>
<p>Around 1900, makers in several countries began to sell bars with plates that slid on and were held with a screw. In the 1920s came the revolving sleeve, which let the plates stay still while the shaft turned in the hands. It changed technique more than any coach: once the wrist could turn over under the bar, lifting fast became safer than lifting slowly.</p>
<p>The discs were iron. They came in whatever size the foundry had a pattern for, and a falling bar bent something: the plate, the floor, or itself. Lifters lowered every attempt under control, or were supposed to.</p>
<h2>The size of the wheel</h2>
<p>International weightlifting settled on 450 mm for the largest disc, with a tolerance of one millimeter. Why that number? The usual answer is a lifter lying under a failed lift: a plate with a radius of 225 mm holds the bar high enough that a head or a thigh fits underneath. It is a good reason, but it is hard to prove that it came before the number and not after. One thing is certain: a common size had to be large enough to protect and small enough to carry, and 450 mm is both.</p>
<p>Once the largest disc was fixed, a second rule followed. If a heavy plate and a light one are to start from the same height, both must be 450 mm across, and the light one must be thin or made of something lighter. Iron cannot do that below about 15 kg without breaking. Rubber can.</p>
<h2>Rubber</h2>
<p>Rubber plates came in the 1960s and 1970s, and with them the drop. A plate that survives a fall from overhead let lifters train heavier and more often, since they no longer had to carry the weight back down. The floor had to keep up: platforms grew from planks to layers of wood and rubber.</p>
<p>The colors arrived with television. Red for 25 kg, blue for 20, yellow for 15, green for 10: a viewer in the last row can add up the bar before the announcer does. The small plates repeat the scheme on purpose: 2.5 kg is red again, 2 kg blue, 1.5 yellow, and 1 green.</p>
<h2>What it means for you</h2>
<ul><li><strong>Iron plates are smaller.</strong> Many 10 and 15 kg iron plates are 230 to 400 mm across. Pull from them and you start up to 110 mm lower than with bumpers. Put the bar on blocks, or use technique plates.</li><li><strong>Beginners need the height before the weight.</strong> That is why full-size plates of 2.5 and 5 kg exist.</li><li><strong>Thickness is the hidden number.</strong> A 415 mm sleeve holds five plates of 83 mm, but fifteen of 27 mm. If you pull more than 250 kg, buy steel or count millimeters.</li></ul>
<p>So the next time a bar looks too low, remember the men with the globes. They lifted something of unknown weight from an unknown height, in tights, and charged for it.</p>`,
}
