import type { TextArea } from '../../texts.ts'
import { About, RelatedProducts } from '../product/product-page.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Gallery } from '../product/gallery/gallery.tsx'
import type { ProductView } from '../product/product-view.ts'
import { Reviews } from '../../reviews/reviews.tsx'
import { CompoundBuyBox } from './compound-buy-box.tsx'
import type { CompoundView } from './compound-view.ts'

export const areas: readonly TextArea[] = ['catalog', 'catalog/product', 'catalog/compound']

/** Renders the page for bundles, groups, gift cards, and products with priced options. */
export function View({ view }: { view: ProductView & { compound: CompoundView } }) {
  const { name, url, trail, pictures, variants } = view
  const [variant = null] = variants
  return (
    <main id="main" className="page-width">
      <Breadcrumb steps={[...trail, { name, url }]} />
      <div className="product">
        <Gallery pictures={pictures} variant={variant} name={name} />
        <CompoundBuyBox product={view} compound={view.compound} />
      </div>
      <About product={view} variant={variant} />
      <Reviews product={view} view={view.reviews} />
      <RelatedProducts product={view} />
    </main>
  )
}
