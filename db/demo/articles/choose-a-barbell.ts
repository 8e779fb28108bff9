import type { ArticleEntry } from './entry.ts'

export const chooseABarbell: ArticleEntry = {
  id: 5001,
  slug: 'how-to-read-a-barbell',
  title: 'How to read a barbell',
  excerpt: 'Diameter, whip, knurl, rotation: four numbers and one habit that tell you which bar is yours.',
  category: 806,
  slots: ['FeaturedCatPage'],
  tags: ['Barbells', 'Buying guide'],
  date: '2026-08-18T09:00:00Z',
  picture: { name: 'scene-bar', alt: 'A loaded bar on a wooden platform' },
  content: `<p>Two bars of 20 kg and 2200 mm hang side by side. One costs twice what the other does, both are shiny, and the label on each says it is the last one you will need. It helps to know that a barbell has only four properties that change how it lifts. The rest is finish and paint.</p>
<h2>Diameter</h2>
<p>A weightlifting bar for men is 28 mm thick, for women 25 mm. Power bars run from 28.5 to 29 mm, deadlift bars are 27 mm, and squat bars go up to 32 mm. One millimeter sounds like nothing. But stiffness grows with the fourth power of the diameter, so a 29 mm shaft is about 15 percent stiffer than one of 28 mm, and a 32 mm shaft is 70 percent stiffer. Your hand notices too: a thinner bar sits deeper in the fingers and is easier to hook.</p>
<p>If your hands are small or you pull with a hook grip, go down. If you squat more than you pull, go up.</p>
<h2>Whip</h2>
<p>Whip is what people call the spring in a loaded shaft. It comes from the diameter, from the distance between the plates, and from how far the steel can bend before it stays bent. That last part is the yield strength; makers usually print the tensile strength instead, because the number is larger. Below 165,000 PSI be careful. Between 180,000 and 200,000 a bar will stay straight in a garage. Above that you pay for margin, and in a gym where twenty people drop it every day the margin is used.</p>
<p>Whip is good when you want the bar to come back: in the second pull of a clean, or in a jerk. It is bad when you want it to stay still: in a squat walk-out with 250 kg, a lively bar keeps bouncing after you have stopped.</p>
<h2>Knurl</h2>
<p>Knurling is a pattern of diamonds pressed into the steel. What you feel is the shape of the points. Tall points with sharp tips hold with little pressure and hurt with a lot of repetitions. Flat tops hold nearly as well and leave skin on your hands. A third kind is only there for looks.</p>
<p>A center knurl keeps the bar from sliding down your back in a low-bar squat. In a clean it files your throat. Buy it for the first, avoid it for the second. Ring marks sit at 810 mm for powerlifting and 910 mm for weightlifting; bars for both have both.</p>
<p>[product sku="IW-CHALK-8"]</p>
<h2>Rotation</h2>
<p>Sleeves turn so that the plates do not have to when the shaft does. Bushings, rings of bronze or composite, turn enough for everything slow. Needle bearings turn freely under load, which matters when you pull yourself under a snatch. The test in the shop, spinning an empty sleeve and watching it turn for a minute, says nothing about a sleeve with 60 kg on it.</p>
<h2>Finish is about your air, not your taste</h2>
<p>Bare steel feels best and rusts first. Black oxide is bare steel with manners. Zinc lasts a few years in a dry room and goes dull. Hard chrome is tough and fills the knurl a little. Ceramic coats stand up to damp garages best of all and come in colors. Stainless steel costs the most, needs the least, and feels like bare steel for good.</p>
<p>Ask what the air does where the bar will hang. A heated room forgives everything. A garage by the sea forgives one or two of these.</p>
<h2>The habit</h2>
<p>Whichever bar you take: brush the knurl with nylon once a week, wipe the shaft with a drop of oil once a month, and never leave it loaded in the rack. A good bar does not wear out from lifting. It bends from being dropped across a bench, and it rusts from being forgotten.</p>
<ul><li><strong>Three lifts, heavy:</strong> 28.5 to 29 mm, firm knurl, center, bushings.</li><li><strong>Snatch and clean and jerk:</strong> 28 or 25 mm, medium knurl, no center, needle bearings.</li><li><strong>A bit of everything:</strong> 28.5 mm, medium knurl, both marks, bushings.</li></ul>
<p>That is the whole art. The next time two bars hang side by side, turn them until you find the numbers, and let the shine look after itself.</p>`,
  blocks: [
    {
      type: 'BarbellChart',
      props: { id: 'bars-side-by-side', heading: 'Our straight bars side by side', category: 'barbells' },
    },
  ],
}
