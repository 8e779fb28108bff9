import type { ArticleEntry } from './entry.ts'

export const whatAFallingBarDoes: ArticleEntry = {
  id: 5007,
  slug: 'what-a-falling-bar-does-to-a-house',
  title: 'What a falling bar does to a house',
  excerpt:
    'Force, thump and screed: how to lift at home and stay on good terms with the floor and whoever is below it.',
  category: 104,
  tags: ['Flooring', 'Plates', 'Garage gyms'],
  date: '2026-04-14T09:00:00Z',
  picture: { name: 'scene-platform', alt: 'A lifting platform with a loaded bar and a bowl of chalk' },
  content: `<p>Whoever lives with a barbell lives with two questions. Will the floor hold, and will the others hold still. Both are answered by the same sum, and it has only two numbers in it: how far the bar falls, and how far something gives when it lands.</p>
<h2>The sum</h2>
<p>A bar that is let go has all of its fall to gather speed and a few millimeters to lose it again. The force on the floor is its weight, times the fall and the give together, divided by the give. Nothing else counts: not how strong you are, and not how gently you meant it. Here it is in metric tons for a bar of 100 kg, let go at the hips or overhead, on average over the blow. The peak is about twice as high.</p>
<table><thead><tr><th scope="col">Give</th><th scope="col">Hips, 550&nbsp;mm</th><th scope="col">Overhead, 1800&nbsp;mm</th></tr></thead><tbody><tr><th scope="row">10&nbsp;mm</th><td>5.6</td><td>18</td></tr><tr><th scope="row">20&nbsp;mm</th><td>2.9</td><td>9.1</td></tr><tr><th scope="row">60&nbsp;mm</th><td>1.0</td><td>3.1</td></tr></tbody></table>
<p>Ten millimeters is iron on a thin mat. Twenty is a bumper on a good mat: most of it is the plate itself. Sixty is a bumper on a soft pad. From overhead the bar arrives at 6 m/s, as fast as a bicycle, and no floor in a house was drawn with that in mind.</p>
<h2>What breaks</h2>
<p>Concrete is strong when it is pressed and weak when it is bent. A slab that lies on the ground cannot bend, and a bumper spreads its blow over two patches, each as large as a hand. Rubber plates on 19 mm of rubber on such a slab: this lasts. Iron plates touch along a line as thin as a pencil, and the slab gets craters.</p>
<p>Many houses have a second floor on top of the slab: 50 or 60 mm of screed over foam, often with heating pipes in it. That layer can bend, because the foam below it gives. It cracks from underneath, where you see nothing until the tile on top does the same. On screed lower the bar, or spread the load with two crossed layers of plywood of 18 mm before the rubber.</p>
<p>Wooden floors are built for 150 to 200 kg on each square meter. A rack, a lifter and a loaded bar come to 400 kg on two and a half, which is just within it, at rest. Stand the rack across the joists and next to a wall. Do not drop anything, and if the house is old ask somebody who may look at the beams.</p>
<h2>What is heard</h2>
<p>There are two sounds. The bang goes through the air, and a closed door takes much of it. The thump goes through the walls, and a door takes nothing. How low the thump is depends on how long the blow lasts: 7 milliseconds with 20 mm of give from overhead, 20 with 60 mm. The longer the blow, the lower and duller the note, and the less of it is left to rattle a glass two rooms away.</p>
<p>This is why another centimeter of hard mat under the whole room changes so little, and a pair of soft pads under the plates changes so much. <a href="/ironwright-drop-pads">Drop pads</a> of 100 mm are for deadlifts that end at the hips. From overhead you want a wide landing, such as <a href="/ironwright-drop-tile">tiles of 43 mm</a> on the two square meters where plates come down, with the <a href="/ironwright-rubber-tile">19 mm mat</a> around them.</p>
<h2>A platform in an afternoon</h2>
<ol><li>Lay two sheets of plywood, 18 mm thick, 1220 by 2440 mm, side by side. That is a square of 2440 mm.</li><li>Lay two more across them, so that no joint lies on a joint. Screw layer to layer, not to the floor.</li><li>Put one sheet on top in the middle, lengthwise. You stand on it, so choose one with a good face and oil it.</li><li>Fill both sides, 610 mm wide each, with rubber of 19 mm cut from mats. It ends a millimeter above the wood, which is right.</li><li>Frame it with angle steel, or with patience: it will creep if it may.</li></ol>
<p>The whole weighs about 250 kg and spreads what lands on it over six square meters. Competition platforms are 4 by 4 m for the same reason, and because people walk about when they have missed.</p>
<h2>Manners</h2>
<ul><li><strong>Full-size plates only.</strong> <a href="/bumper-plates">Bumpers</a> of 450 mm share the blow. One small iron plate inside a bumper does not touch the floor, and so it does no harm.</li><li><strong>Two bumpers a side</strong> as soon as you can lift them. A single thin one takes everything, and bends.</li><li><strong>Follow it down.</strong> Hands on the bar until it is below the knee costs you nothing, and halves the fall of a deadlift.</li><li><strong>Hours.</strong> A thump at ten in the morning is a neighbor with a hobby. At ten in the evening it is something else.</li></ul>
<p>One more thing can be done, and it is the cheapest. Take whoever lives below up to the room, load the bar, and drop it once. A noise whose cause one has seen is half as loud. If there is a cake on the table afterward, the physics improve further.</p>`,
}
