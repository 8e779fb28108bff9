import { siteSettings, type Site } from '#domain/sites.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { Section } from '#backoffice/kit/page.tsx'
import type { QuoteItem } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { offerTotals, type OfferDraft } from './offer.ts'

interface OfferSummaryProps {
  site: Site
  items: readonly QuoteItem[]
  draft: OfferDraft
}

const t = texts.totals

/** Renders the draft's totals as the customer will see them, and the difference from the list price. */
export function OfferSummary({ site, items, draft }: OfferSummaryProps) {
  const { currency, taxDisplay } = siteSettings[site]
  const { list, goods, discount, percent, shipping, total } = offerTotals(draft, items)
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Section title={t.title}>
      <dl className="facts" aria-live="polite">
        {list !== null && discount !== 0 && (
          <>
            <Fact title={t.list}>{money(list)}</Fact>
            <Fact title={(discount > 0 ? t.discount : t.surcharge)(String(Math.abs(percent)))}>{money(-discount)}</Fact>
          </>
        )}
        <Fact title={t.goods}>{money(goods)}</Fact>
        <Fact title={t.shipping}>{shipping === null ? t.byRates : money(shipping)}</Fact>
        <div className="facts__total">
          <dt>{t.total}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <p className="muted small offer-tax">{t.tax[taxDisplay]}</p>
    </Section>
  )
}

function Fact({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
