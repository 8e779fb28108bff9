import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { textsOf } from '../texts.ts'
import type { BrandLetter } from './brand-letters.ts'

/** The brand directory [CATALOG-006, CATALOG-007]. */
export const route = pageRoute<readonly BrandLetter[]>({
  areas: ['brands'],
  load: async ({ call, shop, signal }) => {
    const [brands, { brandLetters }] = await Promise.all([
      call('GET /svc_content/brands', {}, { signal }),
      import('./brand-letters.ts'),
    ])
    const { title, text } = textsOf(shop.language, 'brands')
    return { head: { title, description: text, canonical: '/brands' }, view: brandLetters(brands, shop.language) }
  },
  View: BrandsPage,
})

function BrandsPage({ view }: { view: readonly BrandLetter[] }) {
  const texts = useTexts('brands')
  return (
    <main id="main" className="page-width">
      <div className="listing-head page-head">
        <h1 className="h1 display">{texts.title}</h1>
        <p className="muted">{texts.text}</p>
      </div>
      {view.length === 0 && <p className="empty">{texts.none}</p>}
      <nav className="subcategories" aria-label={texts.letters}>
        {view.map(({ letter }) => (
          <a key={letter} className="chip" href={`#${anchorOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {view.map(({ letter, brands }) => (
        <section key={letter} className="brand-letter" id={anchorOf(letter)} aria-label={letter}>
          <h2 className="h2 display" aria-hidden="true">
            {letter}
          </h2>
          <ul className="brand-list">
            {brands.map(({ name, products, url }) => (
              <li key={name}>
                <Link className="brand-list__link" to={url}>
                  <Monogram name={name} />
                  <span>
                    {name}
                    <small className="muted">{texts.products(products)}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

function Monogram({ name }: { name: string }) {
  const letters = name
    .split(/[\s&]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
  return (
    <svg className="brand-mark" width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <text x="24" y="30" textAnchor="middle">
        {letters.toUpperCase()}
      </text>
    </svg>
  )
}

function anchorOf(letter: string) {
  return letter === '#' ? 'other' : `letter-${letter.toLowerCase()}`
}
