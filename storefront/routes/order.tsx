import { RouteError, redirect } from '#storefront/router/results.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import { readBuyAgainResult, buyAgain } from '../account/orders/buy-again.ts'
import { readCancelState, cancelOrder, type OrderRefundsReply } from '../account/order-details/load-refunds.ts'
import { ItemActions } from '../account/order-details/item-actions.tsx'
import { loadItemReviews, type ItemReviews } from '../account/order-details/load-item-reviews.ts'
import { OrderCancel } from '../account/order-details/order-cancel.tsx'
import { OrderProgress } from '../account/order-details/order-progress.tsx'
import { OrderRefunds } from '../account/order-details/order-refunds.tsx'
import { orderSteps } from '../account/order-details/order-steps.ts'
import { TicketList } from '../account/tickets/ticket-list.tsx'
import { loadTickets, noTickets, parseTicketPage, type TicketPage } from '../account/tickets/ticket-view.ts'
import { orderView, type OrderView } from '../checkout/summary/order-view.ts'
import { PlacedOrder } from '../checkout/success/placed-order.tsx'
import { AccountPage } from '#storefront/widgets/account/account-page.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { Outcome } from '../lists/outcome.tsx'
import type { OrderReturns } from '../returns/load-returns.ts'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { loadMessages, type MessagesView } from '../order-messages/load-messages.ts'
import { OrderMessages } from '../order-messages/order-messages.tsx'
import { ExchangeNote, OrderReturnList, ReturnItemsLink } from '../returns/order-returns.tsx'
import { requestedPath } from '#storefront/page/require-login.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { textsOf } from '../texts.ts'
import { Parcels } from '../tracking/parcels.tsx'
import type { Tracking } from '../tracking/tracking-view.ts'

/** The page for a customer's order, or for one looked up in this browser [ORDER-002, ORDER-402, ORDER-404]. */
export const route = pageRoute<OrderPageView>(
  {
    areas: [
      'account',
      'checkout',
      'tracking',
      'lists',
      'returns',
      'order-messages',
      'widgets/account/messages',
      'widgets/account',
    ],
    load,
    View: OrderPage,
  },
  async (context, page, form) => {
    const orderId = page.params['id'] ?? ''
    const op = actionsOf('order').read(form)
    switch (op) {
      case 'message':
      case 'cancel-request':
      case 'address-request':
        return (await import('../order-messages/send-message.ts')).sendMessage(context, orderId, op, form)
      case 'cancel':
        return cancelOrder(context, orderId, form)
      case 'again':
        return buyAgain(context, page)
      case null:
        return { to: `/account/order/${orderId}` }
    }
  },
)

interface OrderPageView {
  order: OrderView
  tickets: TicketPage
  tracking: Tracking
  refunds: OrderRefundsReply
  /** Null if the returns could not be loaded. */
  returns: OrderReturns | null
  messages: MessagesView
  reviews: ItemReviews
  cancel: ReturnType<typeof readCancelState>
  cancelKey: string
  isCustomer: boolean
  again: ReturnType<typeof readBuyAgainResult>
}

async function load(context: PageContext, { url, params }: PageArguments): Promise<PageData<OrderPageView>> {
  const { shop, call } = context
  const orderId = params['id'] ?? ''
  const session = await call('GET /svc_session/session', {})
  if (!/^\d{9,12}$/.test(orderId)) throw new RouteError(404)
  const isCustomer = isLoggedIn(session)
  try {
    const [order, tracking, refunds, returns, messages, reviews, tickets] = await Promise.all([
      call('GET /svc_checkout/order/{orderId}', { params: { orderId }, query: {} }),
      call('GET /svc_checkout/order/{orderId}/tracking', { params: { orderId } }),
      call('GET /svc_checkout/order/{orderId}/refunds', { params: { orderId } }),
      loadReturns(context, orderId),
      loadMessages(context, orderId),
      isCustomer ? loadItemReviews(context) : {},
      isCustomer
        ? loadTickets(context, { page: parseTicketPage(url), isWanted: (ticket) => ticket.orderId === orderId })
        : noTickets,
    ])
    return {
      head: { title: textsOf(shop.language, 'account').order(orderId) },
      view: {
        order: orderView(order, null, shop.locale.tag),
        tickets,
        tracking,
        refunds,
        returns,
        messages,
        reviews,
        cancel: readCancelState(url.searchParams),
        cancelKey: crypto.randomUUID(),
        isCustomer,
        again: readBuyAgainResult(
          url.searchParams,
          order.items.map(({ name }) => name),
        ),
      },
    }
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'order_not_found') throw error
    if (!isCustomer) throw redirect(`/login?redirect=${encodeURIComponent(requestedPath(shop.locale, url))}`)
    throw new RouteError(404)
  }
}

