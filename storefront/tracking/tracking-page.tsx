import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { usePostcodeName } from './use-postcode-name.ts'
import type { LookupResult, TrackingView } from './load-tracking.ts'
import { FoundOrder } from './found-order.tsx'
import { LookupForm } from './lookup-form.tsx'

/** The tracking page, with or without an account [SHIP-001, SHIP-002]. */
export const route = pageRoute<TrackingView>(
  {
    areas: ['tracking'],
    load: async (context, page) => (await import('./load-tracking.ts')).loadTracking(context, page),
    View: TrackingPage,
  },
  async (context, _, form) => (await import('./load-tracking.ts')).lookUpTracking(context, form),
)

function TrackingPage({ view }: { view: TrackingView }) {
  const texts = useTexts('tracking')
  const postcode = usePostcodeName()
  const result = useActionResult<LookupResult>()
  const tracking = result?.kind === 'found' ? result.tracking : view.tracking
  return (
    <main id="main" className="page-width tracking">
      {tracking ? (
        <>
          <FoundOrder tracking={tracking} />
          <details className="more-fields">
            <summary className="link">{texts.another}</summary>
            <LookupForm to="/shippingtracker" result={undefined} />
          </details>
        </>
      ) : (
        <>
          <h1 className="h1 display">{texts.title}</h1>
          <p className="muted">{texts.lead(postcode)}</p>
          {view.isLinkOld && result === undefined && (
            <p className="message message--warn" role="alert">
              <Icon name="alert" /> <span>{texts.linkOld}</span>
            </p>
          )}
          <LookupForm to="/shippingtracker" result={result} />
          <p>
            <Link className="link" to="/account/order-lookup">
              {texts.wholeOrder}
            </Link>
          </p>
          <OwnOrders own={view.own} />
        </>
      )}
    </main>
  )
}

function OwnOrders({ own }: Pick<TrackingView, 'own'>) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  if (own.length === 0) return null
  return (
    <section aria-labelledby="own">
      <h2 id="own" className="h3">
        {texts.yours}
      </h2>
      <ul className="tracking__own">
        {own.map(({ id, placedAt }) => (
          <li key={id}>
            <Link className="link" to={`/account/order/${id}`}>
              {texts.yourOrder(id, formats.date(placedAt))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
