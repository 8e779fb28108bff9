import { CardRow } from '../catalog/card/card-row.tsx'
import type { CardView } from '../catalog/card/card-view.ts'

/** Renders popular products in a sliding row, or nothing if there are none. */
export function PopularRow({ title, cards }: { title: string; cards: readonly CardView[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section" aria-labelledby="popular">
      <div className="section-head">
        <h2 className="h2" id="popular">
          {title}
        </h2>
      </div>
      <CardRow label={title} cards={cards} />
    </section>
  )
}
