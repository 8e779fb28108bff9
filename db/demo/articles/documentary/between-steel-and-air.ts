import type { ArticleEntry } from '../entry.ts'

export const betweenSteelAndAir: ArticleEntry = {
  id: 5019,
  slug: 'between-steel-and-air',
  title: 'Between steel and air',
  excerpt:
    'Zinc, e-coat, powder, ceramic, or nothing: how thin layers protect thick steel, and how each of them fails.',
  category: 103,
  tags: ['Barbells', 'Care'],
  date: '2026-11-10T09:00:00Z',
  picture: { name: 'bar-stand-five', alt: 'Five bars with different finishes standing upright in a bar stand' },
  content: `<p>A rack weighs 150 kg. The part of it that keeps the other part from turning orange weighs about half a kilogram, and is thinner than a sheet of paper. Nobody photographs that part. It is worth ten minutes, because it decides what your equipment looks like in its fifth winter.</p>
<h2>What rust wants</h2>
<p>Iron, water, and oxygen. Take away one and nothing happens. Oil takes away the water. Paint takes away both water and oxygen as long as it has no holes. Zinc does something cleverer, and stainless steel does it by itself.</p>
<p>Rust takes up several times as much room as the iron it came from. That is why it never stays under a coat: it lifts the edge, lets in more air, and travels. One scratch is not a problem of one scratch for long.</p>
<h2>Five layers</h2>
<table><thead><tr><th scope="col">Finish</th><th scope="col">Typical thickness</th><th scope="col">Protects by</th><th scope="col">Fails by</th></tr></thead><tbody><tr><th scope="row">Black oxide</th><td>1 µm</td><td>Holding oil</td><td>Drying out</td></tr><tr><th scope="row">Zinc</th><td>8 to 12 µm</td><td>Rusting first</td><td>Being used up</td></tr><tr><th scope="row">E-coat</th><td>15 to 25 µm</td><td>Keeping air out</td><td>Scratches</td></tr><tr><th scope="row">Ceramic coat</th><td>25 µm</td><td>Keeping air out</td><td>Wear on edges</td></tr><tr><th scope="row">Powder coat</th><td>80 µm</td><td>Keeping air out</td><td>Chips</td></tr></tbody></table>
<p>A micrometer is a thousandth of a millimeter. A human hair is about 70 of them thick. None of these layers would be noticed if it were missing, until it is.</p>
<h3>Zinc</h3>
<p>Zinc is less noble than iron, so where both are wet, the zinc corrodes and the iron does not. It does this even across a scratch a millimeter wide. The price is that the zinc is consumed. It turns dull, then to a white dust, and then it is the steel's turn. A thin film on top, clear or yellow or black, slows that down. Black zinc is zinc with such a film.</p>
<h3>E-coat</h3>
<p>The part hangs in a bath of paint and a current runs through it. Paint particles carry a charge, settle on the metal, and stop settling where the layer is thick enough to insulate. The result is even in every corner and inside every tube that the bath can reach. That is its strength: a sprayed coat never sees the inside of a hole. Car bodies are primed this way.</p>
<h3>Powder</h3>
<p>A dry powder is sprayed onto grounded steel, clings to it, and is melted in an oven. It gives the thick, tough skin of a rack. On our IW-3 racks the coat is 80 micrometers. Take 14 m of tube with 0.3 m of circumference: that is 4.2 square meters, and 80 micrometers on it are 336 cubic centimeters, about half a kilogram of plastic. It survives shoes and chalk. It does not survive a bar dragged across it, which is why cups have liners.</p>
<h3>Ceramic</h3>
<p>A thin coat with hard particles in it, sprayed and cured. It is used on tools for the same reason as on bars: it stands wear and salt without getting thick. On the Garage Bar it is 25 micrometers over the whole shaft, and the knurl is cut deeper beforehand to make up for it. In salt spray it stands 1,000 hours before the first spot, where black zinc shows one at 200.</p>
<p>[product sku="IW-BAR-GARAGE-GR"]</p>
<h3>Bare, oxide, and stainless</h3>
<p>Bare steel has nothing and feels best. Black oxide is a conversion of the surface, so thin that the feel stays and most of the protection comes from the oil it holds. Stainless steel contains at least 10.5 percent chromium, which forms a layer of oxide a few millionths of a millimeter thick, and that layer heals when scratched. You pay for it once, and then you stop thinking about it.</p>
<h2>Which one goes where</h2>
<ul><li><strong>Shafts,</strong> because hands feel them: stainless, oxide, or ceramic, according to the air in the room.</li><li><strong>Sleeves,</strong> because plates scrape them: hard chrome or zinc. Paint lasts a week there.</li><li><strong>Racks,</strong> because nothing slides on them: powder.</li><li><strong>Bolts and pins,</strong> because they move against steel: zinc.</li><li><strong>Anything with corners you cannot reach:</strong> e-coat, often below a powder coat.</li></ul>
<h2>First aid</h2>
<ol><li>Clean the spot with a nylon brush and a drop of oil.</li><li>On powder coat, sand the edge of a chip until you cannot feel it, then dab on enamel.</li><li>On zinc, leave it. Oil is all it needs until the white dust appears.</li><li>On bare steel and oxide, oil the whole shaft and not only the spot.</li></ol>
<p>The calendar for all of this, with a note on acids, is in <a href="/theindex/news/before-the-first-frost">Before the first frost</a>. The short version fits on a label: a dry room beats every coat on this page, and it costs less than the best of them.</p>`,
}
