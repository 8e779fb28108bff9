import type { ArticleEntry } from '../entry.ts'

export const chooseABarbell: ArticleEntry = {
  id: 5001,
  slug: 'how-to-read-a-barbell',
  title: 'How to read a barbell',
  excerpt: 'Diameter, whip, knurl, rotation: four numbers and one habit that tell you which bar to buy.',
  category: 806,
  slots: ['FeaturedCatPage'],
  tags: ['Barbells', 'Buying guide'],
  date: '2026-08-18T09:00:00Z',
  picture: { name: 'scene-bar', alt: 'A loaded bar on a wooden platform' },
  content: `<p>Two 20 kg bars, both 2200 mm long, hang side by side. One costs twice as much as the other, both are shiny, and each label says it is the last bar you will ever need. It helps to know that only four properties change how a barbell lifts. The rest is finish and paint.</p>
<h2>Diameter</h2>
<p>A weightlifting bar for men is 28 mm thick, for women 25 mm. Power bars run from 28.5 to 29 mm, deadlift bars are 27 mm, and squat bars go up to 32 mm. One millimeter sounds like nothing. But stiffness grows with the fourth power of the diameter, so a 29 mm shaft is about 15 percent stiffer than one of 28 mm, and a 32 mm shaft is 70 percent stiffer. Your hand notices too: a thinner bar sits deeper in the fingers and is easier to hook.</p>
<p>If your hands are small or you pull with a hook grip, go down. If you squat more than you pull, go up.</p>
<h2>Whip</h2>
<p>Whip is what people call the spring in a loaded shaft. It depends on the diameter, the distance between the plates, and how far the steel can bend before it stays bent. That last part is the yield strength. Makers usually print the tensile strength instead, because the number is bigger. Below 165,000 PSI, be careful. Between 180,000 and 200,000, a bar will stay straight in a garage. Above that you pay for margin, and in a gym where twenty people drop it every day, the margin gets used.</p>
<p>Whip is good when you want the bar to spring back, as in the second pull of a clean or in a jerk. It is bad when you want it to hold still: walk out a squat with 250 kg, and a lively bar keeps bouncing after you have stopped.</p>
<h2>Knurl</h2>
<p>Knurling is a pattern of diamonds pressed into the steel. What you feel is the shape of the points. Tall points with sharp tips hold with little pressure and hurt over many repetitions. Flat tops hold nearly as well and let you keep your skin. A third kind is only there for looks.</p>
<p>A center knurl keeps the bar from sliding down your back in a low-bar squat. In a clean it files your throat. Get one for the former and avoid it for the latter. Ring marks sit at 810 mm for powerlifting and 910 mm for weightlifting; bars for both have both.</p>
<p>[product sku="IW-CHALK-8"]</p>
<h2>Rotation</h2>
<p>Sleeves rotate so that the plates do not have to turn with the shaft. Bushings, rings of bronze or composite, turn well enough for anything slow. Needle bearings turn freely under load, which matters when you pull yourself under a snatch. The test in the shop, spinning an empty sleeve and watching it turn for a minute, says nothing about a sleeve with 60 kg on it.</p>
<h2>Finish is about your air, not your taste</h2>
<p>Bare steel feels best and rusts first. Black oxide is bare steel with manners. Zinc lasts a few years in a dry room, then goes dull. Hard chrome is tough and fills the knurl a little. Ceramic coatings hold up best in damp garages and come in colors. Stainless steel costs the most, needs the least, and feels like bare steel forever.</p>
<p>Ask yourself what the air is like where the bar will hang. A heated room forgives everything. A garage by the sea forgives one or two of these.</p>
<h2>The habit</h2>
<p>Whichever bar you choose, brush the knurl with nylon once a week, wipe the shaft with a drop of oil once a month, and never leave it loaded in the rack. A good bar does not wear out from lifting. It bends from being dropped across a bench, and it rusts from being forgotten.</p>
<ul><li><strong>Three lifts, heavy:</strong> 28.5 to 29 mm, firm knurl, center, bushings.</li><li><strong>Snatch and clean and jerk:</strong> 28 or 25 mm, medium knurl, no center, needle bearings.</li><li><strong>A bit of everything:</strong> 28.5 mm, medium knurl, both marks, bushings.</li></ul>
<p>That is all there is to it. The next time two bars hang side by side, turn them until you find the numbers, and let the shine take care of itself.</p>`,
  blocks: [
    {
      type: 'BarbellChart',
      props: { id: 'bars-side-by-side', heading: 'Our straight bars side by side', category: 'barbells' },
    },
  ],
}
