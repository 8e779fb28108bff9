import { useSearchParams } from 'react-router'
import type { PageArguments, PageContext, PageData } from '../page.ts'
import { useTexts } from '../shop-context.tsx'
import type { TextArea } from '../texts.ts'
import { addFromForm } from './add-form.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery, gallerySizes } from './gallery.tsx'
import { ProductCard } from './product-card.tsx'
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts'
import { type ProductView, productView } from './product-view.ts'
import { chosenBy } from './variants.ts'

export const areas: readonly TextArea[] = ['catalog']
export const act = addFromForm

/** Loads a product with its children, texts and what goes with it [ROUTE-012, CATALOG-227]. */
export async function load(
  { call, shop, signal, knows }: PageContext,
  { url }: PageArguments,
  id: number,
): Promise<PageData<ProductView>> {
  const product = await call(
    'GET /svc_content/catalog/product/complete/{id}',
    { params: { id: String(id) } },
    { signal },
  )
  const view = productView(product, shop.tax)
  knows('problem', ...view.options.map(({ code }) => code))
  const chosen = chosenBy(view.options, view.variants, Object.fromEntries(url.searchParams))
  const picture = view.pictures[chosen.variant?.picture ?? 0]
  const trail = [...view.trail, { name: view.name, url: view.url }]
  return {
    head: {
      title: view.name,
      description: view.lead,
      canonical: view.url,
      ...(picture && { picture: { source: picture, sizes: gallerySizes } }),
      jsonLd: [productJsonLd(view, chosen, shop), breadcrumbJsonLd(trail, shop)],
    },
    view,
  }
}

/** The page of a product: pictures and buying first, then what it is, its numbers, reviews and what goes with it. */
export function View({ view }: { view: ProductView }) {
  const [params] = useSearchParams()
  const chosen = chosenBy(view.options, view.variants, Object.fromEntries(params))
  const { name, url, trail, pictures } = view
  return (
    <main id="main" className="page-width">
      <Breadcrumb steps={[...trail, { name, url }]} />
      <div className="product">
        <Gallery pictures={pictures} chosen={chosen.variant?.picture ?? 0} name={name} />
        <BuyBox product={view} chosen={chosen} />
      </div>
      <About product={view} />
      <Reviews />
      <Related product={view} />
    </main>
  )
}

function About({ product: { description, specification } }: { product: ProductView }) {
  const texts = useTexts('catalog')
  return (
    <div className="section columns">
      <section>
        <div className="section-head">
          <h2 className="h2">{texts.whatItIs}</h2>
        </div>
        {/* The service sanitises descriptions when they are stored. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: description }} />
      </section>
      {specification.length > 0 && (
        <section>
          <div className="section-head">
            <h2 className="h2">{texts.numbers}</h2>
          </div>
          <table className="specification">
            <tbody>
              {specification.map(([label, value]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function Reviews() {
  const texts = useTexts('catalog')
  return (
    <section className="section" id="reviews">
      <div className="section-head">
        <h2 className="h2">{texts.reviews}</h2>
      </div>
      <div className="empty">
        <p>
          <b>{texts.noReviews}</b>
        </p>
        <p className="muted">{texts.noReviewsText}</p>
      </div>
    </section>
  )
}

function Related({ product: { related } }: { product: ProductView }) {
  const texts = useTexts('catalog')
  if (related.length === 0) return null
  return (
    <section className="section">
      <div className="section-head">
        <h2 className="h2">{texts.goesWithIt}</h2>
      </div>
      <ul className="grid grid--4">
        {related.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 31vw, 46vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
