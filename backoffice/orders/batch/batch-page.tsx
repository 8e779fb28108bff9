import { Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty, Message } from '#backoffice/kit/states.tsx'
import type { OpenOrders } from '../order-types.ts'
import { texts } from '../texts/batch.ts'
import { texts as orderTexts } from '../texts/en.ts'
import { BatchForm } from './batch-form.tsx'
import { batchRequest, nextBatch } from './batch-request.ts'
import { PrintButtons } from './print-buttons.tsx'

/** The batch and its load time. */
type Loaded = OpenOrders & { loadedAt: number }

/** Returns the orders in the URL, or the oldest orders to ship. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { body, invalid, isReadable } = batchRequest(new URL(request.url).searchParams)
  const loaded = isReadable
    ? await call('POST /svc_admin/warehouse/open-orders', { body }, { signal: request.signal })
    : { orders: [], missing: [], next: null }
  return { ...loaded, missing: [...loaded.missing, ...invalid], loadedAt: Date.now() }
}

/** Renders the batch shipping page: a row for each package to ship, and buttons for its pick list and packing slips. */
export function Component() {
  const { orders, missing, next, loadedAt } = useLoaderData<Loaded>()
  const [params] = useSearchParams()
  const nextUrl = next === null ? null : nextBatch(params, next)
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
        {nextUrl !== null && open.length > 0 && <Message tone="note">{texts.more(orders.length)}</Message>}
        {missing.length > 0 && <Message tone="warn">{texts.missing(missing)}</Message>}
        {closed.map(({ orderId, closed: reason }) => (
          <Message key={orderId} tone="warn">
            {orderTexts.detail.title(orderId)}: {reason && texts.refused[reason]}
          </Message>
        ))}
      </div>
      {open.length > 0 ? (
        <BatchForm key={loadedAt} orders={open} nextUrl={nextUrl} />
      ) : (
        <>
          <Empty text={isEmpty ? (nextUrl === null ? texts.empty : texts.emptyHere) : texts.none} />
          {nextUrl !== null && (
            <Link to={nextUrl} className="button button--line">
              {texts.next}
            </Link>
          )}
        </>
      )}
    </Page>
  )
}
