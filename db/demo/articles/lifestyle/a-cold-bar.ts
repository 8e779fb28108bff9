import type { ArticleEntry } from '../entry.ts'

export const aColdBar: ArticleEntry = {
  id: 5026,
  slug: 'a-cold-bar',
  title: 'A cold bar',
  excerpt: 'How to warm up when the garage is at 3 °C: fifteen minutes, four layers, and a heater used where it helps.',
  category: 104,
  tags: ['Garage gyms', 'Training'],
  date: '2026-10-20T09:00:00Z',
  picture: { name: 'wright-bar-room', alt: 'A loaded bar on a dark rubber floor in a concrete room' },
  content: `<p>There is a moment in January when you stand in front of the rack in a coat, put a hand on the bar, and take it away again. The bar is at three degrees. So are the bench, the plates, and your motivation. Training in the cold is pleasant once you are warm. The question is how to get there without pulling something.</p>
<h2>Why steel feels colder than it is</h2>
<p>The wall is at 3 °C too, and you can lean against it. Steel feels worse because it carries heat away from the hand faster than wood or rubber does. It will go on doing so until the place under your palm has warmed up, and the rest of the bar keeps cooling it.</p>
<p>Warming the whole bar is less work than you would think. Twenty kilograms of steel take 0.46 kJ per kilogram and degree. From 3 to 23 degrees that is 184 kJ, or 0.05 kWh: what a heater of 1.5 kW gives off in two minutes. Heating the air of a garage of 60 m³ by 20 degrees takes about 1,450 kJ, nearly eight times as much, and it leaves under the door.</p>
<p>So do not heat the room. Put the bar in the house overnight, or take it into the hallway when you put on your shoes. If it has to stay, hang it on the inside wall.</p>
<h2>Four layers</h2>
<ul><li><strong>Next to the skin,</strong> something thin that dries fast.</li><li><strong>Over it,</strong> a T-shirt, because knurling and pads wear out the thin layer.</li><li><strong>A <a href="/hoodies-and-sweatshirts">sweatshirt</a></strong> until the second work set.</li><li><strong>A coat and a hat</strong> between sets, and not during them.</li></ul>
<p>Take off a layer before you sweat, not after. Wet cotton at three degrees is the one thing in this garage that can really spoil your week. Neoprene <a href="/wraps-and-sleeves">sleeves</a> on knees and elbows keep joints warm, and they go on in the house.</p>
<h2>Fifteen minutes</h2>
<p>In summer a few sets with the empty bar will do. At 3 °C plan on this, for a squat with work sets of 100 kg:</p>
<table><thead><tr><th scope="col">Minute</th><th scope="col">What</th></tr></thead><tbody><tr><th scope="row">0</th><td>Indoors: stairs, or a jump rope, until the breath is audible</td></tr><tr><th scope="row">5</th><td>Ten squats, ten push-ups, ten hinges, twice through</td></tr><tr><th scope="row">8</th><td>Empty bar, 2 sets of 8</td></tr><tr><th scope="row">10</th><td>40 kg for 5</td></tr><tr><th scope="row">11</th><td>60 kg for 5</td></tr><tr><th scope="row">13</th><td>80 kg for 3</td></tr><tr><th scope="row">15</th><td>First work set</td></tr></tbody></table>
<p>The first five minutes happen indoors for a reason. It is much easier to stay warm than to get warm. Rest in the coat, and rest shorter: two minutes instead of three. If you cool down between sets, walk.</p>
<p>[product sku="IW-ROPE-BK"]</p>
<h2>What the cold does to the equipment</h2>
<ul><li><strong>Grease stiffens.</strong> Sleeves turn slowly until they have been used. Spin them by hand during the warm-up.</li><li><strong>Rubber hardens.</strong> Do not drop a thin bumper plate that has been in the frost. Lower it for the first sets.</li><li><strong>Chalk works better,</strong> since the air is dry and hands do not sweat.</li><li><strong>Phones die.</strong> Keep the timer in a pocket, or use a watch.</li></ul>
<h2>Hands</h2>
<p>Thin gloves for the warm-up are fine. For the work sets take them off: they make the bar thicker and the grip weaker. Warm your hands in the armpits during rest, as mountaineers do. If your fingers turn white and numb, stop. A grip that you cannot feel is no grip.</p>
<h2>Heat where it helps</h2>
<p>A radiant electric heater warms what it shines on and leaves the air alone. Point it at the spot where you rest, at a distance of two meters, away from rubber and anything that hangs. Never run a gas heater or an engine in a closed garage. Neither has any business where you breathe hard.</p>
<h2>When not to</h2>
<p>Cold, dry air can bring on asthma, and it makes the heart work harder. If you have trouble with either, ask a doctor before you train in it. Everyone else has a simpler test: if you are still shivering after the second set with the empty bar, do the session indoors with a <a href="/kettlebells">kettlebell</a>, and go back out when the sun has been on the door.</p>
<p>What moisture does to the bar once you have gone inside is a subject for another page: <a href="/theindex/news/before-the-first-frost">Before the first frost</a>.</p>`,
}
