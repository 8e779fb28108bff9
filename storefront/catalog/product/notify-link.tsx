import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { StockView } from './stock-view.ts'

/** Links to the back-in-stock alert of a sold-out product [BIN-401]. */
export function NotifyLink({ productId, variant }: { productId: number; variant: { id: number; stock: StockView } }) {
  const texts = useTexts('catalog/product')
  if (variant.stock.kind !== 'notify') return null
  return (
    <Link className="link" to={`/account/bin?product=${variant.id}&parent=${productId}`}>
      {texts.notify}
    </Link>
  )
}
