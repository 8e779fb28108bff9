import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { isBlocked } from '../side-cart/lines/line-flags.ts'
import type { QuoteView } from './load-quote.ts'

export function QuoteLines({ quote: { cart, shipping, isPriced } }: { quote: QuoteView }) {
  const texts = useTexts('quotes')
  const formats = useFormats()
  return (
    <>
      <h2 className="visually-hidden">{texts.lines}</h2>
      <ul className="quotes__lines">
        {cart.lines.map(({ id, name, choice, details, url, picture, qty, now, total, suffix, flags, most, error }) => (
          <li key={id}>
            <span className="picture">
              {picture && <img src={`${picture.base}-308.avif`} width="308" height="308" alt="" loading="lazy" />}
            </span>
            <div>
              {url === '' ? <b>{name}</b> : <Link to={url}>{name}</Link>}
              {choice !== '' && <p className="muted small">{choice}</p>}
              {details.map(({ label, text }) => (
                <p key={label} className="muted small">
                  {label}: {text}
                </p>
              ))}
              <p className="small">
                {formats.number(qty)} × {formats.money(now) + suffix} {texts.each}
              </p>
              {isBlocked({ flags, error }) && (
                <p className="stock stock--out">
                  {error?.message ?? (most > 0 ? texts.onlyLeft(formats.number(most)) : texts.soldOut)}
                </p>
              )}
            </div>
            <b className="figures">{formats.money(total)}</b>
          </li>
        ))}
      </ul>
      <dl className="totals">
        <dt>{texts.subtotal}</dt>
        <dd>{formats.money(cart.subtotal - cart.discount)}</dd>
        {isPriced && shipping !== null ? (
          <>
            <dt>{texts.shipping(shipping.place)}</dt>
            <dd>{formats.money(shipping.price)}</dd>
          </>
        ) : (
          <>
            <dt>{texts.shippingByRates}</dt>
            <dd className="muted">{texts.byRates}</dd>
          </>
        )}
      </dl>
    </>
  )
}
