import { redirect } from '#storefront/router/results.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { loadOrders, type OrdersView } from '../account/orders/load-orders.ts'
import { OrderHistory } from '../account/orders/order-history.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { textsOf } from '../texts.ts'
import { LookupForm } from '../tracking/lookup-form.tsx'
import { usePostcodeName } from '../tracking/use-postcode-name.ts'

/** Order lists in the native app: the customer's orders, and the guest lookup [SHIP-003, APP-409, APP-411]. */
export const route = pageRoute<AppOrdersView>({ areas: ['account', 'tracking'], load, View: AppOrdersPage })

interface AppOrdersView {
  history: OrdersView | null
}

const forCustomers = '/app/account/orders'
const forAll = '/app/orders'
const trackingPath = (id: string) => `/app/tracking?order=${id}`

async function load(context: PageContext, { url }: PageArguments): Promise<PageData<AppOrdersView>> {
  const isCustomer = isLoggedIn(await context.call('GET /svc_session/session', {}))
  const isForCustomers = url.pathname.toLowerCase().includes(forCustomers)
  if (!isCustomer && isForCustomers) throw redirect(`/login?redirect=${encodeURIComponent(forCustomers)}`)
  return {
    head: { title: textsOf(context.shop.language, 'account').orders },
    view: { history: isCustomer ? await loadOrders(context, url, isForCustomers ? forCustomers : forAll) : null },
  }
}

function AppOrdersPage({ view: { history } }: { view: AppOrdersView }) {
  const texts = useTexts('account')
  const ofTracking = useTexts('tracking')
  const postcode = usePostcodeName()
  return (
    <main id="main" className="page-width tracking app-screen">
      <h1 className="h2 display">{texts.orders}</h1>
      {history ? (
        <>
          <p>
            <Link className="link" to="/app/tracking">
              {ofTracking.underWay}
            </Link>
          </p>
          <OrderHistory view={history} follow={trackingPath} open={trackingPath} />
        </>
      ) : (
        <>
          <p className="muted">{ofTracking.lead(postcode)}</p>
          <LookupForm to="/app/tracking" result={undefined} />
          <p>
            {texts.haveAccount}{' '}
            <Link className="link" to={`/login?redirect=${encodeURIComponent(forCustomers)}`}>
              {texts.allOrders}
            </Link>
          </p>
        </>
      )}
    </main>
  )
}
