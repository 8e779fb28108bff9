import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { call, callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import type { OrderDetail } from '#backoffice/orders/order-types.ts'
import { texts } from '../texts/en.ts'
import { CreateForm } from './create-form.tsx'
import type { LinkDraft } from './draft.ts'
import { addressFor, initialDraft, type Quote } from './initial-draft.ts'

interface Loaded {
  site: Site
  draft: LinkDraft
  /** The order in the URL, or null if it cannot be read. */
  order: OrderDetail | null
  quote: Quote | null
}

/** Returns the form prefilled from the order or quote in the URL. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const draft = initialDraft(site, new URL(request.url).searchParams)
  const [order, desk] = await Promise.all([
    draft.orderId === '' ? null : orNull(call('GET /svc_admin/orders/{orderId}', { params: draft })),
    draft.quoteId === ''
      ? null
      : orNull(callsOf(site)('GET /svc_list/quote-desk/{id}', { params: { id: draft.quoteId } })),
  ])
  const prefilled = desk ? { ...draft, address: addressFor(draft.address, desk) } : { ...draft, quoteId: '' }
  return { site, draft: prefilled, order, quote: desk?.quote ?? null }
}

/** Returns null if a read fails, because the form works without the result. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch {
    return null
  }
}

/** Renders the page for creating a payment link. */
export function Component() {
  const { site, draft, order, quote } = useLoaderData<Loaded>()
  const navigate = useNavigate()
  const permission = 'payments.write'
  if (!useHasPermission(permission))
    return <ProblemBox problem={{ kind: 'not_permitted', code: 'not_permitted', permission }} />
  return (
    <Page
      title={texts.create}
      parent={{ to: `/payment-links?site=${site}`, title: texts.title }}
      actions={<SitePicker site={site} resets={['order', 'quote']} />}
    >
      <div className="section-box narrow-form">
        <CreateForm
          key={site}
          site={site}
          initial={draft}
          order={order}
          quote={quote}
          onCancel={() => void navigate(-1)}
          onDone={({ id }) => void navigate(`/payment-links/${id}?site=${site}`, { replace: true })}
        />
      </div>
    </Page>
  )
}
