import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { FoundOrder } from './found-order.tsx'
import type { AppTrackingView } from './load-app-tracking.ts'
import type { LookupResult } from './load-tracking.ts'
import { LookupForm } from './lookup-form.tsx'
import { Parcels } from './parcels.tsx'
import type { Tracking } from './tracking-view.ts'

/** The native app's tracking screen, which shows the same parcels as the web [SHIP-003, APP-007, APP-410]. */
export const route = pageRoute<AppTrackingView>(
  {
    areas: ['tracking'],
    load: async (context, page) => (await import('./load-app-tracking.ts')).loadAppTracking(context, page),
    View: AppTrackingPage,
  },
  async (context, _, form) => (await import('./load-tracking.ts')).lookUpTracking(context, form),
)

function AppTrackingPage({ view: { orders, isOne, isNotFound, isCustomer } }: { view: AppTrackingView }) {
  const texts = useTexts('tracking')
  const result = useActionResult<LookupResult>()
  const one = result?.kind === 'found' ? result.tracking : isOne ? orders[0] : undefined
  return (
    <main id="main" className="page-width tracking app-screen">
      {one ? (
        <FoundOrder tracking={one} />
      ) : (
        <>
          <h1 className="h2 display">{isNotFound ? texts.title : texts.underWay}</h1>
          {isNotFound && result === undefined && (
            <p className="message message--warn" role="alert">
              <Icon name="alert" /> <span>{texts.namedNotFound}</span>
            </p>
          )}
          {orders.map((tracking) => (
            <OneOrder key={tracking.orderId} tracking={tracking} />
          ))}
          {isCustomer && !isNotFound && orders.length === 0 && <p className="muted">{texts.noneUnderWay}</p>}
          {(isNotFound || !isCustomer) && <LookupForm to="/app/tracking" result={result} />}
        </>
      )}
      <p>
        <Link className="link" to="/app/orders">
          {texts.toOrders}
        </Link>
      </p>
    </main>
  )
}

function OneOrder({ tracking }: { tracking: Tracking }) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  const id = `order-${tracking.orderId}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="h3">
        <Link className="link" to={`/app/tracking?order=${tracking.orderId}`}>
          {texts.yourOrder(tracking.orderId, formats.date(tracking.placedAt))}
        </Link>
      </h2>
      <Parcels tracking={tracking} />
    </section>
  )
}
