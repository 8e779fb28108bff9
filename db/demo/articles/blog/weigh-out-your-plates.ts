import type { ArticleEntry } from '../entry.ts'

export const weighOutYourPlates: ArticleEntry = {
  id: 5028,
  slug: 'weigh-out-your-plates',
  title: 'Weigh out your plates',
  excerpt: 'Which pairs to buy first, why the 15 can wait, and how to find out what a plate really weighs.',
  category: 807,
  tags: ['Plates', 'Garage gyms'],
  date: '2026-06-30T09:00:00Z',
  picture: { name: 'training-bumper-room', alt: 'Black bumper plates in a cradle on a rubber floor' },
  content: `<p>Plates cost more than the bar, and most people buy them as a set because the set is there. Do the sum first. It is a short one, and at the end you own fewer plates that make more weights.</p>
<h2>Doubling</h2>
<p>Start with the smallest pair and double it: 1.25, 2.5, 5, 10, 20. With one pair of each, every side of the bar can carry any multiple of 1.25 kg up to 38.75, because each plate is as heavy as all the smaller ones and one more step. With a bar of 20 kg that is every weight from 20 to 97.5 kg in steps of 2.5. Ten plates do that, and they weigh 77.5 kg together.</p>
<p>Then add only 20s:</p>
<table><thead><tr><th scope="col">Plates</th><th scope="col">Weight of plates</th><th scope="col">Bar up to</th><th scope="col">Steps</th></tr></thead><tbody><tr><th scope="row">One pair each of 1.25 to 20</th><td>77.5 kg</td><td>97.5 kg</td><td>2.5 kg</td></tr><tr><th scope="row">A second pair of 20s</th><td>117.5 kg</td><td>137.5 kg</td><td>2.5 kg</td></tr><tr><th scope="row">A third pair of 20s</th><td>157.5 kg</td><td>177.5 kg</td><td>2.5 kg</td></tr></tbody></table>
<p>No weight in between is missing. With 14 plates you are equipped for longer than most people train.</p>
<h2>What about the 15</h2>
<p>A 15 is a 10 and a 5. It saves you from handling one plate, and for that you give up room in the rack and money for 30 kg of iron. It makes sense in a gym, where three people want the 10s at the same time. At home buy it last, or never.</p>
<p>The 25 is a matter of space on the sleeve. Bumpers are thick: four 25s of our black line take 352 of the 415 mm on a sleeve. As long as you load less than 200 kg, 20s will do, and one of them can be carried in each hand without a grunt.</p>
<h2>When all plates must be the same size</h2>
<p>If you clean and snatch, the first pair has to be 450 mm across and light enough to warm up with. Then the order changes: a pair of full-size 5s or 10s first, 20s second, and change plates for the rest. For deadlifts alone, one full-size pair on the inside is enough. Anything can hang outside of it.</p>
<p>[product sku="IW-BMP-BLK-20"]</p>
<h2>What it really weighs</h2>
<p>The number on a plate is a promise with a tolerance. At 2 percent a 20 may weigh from 19.6 to 20.4 kg. With four of them, the worst case is 1.6 kg too much or too little. That is rare, because errors in both directions partly cancel each other; if they are independent, half of that is a fair guess. At 1 percent, everything is halved.</p>
<table><thead><tr><th scope="col">Tolerance</th><th scope="col">One 20 kg plate</th><th scope="col">Four of them, at worst</th></tr></thead><tbody><tr><th scope="row">2%</th><td>± 400 g</td><td>± 1.6 kg</td></tr><tr><th scope="row">1%</th><td>± 200 g</td><td>± 0.8 kg</td></tr><tr><th scope="row">10 g</th><td>± 10 g</td><td>± 40 g</td></tr></tbody></table>
<p>In training this hardly matters as long as it is the same error every time. It matters when left and right differ, and it matters when you compare yourself with a friend.</p>
<h2>How to weigh them</h2>
<ol><li>Take a bathroom scale and put it on a hard, level floor. On a carpet it lies.</li><li>Stand on it and read. Then stand on it with the plate and read again. The difference is the plate. A scale that shows steps of 100 g is good enough for 2 percent.</li><li>Do it three times and take the middle value.</li><li>Weigh something you know. Ten liters of water in a bucket are 10 kg plus the bucket, which you weigh empty.</li><li>Write the result on the inside of the plate with a paint marker, in grams above or below: +180, −90.</li></ol>
<p>Then pair them. Sort the plates of one size by weight, and put neighbors together. Two 20s with +180 and +150 on opposite ends differ by 30 g. Paired at random they might have differed by 500.</p>
<h2>Small ones</h2>
<p>Below 2.5 kg accuracy is cheap and steps are what you pay for. A pair of 0.5 kg lets you add one kilogram to the bar, and on an overhead press that is a good month. See the <a href="/change-plates">change plates</a> before you buy another pair of anything large.</p>
<p>[product sku="IW-CHG-0.5"]</p>
<h2>The list</h2>
<p>For a first home gym, in this order: a pair of 20s, a pair of 10s, a pair of 5s, 2.5s and 1.25s, and the second pair of 20s when you deserve it. There are no 15s on it. If you own some already, they are good at holding a garage door open.</p>`,
}
