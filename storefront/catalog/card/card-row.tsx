import { SlidingRow } from '#storefront/widgets/row/sliding-row.tsx'
import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

const sizes = '(min-width: 64rem) 22vw, (min-width: 48rem) 14rem, 40vw'

/** Renders products in a single sliding row. */
export function CardRow({ label, cards }: { label: string; cards: readonly CardView[] }) {
  const items = cards.map((card) => ({ key: card.id, content: <ProductCard card={card} sizes={sizes} /> }))
  return <SlidingRow label={label} look="cards" items={items} />
}
