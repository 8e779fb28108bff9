import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { ordersUrl, type OrdersView } from './load-orders.ts'
import { OrderList } from './order-list.tsx'
import { useOlderOrders } from './use-older-orders.ts'

interface OrderHistoryProps {
  view: OrdersView
  follow: (id: string) => string
  open: (id: string) => string
}

/** Renders a customer's orders, newest first. Older orders load on scroll or through a link [ORDER-229]. */
export function OrderHistory({ view, follow, open }: OrderHistoryProps) {
  const texts = useTexts('account')
  const { orders, page, hasOlder, state, end } = useOlderOrders(view)
  const words = {
    still: '',
    reading: texts.olderReading,
    shown: texts.ordersShown(orders.length),
    failed: texts.olderFailed,
  }[state]
  return (
    <>
      <OrderList orders={orders} view={view} follow={follow} open={open} />
      <output className={state === 'failed' ? 'muted' : 'visually-hidden'}>{words}</output>
      {(view.page > 1 || hasOlder) && (
        <nav className="row" aria-label={texts.pages} ref={end}>
          {view.page > 1 && (
            <Link className="link" to={ordersUrl(view, view.page - 1)}>
              {texts.newer}
            </Link>
          )}
          {hasOlder && (
            <Link className="link" to={ordersUrl(view, page + 1)}>
              {texts.older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}
