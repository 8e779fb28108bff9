import { Picture } from '#ui/picture.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { AddButton } from '../../catalog/add/add-button.tsx'
import type { CardView } from '../../catalog/card/card-view.ts'
import { PriceLine } from '../../catalog/card/price-line.tsx'
import { StockNote } from '../../catalog/product/stock-note.tsx'

/** Renders a product in an article's text, with its current price and a button, or a link if it has options. */
export function ArticleProduct({ card, language }: { card: CardView; language: string | undefined }) {
  const texts = useTexts('magazine')
  const { name, url, fact, price, stock, picture, isAddable } = card
  return (
    <aside className="article-product" aria-label={name} lang={language}>
      <Picture source={picture} sizes="9rem" urgency="lazy" name={name} alt="" />
      <div className="article-product__text">
        <h3 className="h4">
          <Link to={url}>{name}</Link>
        </h3>
        {fact !== '' && <p className="small muted">{fact}</p>}
        <PriceLine price={price} />
        <StockNote stock={stock} />
      </div>
      {isAddable ? (
        <AddButton card={card} texts={texts} label={texts.addNamed(name)} />
      ) : (
        <Link className="button button--line" to={url} aria-label={texts.viewNamed(name)}>
          {texts.view}
        </Link>
      )}
    </aside>
  )
}
