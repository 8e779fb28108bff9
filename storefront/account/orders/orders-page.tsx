import { useTexts } from '#storefront/page/shop-context.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { claimPath } from '../claim/claim-path.ts'
import type { OrdersView } from './load-orders.ts'
import { OrderHistory } from './order-history.tsx'

const orderPath = (id: string) => `/account/order/${id}`

/** The customer's orders, newest first [ORDER-001, ORDER-218, ORDER-401]. */
export const route = pageRoute<OrdersView>({
  areas: ['account', 'account/claim', 'widgets/account'],
  load: async (context, page) => (await import('./load-orders-page.ts')).loadOrdersPage(context, page),
  View: OrdersPage,
})

function OrdersPage({ view }: { view: OrdersView }) {
  const texts = useTexts('account')
  const claim = useTexts('account/claim')
  return (
    <AccountPage title={texts.orders}>
      <OrderHistory view={view} follow={orderPath} open={orderPath} />
      <p>
        <Link className="link" to={claimPath}>
          {claim.link}
        </Link>
      </p>
    </AccountPage>
  )
}
