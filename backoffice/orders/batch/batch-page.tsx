import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { sites } from '#domain/sites.ts'
import { maxBatchOrders } from '#domain/shipping/warehouse/batch-size.ts'
import { call } from '#backoffice/call/call.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty, Message } from '#backoffice/kit/states.tsx'
import type { OpenOrders } from '../order-types.ts'
import { texts } from '../texts/batch.ts'
import { texts as orderTexts } from '../texts/en.ts'
import { BatchForm } from './batch-form.tsx'
import { PrintButtons } from './print-buttons.tsx'

/** The batch, and the time at which it was loaded. */
type Loaded = OpenOrders & { loadedAt: number }

/** Returns the orders in the URL, or the newest orders to ship. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const params = new URL(request.url).searchParams
  const orderIds = (params.get('orders') ?? '').split(',').filter((id) => /^\d{9,12}$/.test(id))
  const site = sites.find((each) => each === params.get('site'))
  const body = {
    ...(orderIds.length > 0 && { orderIds: orderIds.slice(0, maxBatchOrders) }),
    ...(site !== undefined && { site }),
  }
  const loaded = await call('POST /svc_admin/warehouse/open-orders', { body }, { signal: request.signal })
  return { ...loaded, loadedAt: Date.now() }
}

/** Renders batch shipping: a row for each package to ship, and the documents to pick and pack them. */
export function Component() {
  const { orders, missing, hasMore, loadedAt } = useLoaderData<Loaded>()
  const { revalidate } = useRevalidator()
  const closed = orders.filter((order) => order.closed !== null)
  const open = orders.filter((order) => order.closed === null)
  const isEmpty = orders.length + missing.length === 0
  return (
    <Page
      title={texts.title}
      parent={{ to: '/orders', title: orderTexts.title }}
      actions={open.length > 0 && <PrintButtons orderIds={open.map(({ orderId }) => orderId)} isOnPage />}
    >
      {open.length > 0 && <p className="batch__intro muted small">{texts.intro}</p>}
      <div className="batch__notes">
        {hasMore && <Message tone="note">{texts.more}</Message>}
        {missing.length > 0 && <Message tone="warn">{texts.missing(missing)}</Message>}
        {closed.map(({ orderId, closed: reason }) => (
          <Message key={orderId} tone="warn">
            {orderTexts.detail.title(orderId)}: {reason && texts.refused[reason]}
          </Message>
        ))}
      </div>
      {open.length > 0 ? (
        <BatchForm key={loadedAt} orders={open} onNext={hasMore ? () => void revalidate() : null} />
      ) : (
        <Empty text={isEmpty ? texts.empty : texts.none} />
      )}
    </Page>
  )
}
