import { Picture } from '#ui/picture.tsx'
import { toMinor } from '#contract/codec/amounts.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useChoiceText } from '#storefront/widgets/use-choice-text.ts'
import type { Checkout } from '../placing/compose-order.ts'
import { totalsView, type TotalsView } from './totals-view.ts'

export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const texts = useTexts('checkout')
  const { locale } = useShop()
  return (
    <div className="box">
      <h2 className="h3">{texts.yourOrder}</h2>
      <SummaryLines checkout={checkout} />
      <Totals totals={totalsView(checkout, locale.tag)} />
    </div>
  )
}

export function PhoneSummary({ checkout }: { checkout: Checkout }) {
  const texts = useTexts('checkout')
  const { locale } = useShop()
  const formats = useFormats()
  const { cart, totals } = checkout
  return (
    <details className="facet funnel-summary">
      <summary>
        <span>{texts.yourOrderCount(cart.count)}</span>
        <b className="figures">{formats.money(toMinor(totals.toPay ?? totals.shownSubtotal))}</b>
      </summary>
      <SummaryLines checkout={checkout} />
      <Totals totals={totalsView(checkout, locale.tag)} />
    </details>
  )
}

function SummaryLines({ checkout }: { checkout: Checkout }) {
  const choiceText = useChoiceText()
  const texts = useTexts('checkout')
  const formats = useFormats()
  return (
    <ul className="summary-lines">
      {checkout.cart.lines.map((line) => (
        <li key={line._id}>
          <Picture source={line.picture} sizes="4rem" alt="" name={line.name} />
          <span>
            <b>{line.name}</b>
            <span className="small muted">
              {[choiceText(line.choice), line.qty > 1 && texts.quantity(line.qty)].filter(Boolean).join(', ')}
            </span>
          </span>
          <span className="figures">{formats.money(toMinor(line.shownRowTotal)) + line.priceSuffix}</span>
        </li>
      ))}
    </ul>
  )
}

export function Totals({ totals }: { totals: TotalsView }) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { subtotal, shipping, added, included, isTaxAdded, tariff, total, giftcards } = totals
  return (
    <dl className="totals">
      <dt>{texts.subtotal}</dt>
      <dd>{formats.money(subtotal)}</dd>
      <dt>{texts.shipping}</dt>
      <dd>
        {shipping === null ? (
          <span className="muted">{texts.later}</span>
        ) : shipping === 0 ? (
          texts.free
        ) : (
          formats.money(shipping)
        )}
      </dd>
      {isTaxAdded && total === null && (
        <>
          <dt>{texts.tax}</dt>
          <dd className="muted">{texts.later}</dd>
        </>
      )}
      {added.map(({ label, amount }) => (
        <TaxRow key={label} label={label} amount={formats.money(amount)} />
      ))}
      {isTaxAdded && total !== null && added.length === 0 && <TaxRow label={texts.tax} amount={formats.money(0)} />}
      {tariff > 0 && <TaxRow label={texts.tariff} amount={formats.money(tariff)} />}
      {total !== null && (
        <>
          <dt className="sum">{texts.total}</dt>
          <dd className="sum">{formats.money(total)}</dd>
        </>
      )}
      {total !== null && giftcards > 0 && (
        <>
          <dt>{texts.giftCards.row}</dt>
          <dd>{formats.money(-giftcards)}</dd>
          <dt className="sum">{texts.giftCards.toPay}</dt>
          <dd className="sum">{formats.money(total - giftcards)}</dd>
        </>
      )}
      {included.map(({ label, amount }) => (
        <div key={label} className="included">
          <dt className="muted small">{texts.included(label)}</dt>
          <dd className="muted small">{formats.money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function TaxRow({ label, amount }: { label: string; amount: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </>
  )
}