/** Loads an order's returns. If they cannot be loaded, the order page is shown without them. */
async function loadReturns({ call, warn }: PageContext, orderId: string): Promise<OrderReturns | null> {
  try {
    return await call('GET /svc_rma/orders/{orderId}', { params: { orderId } })
  } catch (error) {
    if (isRefusalError(error) && error.code === 'order_not_found') throw error
    warn('The order page omits returns', error)
    return null
  }
}

function OrderPage({ view: page }: { view: OrderPageView }) {
  const { order: view, tickets, tracking, refunds, cancel, cancelKey, again } = page
  const isExchange = Boolean(page.returns?.exchange)
  const progress = orderSteps({
    status: view.status,
    isCancelled: refunds.isCancelled,
    parcels: tracking.parcels,
    isPickup: tracking.pickup !== null,
    isExchange,
  })
  const texts = useTexts('account')
  const messages = useTexts('widgets/account/messages').order
  const ofTracking = useTexts('tracking')
  const formats = useFormats()
  const hasLeft = progress.at === 'shipped' || progress.at === 'ready' || progress.at === 'delivered'
  const ofStatus = hasLeft ? texts.progressSteps[progress.at] : texts.statuses[view.status]
  const standing = refunds.isCancelled ? texts.refundKinds.cancel : ofStatus
  return (
    <AccountPage
      title={texts.order(view.id)}
      back={page.isCustomer ? { to: '/account/orders', label: texts.backToOrders } : undefined}
      lead={
        <p className="muted">
          {texts.placed(formats.date(view.placedAt))}
          {isExchange && ` · ${texts.exchange}`} · {standing}
        </p>
      }
      actions={<OrderActions page={page} />}
      isCustomer={page.isCustomer}
    >
      <ActionStatus page="add-order" only={['claim']} />
      <ActionStatus page="order" only={['again', 'cancel']} isStale={() => !refunds.isCancelled} />
      <Outcome
        done={again.added > 0 ? successText(messages.again.success, '', again.added) : null}
        left={again.left}
        leftText={texts.againLeft}
      />
      <OrderCancel
        orderId={view.id}
        canCancel={refunds.canCancel}
        isCancelled={refunds.isCancelled}
        formKey={cancelKey}
        state={cancel}
      />
      <ExchangeNote order={page.returns} isCancelled={refunds.isCancelled} />
      <OrderProgress
        progress={progress}
        bank={view.status === 'payment_pending' ? `/checkout/bank/${view.id}` : null}
      />
      <TicketList
        tickets={tickets.tickets}
        more={tickets.next === null ? null : `/account/order/${view.id}?tickets=${tickets.next}#tickets`}
        isOfOrder
      />
      {tracking.parcels.length > 0 && (
        <section className="order-parcels" aria-labelledby="parcels">
          <h2 id="parcels" className="h3">
            {ofTracking.where}
          </h2>
          <Parcels tracking={tracking} />
        </section>
      )}
      <PlacedOrder
        order={view}
        lineActions={(index) => (
          <ItemActions
            orderId={view.id}
            item={view.lines[index]!}
            returnable={refunds.isCancelled ? undefined : page.returns?.items[index]}
            reviews={page.reviews}
          />
        )}
      >
        <OrderReturnList returns={page.returns?.returns ?? []} />
        <OrderRefunds orderId={view.id} refunds={refunds.refunds} />
      </PlacedOrder>
      <OrderMessages orderId={view.id} view={page.messages} address={view.shippingAddress} />
    </AccountPage>
  )
}

function OrderActions({ page }: { page: OrderPageView }) {
  const { order: view } = page
  const texts = useTexts('account')
  return (
    <>
      <PostForm to={`/account/order/${view.id}`}>
        <input type="hidden" name="op" value="again" />
        <button className="button button--line button--small">{texts.again}</button>
      </PostForm>
      {view.status === 'published' && !page.returns?.exchange && (
        <Link className="link" to={`/account/order/${view.id}/invoice`}>
          {texts.invoice}
        </Link>
      )}
      {page.refunds.canCancel && (
        <Link className="link" to={`/account/order/${view.id}?cancel=ask`}>
          {texts.cancel}
        </Link>
      )}
      <ReturnItemsLink order={page.returns} />
    </>
  )
}
