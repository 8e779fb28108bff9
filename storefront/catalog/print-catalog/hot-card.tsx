import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { AddButton } from '../add/add-button.tsx'
import { PriceLine } from '../card/price-line.tsx'
import { StockNote } from '../product/stock-note.tsx'
import { isBuyable } from '../product/stock-view.ts'
import type { SpotView } from './load-print-catalog.ts'

/** Renders a selected product's card: picture, price, stock, page link, and cart button [CATALOG-009]. */
export function HotCard({ spot: { card, lead }, onAdded }: { spot: SpotView; onAdded?: () => void }) {
  const texts = useTexts('catalog/print-catalog')
  const { name, fact, url, price, stock, picture } = card
  const canAdd = card.isAddable && price !== null && isBuyable(stock)
  return (
    <div className="hot">
      <Picture source={picture} sizes="(min-width: 48rem) 16rem, 80vw" alt="" name={name} />
      <div className="hot__about">
        <h2 className="h3">{name}</h2>
        <p className="muted small">{fact}</p>
        <p>{lead}</p>
        <PriceLine price={price} />
        <StockNote stock={stock} />
        {!canAdd && isBuyable(stock) && <p className="muted small">{texts.choose}</p>}
        <div className="row">
          {canAdd && <AddButton card={card} texts={texts} onAdded={onAdded} />}
          <Link className="button button--line" to={url}>
            {texts.view}
          </Link>
        </div>
      </div>
    </div>
  )
}
