import { siteSettings, type Site } from '#domain/sites.ts'
import { formatMoney } from '#backoffice/kit/format/money.ts'
import { texts } from '../../texts/en.ts'
import type { ExchangeSums } from './variant-options.ts'

const t = texts.createExchange

interface DifferenceBoxProps {
  site: Site
  sums: ExchangeSums
  isPaid: boolean
}

/** Renders the price difference of an exchange, with its tax. */
export function DifferenceBox({ site, sums, isPaid }: DifferenceBoxProps) {
  const money = (amount: number) => formatMoney(amount, siteSettings[site].currency)
  const { refund, refundTax, due, dueTax } = sums
  return (
    <section aria-label={t.difference} aria-live="polite">
      <h3 className="small">{t.difference}</h3>
      {refund === 0 && due === 0 && <p className="small">{t.noDifference}</p>}
      <dl className="facts">
        {refund > 0 && <Amount title={t.refund} amount={money(refund)} tax={t.includesTax(money(refundTax))} />}
        {due > 0 && <Amount title={isPaid ? t.paid : t.due} amount={money(due)} tax={t.includesTax(money(dueTax))} />}
      </dl>
    </section>
  )
}

function Amount({ title, amount, tax }: { title: string; amount: string; tax: string }) {
  return (
    <div className="facts__total">
      <dt>
        {title} <span className="muted small">{tax}</span>
      </dt>
      <dd>{amount}</dd>
    </div>
  )
}

const settlements = ['payment', 'waiver'] as const
export type Settlement = (typeof settlements)[number]

interface SettlementFieldProps {
  settlement: Settlement
  onChange: (settlement: Settlement) => void
}

/** Renders the choice between a payment link for the difference and its waiver. */
export function SettlementField({ settlement, onChange }: SettlementFieldProps) {
  return (
    <fieldset className="refund-targets">
      <legend>{t.settlement}</legend>
      {settlements.map((value) => (
        <label key={value} className="check">
          <input type="radio" name="settlement" checked={settlement === value} onChange={() => onChange(value)} />
          <span>
            {t.settlements[value]}
            <span className="muted small">{t.settlementHints[value]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
