import type { ArticleEntry } from '../entry.ts'

export const whatAFallingBarDoes: ArticleEntry = {
  id: 5007,
  slug: 'what-a-falling-bar-does-to-a-house',
  title: 'What a falling bar does to a house',
  excerpt:
    'Force, thump, and screed: how to lift at home and stay on good terms with your floor and the people below it.',
  category: 104,
  tags: ['Flooring', 'Plates', 'Garage gyms'],
  date: '2026-04-14T09:00:00Z',
  picture: { name: 'scene-platform', alt: 'A lifting platform with a loaded bar and a bowl of chalk' },
  content: `<p>Live with a barbell and you live with two questions. Will the floor hold up, and will the neighbors? The same calculation answers both, and it has only two numbers in it: how far the bar falls, and how far something gives when it lands.</p>
<h2>The math</h2>
<p>A dropped bar has its whole fall to gather speed and a few millimeters to lose it again. The force on the floor is the bar’s weight, times the sum of the fall and the give, divided by the give. Nothing else counts: not how strong you are, and not how gently you meant it. The table shows the average force of the impact, in metric tons, for a 100 kg bar dropped from the hips or from overhead. The peak is about twice as high.</p>
<table><thead><tr><th scope="col">Give</th><th scope="col">Hips, 550&nbsp;mm</th><th scope="col">Overhead, 1800&nbsp;mm</th></tr></thead><tbody><tr><th scope="row">10&nbsp;mm</th><td>5.6</td><td>18</td></tr><tr><th scope="row">20&nbsp;mm</th><td>2.9</td><td>9.1</td></tr><tr><th scope="row">60&nbsp;mm</th><td>1.0</td><td>3.1</td></tr></tbody></table>
<p>Ten millimeters is iron on a thin mat. Twenty is a bumper on a good mat: most of it is the plate itself. Sixty is a bumper on a soft pad. From overhead the bar arrives at 6 m/s, as fast as a bicycle, and no one designed the floor of a house with that in mind.</p>
<h2>What breaks</h2>
<p>Concrete is strong in compression and weak in bending. A slab on the ground cannot bend, and bumpers spread the blow over two patches, each the size of a hand. Rubber plates on 19 mm of rubber on such a slab will last. Iron plates touch along a line as thin as a pencil, and they leave craters.</p>
<p>Many houses have a second floor on top of the slab: 50 or 60 mm of screed over foam, often with heating pipes in it. That layer can bend, because the foam below it gives. It cracks from underneath, where you see nothing until the tile on top cracks, too. On screed, lower the bar, or spread the load with two crossed layers of 18 mm plywood under the rubber.</p>
<p>Wooden floors are built for 150 to 200 kg per square meter. A rack, a lifter, and a loaded bar come to 400 kg on two and a half, which is just within the limit, at rest. Stand the rack across the joists and next to a wall. Do not drop anything, and if the house is old, have a professional look at the beams.</p>
<h2>What you hear</h2>
<p>There are two sounds. The bang travels through the air, and a closed door stops much of it. The thump travels through the walls, and a door stops none of it. The pitch of the thump depends on how long the impact lasts: 7 milliseconds with 20 mm of give from overhead, 20 with 60 mm. The longer it lasts, the lower and duller the note, and the less is left to rattle a glass two rooms away.</p>
<p>This is why another centimeter of hard mat under the whole room changes so little, and a pair of soft pads under the plates changes so much. <a href="/ironwright-drop-pads">Drop pads</a> of 100 mm are for deadlifts, which end at the hips. From overhead you want a wide landing zone, such as <a href="/ironwright-drop-tile">tiles of 43 mm</a> on the two square meters where plates come down, with the <a href="/ironwright-rubber-tile">19 mm mat</a> around them.</p>
<h2>A platform in an afternoon</h2>
<ol><li>Lay two sheets of plywood, 18 mm thick, 1220 by 2440 mm, side by side. That is a square of 2440 mm.</li><li>Lay two more across them, so that no joint lies on a joint. Screw layer to layer, not to the floor.</li><li>Put one sheet on top in the middle, lengthwise. You will stand on it, so choose one with a good face and oil it.</li><li>Fill both sides, each 610 mm wide, with 19 mm rubber cut from mats. It ends up a millimeter above the wood, which is right.</li><li>Frame it with angle steel, or with patience: it will creep if you let it.</li></ol>
<p>The whole thing weighs about 250 kg and spreads every landing over six square meters. Competition platforms are 4 by 4 m for the same reason, and because people wander when they have missed.</p>
<h2>Manners</h2>
<ul><li><strong>Full-size plates only.</strong> <a href="/bumper-plates">Bumpers</a> of 450 mm share the blow. A small iron plate next to a bumper does not touch the floor, so it does no harm.</li><li><strong>Two bumpers a side</strong> as soon as you can lift them. A single thin one takes the whole impact and bends.</li><li><strong>Follow it down.</strong> Keeping your hands on the bar until it is below the knee costs you nothing and halves the drop of a deadlift.</li><li><strong>Hours.</strong> A thump at ten in the morning is a neighbor with a hobby. At ten at night it is something else.</li></ul>
<p>The last measure is the cheapest. Invite the people from downstairs up, load the bar, and drop it once. A noise is half as loud once you have seen where it comes from. If there is cake on the table afterward, the physics improve further.</p>`,
}
