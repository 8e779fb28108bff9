import type { ArticleEntry } from '../entry.ts'

export const oneWall: ArticleEntry = {
  id: 5013,
  slug: 'one-wall-of-white-brick',
  title: 'One wall of white brick',
  excerpt: 'A tour of a model gym: one rack, one bench, and 100 kg of iron on 6.3 square meters.',
  category: 804,
  tags: ['Garage gyms', 'Racks'],
  date: '2026-05-05T09:00:00Z',
  picture: {
    name: 'starter-package-room',
    alt: 'A slim rack with a loaded bar and a green bench in front of a white brick wall',
  },
  content: `<p>Nobody trains in this room. We drew it to find out how little space a barbell needs, then measured the drawing. Everything in the picture is something we sell, at its true size, and every number below comes from the same plan. If your wall is as long as ours, it will fit.</p>
<h2>The plan</h2>
<p>The bar decides. It is 2200 mm long, and you need 400 mm at each end to slide a plate on without scraping the wall. That makes 3.0 m of width. The rack stands 820 mm deep against the brick. Add 1.28 m in front of it for the bench, your feet, and one careless step backward, and the depth is 2.1 m. Three by 2.1 is 6.3 square meters, or a little more than half of a parking space.</p>
<table><thead><tr><th scope="col">Item</th><th scope="col">Size</th><th scope="col">Weight</th></tr></thead><tbody><tr><th scope="row">Rack</th><td>1220 x 820 x 2130 mm</td><td>74 kg</td></tr><tr><th scope="row">Bar</th><td>2200 mm</td><td>20 kg</td></tr><tr><th scope="row">Bench</th><td>Pad 1020 x 280 mm, 430 mm high</td><td>21 kg</td></tr><tr><th scope="row">Plates</th><td>300 to 450 mm across</td><td>100 kg</td></tr><tr><th scope="row">Two mats</th><td>2440 x 1830 mm together</td><td>102 kg</td></tr></tbody></table>
<p>The rack needs 2.13 m of ceiling, and your head needs more. Before you order, stand where the rack will go and hold a broomstick overhead with straight arms. Measure to the stick and add 225 mm for the radius of a full-size plate. If the sum is more than the ceiling, press sitting on the bench and keep your paint.</p>
<h2>The floor</h2>
<p>Two rubber mats lie next to each other with the seam along the middle of the rack, where no plate lands. Together with the equipment and a lifter of 85 kg, the mats carry about 400 kg in all, counting themselves. Spread over 4.5 square meters that is 90 kg per square meter, well below the 150 to 200 that homes are usually built for. Plates are lowered here, not dropped: they are iron.</p>
<p>[product sku="IW-MAT-19"]</p>
<h2>What the space costs</h2>
<p>Space has a price even when no bill arrives. Take what your home costs per square meter each month, in whatever you pay with, and multiply it by 6.3. At 12 a month that is 76, or 907 a year. A gym membership at 40 a month is 480. On paper the wall loses by 427.</p>
<p>On paper you also rent that wall to a stranger as soon as the rack is gone. Most people would put a bicycle there. If the space was empty, it costs nothing, and then the only honest comparison is the equipment against the membership.</p>
<blockquote>The most expensive square meter in a home gym is the one you have to clear before every session.</blockquote>
<h2>The list</h2>
<p>The whole gym in the picture comes as one package: rack, short bench, coated bar, and two plates each of 20, 15, 10, and 5 kg. Fully loaded the bar weighs 120 kg, and the rack is rated for 230 on its cups, so the rack will be the last thing you outgrow.</p>
<p>[product sku="IW-PKG-START"]</p>
<p>What the package lacks is small steps. The lightest pair is 5 kg, so the smallest jump is 10. With a pair each of 1, 1.5, 2, and 2.5 kg, the smallest jump is 2, and you will want it in the second month.</p>
<p>[product sku="IW-CHG-SET14"]</p>
<h2>What we left out</h2>
<ul><li><strong>A plate tree.</strong> It would take another half square meter. Eight plates lean against a wall quite well.</li><li><strong>A mirror.</strong> It would hang exactly where the bar ends are. A phone on the floor sees more.</li><li><strong>A second bar.</strong> There is one bar for everything here. Which one is explained in <a href="/theindex/gear-how-tos/how-to-read-a-barbell">How to read a barbell</a>.</li></ul>
<h2>If you have one more meter</h2>
<p>Spend it in front, not on the sides. At 3.1 m of depth you can deadlift facing the rack without moving the bench, and the total is still 9.3 square meters. Spend it on the sides only if two people train together, because then one loads while the other one lifts. More plans, with and without a car in them, are on the page for <a href="/small-rooms">small rooms</a>.</p>`,
}
