import type { ArticleEntry } from '../entry.ts'

export const everyPictureIsComputed: ArticleEntry = {
  id: 5020,
  slug: 'every-picture-is-computed',
  title: 'Every picture is computed',
  excerpt: 'A notice about our pictures: there is no camera, the gray figure is 1.75 m tall, and the dust is missing.',
  category: 105,
  tags: ['Racks'],
  date: '2026-04-28T09:00:00Z',
  picture: { name: 'power-rack-scale', alt: 'A power rack next to the gray outline of a person of 1.75 m' },
  content: `<p>If you have wondered where our photographs are taken: they are not. Every picture of equipment in this store, including the one above, is calculated from a model of the product. No camera, no studio, and no room exists. Since that is unusual, this notice explains how it works and what you may conclude from a picture.</p>
<h2>From dimensions to a picture</h2>
<p>Each product starts as a list of dimensions in millimeters: tube, wall, hole, spacing, radius. A program builds the shape from them. They are the dimensions of the real thing: a hole that is 25.4 mm wide in the specification is 25.4 mm wide in the picture.</p>
<p>Next comes the surface: powder coat with its slight grain, steel with a direction of polish, rubber with flecks. Then the shape is placed in a room with lamps, and the program works out light, shadow, and reflections. There are rooms with concrete walls, white brick, red brick, and a wooden floor.</p>
<h2>What you may conclude</h2>
<ul><li><strong>Proportion.</strong> If a plate reaches to the second hole of an upright in the picture, it does so at home.</li><li><strong>Size.</strong> The gray figure in some pictures is 1.75 m (5 ft 9 in) tall. It stands at the same distance as the product, so you can compare directly.</li><li><strong>Fit.</strong> Where an attachment is shown on a rack, it is on the rack that it fits.</li><li><strong>Count.</strong> A set shows as many plates or bells as you get.</li></ul>
<h2>What you may not conclude</h2>
<ul><li><strong>Color to the last shade.</strong> Your screen has a say in it, and powder coat varies between batches.</li><li><strong>Feel.</strong> Knurling looks alike at a distance of half a meter. Read the words firm, medium, and sharp.</li><li><strong>Wear.</strong> Nothing here has ever been dropped. Chrome has no scratches, and rubber has no chalk on it. A week with you will change that.</li><li><strong>Contents of a room.</strong> A bench in the background is there for scale. What you receive is under Contents.</li></ul>
<h2>Why we do it this way</h2>
<p>The honest answer begins with trucks. A rack weighs 150 kg and comes in several colors and heights. To photograph each of them you would move tons of steel through a studio, and you would do it again when a bolt changes. A model changes when its list of dimensions changes, and every picture of it follows.</p>
<p>The second reason is comparison. Two photographs from two days are never lit alike, and the one with the better light sells. Here every bar lies under the same lamp, at the same angle, on the same gray. If one of them looks thicker, it is.</p>
<p>The third reason is that you can walk around it. Many products have a model that you can turn on your screen, with a finger, a mouse, or the arrow keys. It is the same model from which the pictures were made.</p>
<h2>How the parts add up</h2>
<table><thead><tr><th scope="col">View</th><th scope="col">Shows</th><th scope="col">Look here for</th></tr></thead><tbody><tr><th scope="row">On gray</th><td>The product alone</td><td>Shape and color</td></tr><tr><th scope="row">Close up</th><td>One detail</td><td>Knurl, holes, stitching</td></tr><tr><th scope="row">With a figure</th><td>1.75 m next to it</td><td>Height and reach</td></tr><tr><th scope="row">In a room</th><td>A wall, a floor, and neighbors</td><td>The space that it takes</td></tr></tbody></table>
<p>The rack in the picture above is a good exercise. The figure's eyes are level with a certain hole. Find the hole at your own eye level by subtracting your height from 1.75 m: if you are 50.8 mm shorter, it is one hole lower, because the holes are 50.8 mm apart.</p>
<p>[product sku="IW-RACK-IW3-84-BK"]</p>
<h2>No people</h2>
<p>You will have noticed that nobody lifts anything in these pictures. We could have drawn people, and they would have had perfect form and no names. Readers of <a href="/theindex/movement-library/back-squat">the movement library</a> have to make do with words and equipment. We think that a drawn squat teaches less than a described one, because you cannot feel where a drawing has its weight.</p>
<h2>If something is wrong</h2>
<p>A model can have a mistake like anything that is built from a list. If a product arrives and differs from its picture in a way that a tape can measure, <a href="/contact">write to us</a> with the measurement. We will correct the model, and all of its pictures with it. That is one thing a photographer cannot promise.</p>`,
}
