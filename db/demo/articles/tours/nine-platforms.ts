import type { ArticleEntry } from '../entry.ts'

export const ninePlatforms: ArticleEntry = {
  id: 5015,
  slug: 'nine-platforms-or-six',
  title: 'Nine platforms or six',
  excerpt:
    'A tour of a model weightlifting hall of 108 square meters, where 610 millimeters decide about three platforms.',
  category: 804,
  tags: ['Flooring', 'Weightlifting'],
  date: '2026-11-03T09:00:00Z',
  picture: { name: 'power-bar-room', alt: 'A loaded bar on a red-framed platform in a concrete hall' },
  content: `<p>This model room is a hall of concrete panels, 12 by 9 m, with black rubber on the floor and one rule on the wall: do not cross a platform. It is the kind of room that a school, a club, or a gym rents by the square meter. We drew it to answer one question: how many people can lift at the same time?</p>
<h2>The cell</h2>
<p>A platform is never just its own size. Around it runs a lane of at least a meter in which people load bars, walk, and stand clear of a bar that bounces. Two neighbors share that lane, so each platform owns half a meter on every side. That makes the cell:</p>
<table><thead><tr><th scope="col">Platform</th><th scope="col">Cell</th><th scope="col">Area</th><th scope="col">Fit in 12 x 9 m</th></tr></thead><tbody><tr><th scope="row">2440 x 2440 mm</th><td>3.44 x 3.44 m</td><td>11.8 m²</td><td>3 x 2 = 6</td></tr><tr><th scope="row">2440 x 1830 mm</th><td>3.44 x 2.83 m</td><td>9.7 m²</td><td>3 x 3 = 9</td></tr></tbody></table>
<p>The short platform saves 610 mm in depth. In this room that is the difference between two rows and three, because three rows of 2.83 m take 8.49 m and three rows of 3.44 m would take 10.32. In a hall of 11 m both would fit three rows, and the long platform would be the better buy. Draw your own room before you believe ours.</p>
<p>[product sku="IW-PLATFORM-6"]</p>
<h2>What is on each platform</h2>
<p>The bar in the picture carries a pair of 25s and a pair of 20s: 50 plus 40 plus the bar is 110 kg. A coach who plans for two people to a platform needs more variety than weight. This set does for most pairs:</p>
<ul><li>One bar of 20 kg. A second one of 15 kg hangs on the wall for every two platforms.</li><li>Bumper plates in pairs of 25, 20, 15, and 10 kg: 140 kg in all.</li><li>Two pairs of technique plates for the whole hall, for beginners and for warming up.</li><li>Collars. They are the first thing to go missing, so count them each evening.</li></ul>
<p>[product sku="IW-BAR-POWER-BZ"]</p>
<p>Mind the sleeves. Rubber is thick: a 25 of the black bumpers measures 88 mm. A sleeve of 415 mm takes four of them, 352 mm, with 63 left for a collar and a change plate. Five would need 440. A bar full of 25s therefore ends at 220 kg, and lifters who deadlift more than that get thinner plates.</p>
<p>[product sku="IW-BMP-BLK-25"]</p>
<h2>What the space costs</h2>
<p>Nine platforms with two lifters each are 18 people on 108 square meters, 6 each. Six platforms are 12 people, 9 each. If the rent is 10 a square meter, the hall costs 1,080 a month either way. Divided by lifters per hour, that is 60 in one case and 90 in the other. The platforms themselves are paid for once. The rent is paid for every month that follows.</p>
<blockquote>Equipment is bought once. Floor is bought every month.</blockquote>
<h2>Where the plates go</h2>
<p>Not on trees in the lanes. A cradle on wheels holds seven plates in slots of up to 110 mm, carries 250 kg, and stands at the head of the platform, where nobody walks. Each platform has one, and the heaviest plates are in the slots next to the wheels.</p>
<p>[product sku="IW-STO-CRADLE"]</p>
<h2>Sight lines</h2>
<p>The coach stands in the middle row. From there every platform is at most one platform away, and every lifter faces the same wall. Lifters who face each other watch each other, which is pleasant and slow. The wall they face should have nothing on it but a clock.</p>
<h2>Sound</h2>
<p>Concrete panels reflect nearly everything. Nine bars that land in one hour of class are louder than the numbers suggest, because each bang returns from four walls. Hang anything soft and heavy above head height on two walls that meet, not on two that face each other. Then each echo passes a soft wall on its way back. Why a thick pad helps against the thump and nothing helps against the bang is explained in <a href="/theindex/lifestyle/what-a-falling-bar-does-to-a-house">What a falling bar does to a house</a>.</p>
<h2>The first evening</h2>
<p>Tape the cells on the empty floor, put nine people in nine squares, and have them turn around with a broomstick overhead. If two broomsticks touch, the lanes are too narrow. It takes ten minutes and is cheaper than moving nine platforms of 223 kg each. More plans for rooms like this are on the page for <a href="/training-gyms">training gyms</a>.</p>`,
}
