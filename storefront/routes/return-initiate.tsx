import { toMinor } from '#contract/codec/amounts.ts'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { isLoggedIn } from '#domain/sessions/scope.ts'
import type { PageArguments, PageContext, PageData } from '#storefront/page/page.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { EmptyState } from '#storefront/widgets/empty-state.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import type { LookUpResult } from '../account/order-details/look-up.ts'
import { LookUpForm } from '../account/order-details/look-up-form.tsx'
import { ReturnFrame } from '../returns/return-frame.tsx'
import { textsOf } from '../texts.ts'

type Orders = Reply<Store, 'GET /svc_rma/orders'>
interface InitiateView extends Orders {
  page: number
  isCustomer: boolean
}

const path = '/rmaprocess/initiate'
const pageSize = 10

/** The page where a customer chooses an order to return, or a guest looks one up [RETURN-001, RETURN-008]. */
export const route = pageRoute<InitiateView>(
  { areas: ['returns', 'account', 'widgets/account'], load, View: InitiatePage },
  async (context, _, form) =>
    (await import('../account/order-details/look-up.ts')).lookUpOrder(
      context,
      form,
      (orderId) => `/rmaprocess/select-items?order=${orderId}`,
    ),
)

async function load({ call, shop }: PageContext, { url }: PageArguments): Promise<PageData<InitiateView>> {
  const number = url.searchParams.get('page') ?? ''
  const page = /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 1
  const [orders, session] = [
    await call('GET /svc_rma/orders', { query: { page: String(page) } }),
    await call('GET /svc_session/session', {}),
  ]
  const view = { ...orders, page, isCustomer: isLoggedIn(session) }
  return { head: { title: textsOf(shop.language, 'returns').start }, view }
}

function InitiatePage({ view }: { view: InitiateView }) {
  const texts = useTexts('returns')
  const result = useActionResult<LookUpResult>()
  return (
    <ReturnFrame title={texts.start} step={0} isCustomer={view.isCustomer}>
      {view.isCustomer ? (
        <>
          <OrderChoice view={view} />
          <details className="returns__guest" open={result !== undefined}>
            <summary>{texts.otherOrder}</summary>
            <p className="muted">{texts.guestLead}</p>
            <LookUpForm to={path} />
          </details>
        </>
      ) : (
        <>
          <p className="muted">{texts.guestLead}</p>
          <LookUpForm to={path} />
          <p className="returns__log-in">
            <Link className="link" to={`/login?redirect=${encodeURIComponent(path)}`}>
              {texts.logIn}
            </Link>
          </p>
        </>
      )}
    </ReturnFrame>
  )
}

function OrderChoice({ view: { orders, count, page } }: { view: InitiateView }) {
  const texts = useTexts('returns')
  const formats = useFormats()
  if (count === 0 && page === 1)
    return <EmptyState text={texts.noOrders} to="/new-gear" action={texts.startShopping} look="link" />
  return (
    <>
      <p className="muted">{texts.startLead}</p>
      <ul className="returns__orders">
        {orders.map(({ orderId, createdAt, total, items, obstacle }) => (
          <li key={orderId}>
            <div>
              <h2 className="h3">{texts.order(orderId)}</h2>
              <p className="muted small">
                {texts.placed(formats.date(Date.parse(createdAt)))} · {formats.money(toMinor(total))}
              </p>
              <p className="small">{formats.list(items.map(({ name }) => name))}</p>
              {obstacle !== null && <p className="muted small">{texts.orderObstacles[obstacle]}</p>}
            </div>
            {obstacle === null && (
              <Link
                className="button button--small"
                to={`/rmaprocess/select-items?order=${orderId}`}
                aria-label={texts.chooseOf(orderId)}
              >
                {texts.choose}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <p className="row">
        {page > 1 && (
          <Link className="link" to={`${path}?page=${page - 1}`}>
            {texts.newer}
          </Link>
        )}
        {page * pageSize < count && (
          <Link className="link" to={`${path}?page=${page + 1}`}>
            {texts.older}
          </Link>
        )}
      </p>
    </>
  )
}
