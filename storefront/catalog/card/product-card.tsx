import { Picture } from '#ui/picture.tsx'
import { displayedDiscountPercent } from '#storefront/page/price.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { CardView } from './card-view.ts'
import { PriceLine } from './price-line.tsx'
import { ProductName } from './product-name.tsx'
import { RatingLine } from './rating-line.tsx'
import { StockNote } from '../product/stock-note.tsx'

interface ProductCardProps {
  card: CardView
  sizes: string
  urgency?: 'first' | 'soon' | 'lazy'
  level?: 2 | 3
}

export function ProductCard({ card, sizes, urgency = 'lazy', level = 3 }: ProductCardProps) {
  const { name, url, fact, lang, rating, price, stock, picture, hover } = card
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="card">
      <CardBadge card={card} />
      <Picture source={picture} hover={hover} sizes={sizes} urgency={urgency} name={name} alt="" />
      <Heading className="card__heading">
        <Link className="card__name" to={url} lang={lang?.name}>
          <ProductName name={name} />
        </Link>
      </Heading>
      {fact !== '' && (
        <p className="card__meta" lang={lang?.fact}>
          {fact}
        </p>
      )}
      <RatingLine rating={rating} />
      <PriceLine price={price} />
      <StockNote stock={stock} />
      <Swatches swatches={card.swatches} />
    </article>
  )
}

function CardBadge({ card: { price, isNew, challenge } }: { card: CardView }) {
  const texts = useTexts('catalog')
  const isDeal = price !== null && price.was !== null && displayedDiscountPercent(price.now, price.was) !== null
  if (isDeal) return <span className="badge badge--deal">{texts.deal}</span>
  const badge = challenge ?? (isNew && texts.new)
  return badge && <span className="badge">{badge}</span>
}

function Swatches({ swatches }: Pick<CardView, 'swatches'>) {
  const texts = useTexts('catalog')
  const formats = useFormats()
  if (swatches.length === 0) return null
  const label = texts.swatches(texts.colors, formats.list(swatches.map(([name]) => name)))
  return (
    <span className="swatches">
      <span className="visually-hidden">{label}</span>
      {swatches.map(([name, color]) => (
        <Swatch key={name} color={color} />
      ))}
    </span>
  )
}

/** Draws a color swatch as SVG, because the content security policy forbids style attributes. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg className="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
