import { useState } from 'react'
import { Link, useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { siteSettings } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Badge, Page, Section } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { discountPercent } from '../promotion-text.ts'
import type { Promotion } from '../promotion-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { DayPriceSection } from './day-price.tsx'
import { EditForm } from './edit-form.tsx'
import { EndDialog } from './end-dialog.tsx'

interface Loaded {
  promotion: Promotion
  /** All of the product's promotions on the site. */
  promotions: readonly Promotion[]
  today: IsoDate
}

const t = texts.detail

/** Returns a promotion and all of its product's promotions on the site. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const fresh = { isFresh: true } as const
  const promotion = await call('GET /svc_admin/promotions/{id}', { params: { id: params['id']! } }, fresh)
  const query = { site: promotion.site, product: String(promotion.productId), limit: '500' }
  const { promotions } = await call('GET /svc_admin/promotions', { query }, fresh)
  return { promotion, promotions, today: siteDay(promotion.site, Date.now()) }
}

/** Renders a promotion: its form, and the price on a chosen day. */
export function Component() {
  const { promotion, promotions, today } = useLoaderData<Loaded>()
  const { revalidate } = useRevalidator()
  const { id, site, productId, productName, choice, state, isImported } = promotion
  const mayReadLog = useHasPermission('audit.read')
  return (
    <Page
      title={texts.named(productName, choice)}
      parent={{ to: `/promotions?site=${site}`, title: texts.title }}
      badges={
        <>
          <StateBadge state={state} />
          {isImported && <Badge tone="plain">{t.imported}</Badge>}
        </>
      }
      actions={
        <>
          <Link className="button button--line button--small" to={`/products/${productId}?site=${site}`}>
            {t.product}
          </Link>
          <EndButton promotion={promotion} onEnded={() => void revalidate()} />
        </>
      }
    >
      <div className="stack promotion-form">
        {isImported && state !== 'ended' && <Message tone="note">{t.importedText}</Message>}
        <Section
          title={t.edit}
          actions={
            mayReadLog && (
              <Link className="text-button" to={`/audit?type=promotion&id=${id}`}>
                {t.history}
              </Link>
            )
          }
        >
          <Facts promotion={promotion} />
          <EditForm key={id} {...{ promotion, promotions, today }} onDone={() => void revalidate()} />
        </Section>
        <DayPriceSection promotion={promotion} today={today} />
      </div>
    </Page>
  )
}

function Facts({ promotion }: { promotion: Promotion }) {
  const { site, sku, price, normalPrice, currency } = promotion
  const percent = discountPercent(price, normalPrice)
  const rows = [
    [t.site, siteSettings[site].title],
    [t.sku, sku],
    [t.normal, normalPrice === null ? t.notSold : formatMoney(normalPrice, currency)],
    ...(percent === null ? [] : [[t.discount, t.percent(percent)] as const]),
  ] as const
  return (
    <dl className="facts">
      {rows.map(([title, text]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function EndButton({ promotion, onEnded }: { promotion: Promotion; onEnded: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const { site, state } = promotion
  if (!useHasPermission('catalog.write') || state === 'ended') return null
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
        {state === 'scheduled' ? texts.end.remove : texts.end.end}
      </button>
      {isOpen && (
        <EndDialog
          promotion={promotion}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            if (state === 'scheduled') void navigate(`/promotions?site=${site}`, { replace: true })
            else onEnded()
          }}
        />
      )}
    </>
  )
}
