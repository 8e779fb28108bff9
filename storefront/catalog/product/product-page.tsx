import { Picture } from '#ui/picture.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { Reviews } from '../../reviews/reviews.tsx'
import type { TextArea } from '../../texts.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { cardSizes, stripSizes } from '../card/card-sizes.ts'
import { ProductCard } from '../card/product-card.tsx'
import type { ProductView } from './product-view.ts'
import { selectVariant, type Variant } from './variants.ts'

export const areas: readonly TextArea[] = ['catalog', 'catalog/product']

export function View({ view }: { view: ProductView }) {
  const params = useQuery()
  const chosen = selectVariant(view.options, view.variants, Object.fromEntries(params))
  const { name, url, trail, pictures } = view
  return (
    <main id="main" className="page-width">
      <Breadcrumb steps={[...trail, { name, url }]} />
      <div className="product">
        <Gallery pictures={pictures} variant={chosen.variant} name={name} />
        <BuyBox product={view} chosen={chosen} />
      </div>
      <About product={view} variant={chosen.variant} />
      <Reviews product={view} view={view.reviews} />
      <RelatedProducts product={view} />
    </main>
  )
}

export function About({
  product: { name, description, specification, lang, pictures, compare },
  variant,
}: {
  product: ProductView
  variant: Variant | null
}) {
  const texts = useTexts('catalog/product')
  const { units } = useShop()
  const strip = pictures.find(({ width, height }) => width > 2 * height)
  return (
    <div className="section columns">
      {strip && <Picture source={strip} sizes={stripSizes} className="whole" />}
      <section>
        <div className="section-head">
          <h2 className="h2">{texts.whatItIs}</h2>
        </div>
        <RichText className="prose" html={description} lang={lang?.description} />
        {variant?.model && (
          <img
            className="drawing"
            src={`/media/drawings/${encodeURIComponent(variant.sku)}.svg?units=${units}`}
            alt={texts.drawing(name)}
            loading="lazy"
          />
        )}
      </section>
      {specification.length > 0 && (
        <section>
          <div className="section-head">
            <h2 className="h2">{texts.numbers}</h2>
            {compare && (
              <Link className="link" to={compare}>
                {texts.compare}
              </Link>
            )}
          </div>
          <table className="specification" lang={lang?.specification}>
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

export function RelatedProducts({ product: { fits, related } }: { product: ProductView }) {
  const texts = useTexts('catalog/product')
  return (
    <>
      <Cards title={texts.fitsWith} cards={fits} />
      <Cards title={texts.goesWithIt} cards={related} />
    </>
  )
}

function Cards({ title, cards }: { title: string; cards: ProductView['related'] }) {
  if (cards.length === 0) return null
  return (
    <section className="section">
      <div className="section-head">
        <h2 className="h2">{title}</h2>
      </div>
      <ul className="grid grid--4">
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} sizes={cardSizes} />
          </li>
        ))}
      </ul>
    </section>
  )
}
