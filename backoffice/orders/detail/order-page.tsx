import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { siteSettings } from '#domain/sites.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { History } from '#backoffice/audit/history.tsx'
import { DeliveryBadge, PaymentBadge } from '../badges.tsx'
import { MessageThread } from '../messages/message-thread.tsx'
import { texts as dialogs } from '../texts/dialogs.ts'
import { texts } from '../texts/en.ts'
import { ExchangeNote } from '../exchange-note.tsx'
import { GiftCardsBox } from '../gift-cards/gift-cards-box.tsx'
import { CustomerBox } from './customer-box.tsx'
import { orderLines } from './lines.ts'
import { LinesTable } from './lines-table.tsx'
import { loadOrder, type LoadedOrder } from './load-order.ts'
import { NewNote } from './notes/new-note.tsx'
import { OrderDialogs, type OrderDialog } from './order-dialogs.tsx'
import { OrderSlipButton } from '../batch/slip-buttons.tsx'
import { PackagesList } from './packages-list.tsx'
import { RefundsList } from './refunds-list.tsx'
import { RelatedBoxes } from './related-boxes.tsx'
import { TimelineList } from './timeline/timeline-list.tsx'
import { TotalsBox } from './totals-box.tsx'

/** Returns an order with its related data. */
export function loader({ params }: LoaderFunctionArgs): Promise<LoadedOrder> {
  return loadOrder(params['orderId']!)
}

/** Renders an order: shipping, payments, timeline, and the available actions. */
export function Component() {
  const loaded = useLoaderData<LoadedOrder>()
  const { detail, shipments, refunds, thread, history } = loaded
  const { order, site, currency } = detail
  const { revalidate } = useRevalidator()
  const [dialog, setDialog] = useState<OrderDialog>(null)
  const reload = () => void revalidate()
  const lines = orderLines(order.items, refunds.data, detail)
  return (
    <Page
      title={texts.detail.title(order.orderId)}
      parent={{ to: '/orders', title: texts.title }}
      badges={<OrderBadges detail={detail} />}
      actions={<OrderActions loaded={loaded} onOpen={setDialog} />}
    >
      <p className="order__placed muted small">
        {texts.detail.placed(formatDateTime(order.createdAt), siteSettings[site].title)}
      </p>
      <ExchangeNote detail={detail} />
      <div className="order">
        <div className="stack">
          <Section title={texts.detail.items}>
            <LinesTable lines={lines} currency={currency} />
          </Section>
          {shipments.data ? (
            <PackagesList
              detail={detail}
              shipments={shipments.data}
              onTrack={(id) => setDialog({ kind: 'track', id })}
              onDone={reload}
            />
          ) : (
            <ProblemBox problem={shipments.problem} onRetry={reload} />
          )}
          {refunds.data ? (
            <RefundsList detail={detail} overview={refunds.data} onDone={reload} />
          ) : (
            <ProblemBox problem={refunds.problem} onRetry={reload} />
          )}
          <Section title={dialogs.messages.title}>
            {thread.data ? (
              <MessageThread site={site} orderId={order.orderId} thread={thread.data} onDone={reload} />
            ) : (
              <ProblemBox problem={thread.problem} onRetry={reload} />
            )}
          </Section>
          <Section title={texts.detail.timeline}>
            <NewNote orderId={order.orderId} onDone={reload} />
            <TimelineList loaded={loaded} onDone={reload} />
          </Section>
          {history && (
            <Section title={texts.detail.history}>
              {history.data ? (
                <History entries={history.data} empty={texts.detail.noHistory} onUndone={reload} />
              ) : (
                <ProblemBox problem={history.problem} onRetry={reload} />
              )}
            </Section>
          )}
        </div>
        <div className="stack">
          <TotalsBox detail={detail} />
          <CustomerBox
            detail={detail}
            onCorrect={isCorrectable(loaded) ? () => setDialog({ kind: 'correct' }) : null}
          />
          <GiftCardsBox loaded={loaded} onResend={(id) => setDialog({ kind: 'resend', id })} onRetry={reload} />
          <RelatedBoxes loaded={loaded} onRetry={reload} />
        </div>
      </div>
      <OrderDialogs dialog={dialog} loaded={loaded} lines={lines} onClose={() => setDialog(null)} onDone={reload} />
    </Page>
  )
}

function OrderBadges({ detail }: Pick<LoadedOrder, 'detail'>) {
  const { order, exchange } = detail
  return (
    <>
      <PaymentBadge
        order={{
          ...detail,
          status: order.status,
          isExchange: exchange !== null,
          total: order.totals.grandTotalIncludingTax,
        }}
      />
      <DeliveryBadge order={detail} />
    </>
  )
}

/** Returns true if the server is likely to accept a correction. The server makes the final decision. */
function isCorrectable({ detail, shipments }: LoadedOrder): boolean {
  const { status } = detail.order
  const isPaid = status === 'payment_complete' || status === 'published'
  return isPaid && !detail.isCancelled && shipments.data?.shipments.length === 0
}

function OrderActions({ loaded, onOpen }: { loaded: LoadedOrder; onOpen: (dialog: OrderDialog) => void }) {
  const { detail, shipments, refunds } = loaded
  const mayShip = useHasPermission('shipments.write')
  const mayRefund = useHasPermission('refunds.write')
  const mayCancel = useHasPermission('orders.write')
  const mayCapture = useHasPermission('payments.write')
  const hasOpen = shipments.data?.remaining.some(({ qty }) => qty > 0) ?? false
  const { status } = detail.order
  const isPublished = status === 'published'
  const { actions } = texts.detail
  return (
    <>
      {isPublished && mayShip && hasOpen && (
        <button type="button" className="button button--small" onClick={() => onOpen({ kind: 'ship' })}>
          {actions.ship}
        </button>
      )}
      {isPublished && mayShip && hasOpen && <OrderSlipButton orderId={detail.order.orderId} />}
      {mayRefund && (refunds.data?.refundable ?? 0) > 0 && (
        <button type="button" className="button button--line button--small" onClick={() => onOpen({ kind: 'refund' })}>
          {actions.refund}
        </button>
      )}
      {mayCancel && !detail.exchange && (refunds.data?.lines.some(({ cancellable }) => cancellable > 0) ?? false) && (
        <button type="button" className="button button--line button--small" onClick={() => onOpen({ kind: 'cancel' })}>
          {actions.cancel}
        </button>
      )}
      {mayCapture && status === 'payment_complete' && (
        <button type="button" className="button button--line button--small" onClick={() => onOpen({ kind: 'capture' })}>
          {actions.capture}
        </button>
      )}
    </>
  )
}
