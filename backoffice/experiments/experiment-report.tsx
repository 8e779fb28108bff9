import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { siteSettings } from '#domain/sites.ts'
import { formatMoney } from '../kit/format/money.ts'
import { Badge } from '../kit/page.tsx'
import { Message } from '../kit/states.tsx'
import { formatChance, formatProbability, formatRate, formatShare } from './experiment-figures.ts'
import { texts } from './texts/en.ts'

export type Experiment = Reply<Store, 'GET /svc_admin/experiments'>['experiments'][number]
type SiteReport = Experiment['sites'][number]
type Variation = SiteReport['variations'][number]

const t = texts.columns

/** Renders an experiment's results on one site, the control first. */
export function ExperimentReport({ name, report }: { name: string; report: SiteReport }) {
  const { site, currency, variations, sampleRatio, hasNewWeights, mixedVisitors } = report
  const label = texts.table(name, siteSettings[site].title)
  return (
    <>
      <h3 className="experiment__site">{siteSettings[site].title}</h3>
      {sampleRatio?.isMismatch && (
        <Message tone="warn">{texts.mismatch(formatProbability(sampleRatio.probability))}</Message>
      )}
      {hasNewWeights && <Message tone="warn">{texts.newWeights}</Message>}
      {/* The table is wider than a phone. Focus lets keys scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="experiment__scroll" aria-label={label} tabIndex={0}>
        <table className="figures-table" aria-label={label}>
          <thead>
            <tr>
              {[t.variation, t.visitors, t.buyers, t.orders, t.rate, t.revenue, t.perVisitor, t.chance].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variations.map((variation, index) => (
              <VariationRow key={variation.id} variation={variation} currency={currency} isControl={index === 0} />
            ))}
          </tbody>
        </table>
      </section>
      {mixedVisitors > 0 && <p className="muted small">{texts.mixed(mixedVisitors)}</p>}
    </>
  )
}

interface RowProps {
  variation: Variation
  currency: string
  isControl: boolean
}

function VariationRow({ variation, currency, isControl }: RowProps) {
  const { name, weight, visitors, buyers, orders, revenue, conversionRate, revenuePerVisitor } = variation
  const money = (minor: number | null) => (minor === null ? texts.none : formatMoney(minor / 100, currency))
  return (
    <tr>
      <th scope="row">
        {name} {isControl && <Badge tone="plain">{texts.control}</Badge>}
        <span className="muted small">{texts.share(formatShare(weight))}</span>
      </th>
      <td>{visitors.toLocaleString('en-US')}</td>
      <td>{buyers.toLocaleString('en-US')}</td>
      <td>{orders.toLocaleString('en-US')}</td>
      <td>{formatRate(conversionRate)}</td>
      <td>{money(revenue)}</td>
      <td>{money(revenuePerVisitor)}</td>
      <td>{isControl ? texts.none : formatChance(variation.chanceToBeatControl)}</td>
    </tr>
  )
}
