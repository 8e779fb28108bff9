import { methodName } from '#domain/payment-methods/method-name.ts'
import { includedTaxName } from '#domain/tax/tax-label.ts'
import { brandName } from '#storefront/widgets/card-brand.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { LinkView } from './link-view.ts'

/** Renders a link's lines, totals, and paid and due amounts [PAY-004]. */
export function LinkSummary({ link }: { link: LinkView }) {
  const texts = useTexts('payment-link')
  const formats = useFormats()
  const { site, locale } = useShop()
  const { state, lines, shippingAddress, paid, due, total, tax } = link
  const taxName = link.taxIncluded ? includedTaxName(site, locale.tag) : null
  return (
    <section className="pay-link__for" aria-labelledby="paid-for">
      <h2 id="paid-for" className="h3">
        {texts.paidFor}
      </h2>
      <ul className="pay-link__lines">
        {lines.map(({ name, choice, qty, price, total: row }, index) => (
          <li key={index}>
            <div>
              <b>{name}</b>
              {choice !== '' && <p className="muted small">{choice}</p>}
              <p className="small">
                {formats.number(qty)} × {formats.money(price)} {texts.each}
              </p>
            </div>
            <b className="figures">{formats.money(row)}</b>
          </li>
        ))}
      </ul>
      <dl className="totals">
        <Row label={texts.shipping} amount={link.shipping} />
        {link.discount > 0 && <Row label={texts.discount} amount={-link.discount} />}
        {link.tariff > 0 && <Row label={texts.tariff} amount={link.tariff} />}
        {taxName === null && <Row label={texts.tax} amount={tax} />}
        <Row label={texts.total} amount={total} />
        {taxName !== null && <Row label={texts.taxIncluded(taxName)} amount={tax} />}
        <Row label={texts.paid} amount={paid} />
        {state !== 'expired' && state !== 'cancelled' && (
          <>
            <dt className="sum">{texts.due}</dt>
            <dd className="sum">{formats.money(due)}</dd>
          </>
        )}
      </dl>
      {shippingAddress && (
        <>
          <h3 className="label">{texts.shipsTo}</h3>
          <p className="small">
            {shippingAddress.firstname} {shippingAddress.lastname}
            <br />
            {[...shippingAddress.street, shippingAddress.city, shippingAddress.region, shippingAddress.postcode]
              .filter((part) => part !== '')
              .join(', ')}
          </p>
        </>
      )}
    </section>
  )
}

function Row({ label, amount }: { label: string; amount: number }) {
  const formats = useFormats()
  return (
    <>
      <dt>{label}</dt>
      <dd>{formats.money(amount)}</dd>
    </>
  )
}

/** Renders a link's payments with their payment methods [PAY-004]. */
export function LinkPayments({ payments }: Pick<LinkView, 'payments'>) {
  const texts = useTexts('payment-link')
  const formats = useFormats()
  if (payments.length === 0) return null
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="h3">
        {texts.payments}
      </h2>
      <ul className="pay-link__lines">
        {payments.map(({ id, at, amount, giftCards, refunded, adyenType, card }) => (
          <li key={id}>
            <div>
              <p>{formats.date(at)}</p>
              {giftCards > 0 && (
                <p className="muted small">
                  {texts.byGiftCard} {formats.money(giftCards)}
                </p>
              )}
              {card && <p className="muted small">{texts.byCard(brandName(card.brand), card.last4)}</p>}
              {!card && amount > giftCards && methodName(adyenType) !== null && (
                <p className="muted small">{methodName(adyenType)}</p>
              )}
              {refunded > 0 && <p className="small">{texts.refunded(formats.money(refunded))}</p>}
            </div>
            <b className="figures">{formats.money(amount)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
