import { Picture } from '#ui/picture.tsx'
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
      <div className="brands">
        {view.map(({ letter, brands }) => (
          <section key={letter} className="brands__letter" aria-label={letter}>
            <ul className="brands__letter">
              {brands.map(({ name, products, picture, url }, index) => (
                <li key={name} id={index === 0 ? anchorOf(letter) : undefined}>
                  <Link className="brand" to={url}>
                    <Picture
                      className="picture--cover"
                      source={picture}
                      sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 31vw, 46vw"
                      alt=""
                      name={name}
                    />
                    <b>{name}</b>
                    <small className="muted">{texts.products(products)}</small>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}

function anchorOf(letter: string) {
  return letter === '#' ? 'other' : `letter-${letter.toLowerCase()}`
}
