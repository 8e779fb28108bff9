import type { ArticleEntry } from '../entry.ts'

export const whereBarsSleep: ArticleEntry = {
  id: 5029,
  slug: 'where-bars-sleep',
  title: 'Where bars sleep',
  excerpt: 'On hooks, in forks, in a stand, or in the rack: four places for a bar, with the space that each one takes.',
  category: 807,
  tags: ['Barbells', 'Care'],
  date: '2026-10-06T09:00:00Z',
  picture: { name: 'wall-bar-rack', alt: 'Two wall brackets with six places for bars' },
  content: `<p>A bar is in use for perhaps four hours a week. For the other 164 it lies, hangs, or leans somewhere, usually in the way. Storage is the least exciting purchase in a gym and the one that changes a room most. There are four kinds, and you can bump your head on two of them.</p>
<h2>Leaning in a corner</h2>
<p>Let us get this one out of the way. A bar that leans in a corner stands on one sleeve, scratches the wall with the other, and falls when a child, a dog, or a door comes by. Twenty kilograms and 2.2 meters of steel do not fall gently. Whatever you choose from the rest of this page, choose something.</p>
<h2>Flat on the wall</h2>
<p>Two brackets 1.1 m apart carry bars like the rungs of a ladder. Six of them, 127 mm from each other, need 760 mm of height and the 2.2 m of wall that a bar is long. The pair carries 180 kg, which is 30 kg for each place: enough for any bar without plates.</p>
<p>Advantages: oil and grease stay evenly distributed, you can read the end of every bar, and the floor is free. The disadvantage is the length. You need a wall of 2.5 m to get a bar out without turning it into a lance.</p>
<p>[product sku="IW-STO-HANG6"]</p>
<h2>Hanging upright</h2>
<p>Forks hold the shaft just below the upper sleeve. Five bars hang next to each other on a plate of 920 mm, 184 mm apart. Mounted 2.1 m high, they swing 150 mm above the floor. This is the best use of a narrow wall, and a gym with a high ceiling should look no further.</p>
<p>At home, check two things. The ceiling has to be higher than 2.1 m plus the sleeve and the lift that you need to get it out, so 2.6 m is a comfortable number. And water runs down: wipe the lower sleeve, where it collects.</p>
<p>[product sku="IW-STO-FORK5"]</p>
<h2>In a stand</h2>
<p>Tubes on a plate, bars in tubes. A stand needs no wall and no drill, and it can move when you do. It has the smallest footprint of all. To get a bar out, you lift it clear of a tube of 360 mm, and 360 plus 2200 is 2560 mm, so again the ceiling decides.</p>
<p>Keep the tubes clean. Chalk and dust gather at the bottom, and the end of a sleeve stands in them.</p>
<h2>In the rack</h2>
<p>The rack is there anyway. One bar on the hooks costs no space at all, as long as it is unloaded and you own only one. A loaded bar on hooks is not stored, it is parked: the shaft is bent a little for days, the liners take a dent, and the next person has to guess how much is on it.</p>
<h2>Side by side</h2>
<table><thead><tr><th scope="col">Place</th><th scope="col">Bars</th><th scope="col">Takes</th><th scope="col">Needs</th><th scope="col">Load per place</th></tr></thead><tbody><tr><th scope="row">Brackets</th><td>6</td><td>2200 x 760 mm of wall</td><td>Studs 1.1 m apart</td><td>30 kg</td></tr><tr><th scope="row">Forks</th><td>5</td><td>920 x 2200 mm of wall</td><td>A ceiling of 2.6 m</td><td>25 kg</td></tr><tr><th scope="row">Stand</th><td>5 or 9</td><td>A corner</td><td>A ceiling of 2.6 m</td><td>Any bar</td></tr><tr><th scope="row">Rack</th><td>1</td><td>Nothing</td><td>Discipline</td><td>The rack’s rating</td></tr></tbody></table>
<p>Divide the wall by the bars. Brackets take 2200 by 760 mm for six: 0.28 square meters each. Forks take 920 by 2200 for five: 0.40. On the wall the flat bars win, and under the flat bars there is room for a bench. Upright bars leave the rest of the wall free. It depends on which wall you have, and that is an answer that people do not like and cannot avoid.</p>
<h2>Five rules for all four</h2>
<ol><li>Steel touches plastic, never steel. A liner costs less than a sleeve.</li><li>Wipe the bar before you hang it up. It will not be wiped afterward.</li><li>Keep bars away from the outer wall and from the garage door.</li><li>The bar you use most hangs at the height of the hands, and nothing hangs above the head that can be knocked off.</li><li>Screw into studs or concrete. Six bars of 20 kg are 120 kg, and plasterboard holds a picture.</li></ol>
<h2>Specialty bars</h2>
<p>Trap bars hang from one peg, like a wreath. Safety squat bars fit nowhere and go on the lowest hooks of the rack. Curl bars are short, so measure yours before you put the brackets 1.1 m apart. All of it is on the shelf for <a href="/bar-storage">bar storage</a>.</p>
<p>If you own one bar, buy nothing, and spend the money on <a href="/theindex/documentary/between-steel-and-air">a better finish</a>. If you own three, put up the small hanger on a Saturday. You will train on Sunday, because for once there is room.</p>`,
}
