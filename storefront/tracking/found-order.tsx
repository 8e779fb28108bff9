import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { Parcels } from './parcels.tsx'
import type { Tracking } from './tracking-view.ts'

/** Renders a tracked order: summary, pickup location, and parcels [SHIP-002, SHIP-003]. */
export function FoundOrder({ tracking }: { tracking: Tracking }) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  const { orderId, placedAt, shipTo, pickup } = tracking
  const place = pickup ? '' : [shipTo.city, shipTo.region].filter(Boolean).join(', ')
  return (
    <>
      <h1 className="h1 display">{texts.heading(orderId)}</h1>
      <p className="muted">{texts.placed(formats.date(placedAt), place)}</p>
      {pickup && (
        <section aria-labelledby="collect-at">
          <h2 id="collect-at" className="h3">
            {texts.collectAt}
          </h2>
          <p>{[pickup.name, ...pickup.street, `${pickup.city}, ${pickup.region} ${pickup.postcode}`].join(', ')}</p>
          <p>{[...pickup.hours, pickup.instructions].join('. ')}</p>
        </section>
      )}
      <h2 className="h2">{texts.where}</h2>
      <Parcels tracking={tracking} />
    </>
  )
}
