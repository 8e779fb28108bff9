import { useTexts } from '#storefront/page/shop-context.tsx'
import { brandName, CardMark, CardSprite, expiryOf } from '#storefront/widgets/card-brand.tsx'
import { Link } from '#storefront/widgets/link.tsx'

/** Renders the default shipping address with a link to change it. */
export function DefaultAddress({ lines }: { lines: readonly string[] | null }) {
  const texts = useTexts('account/dashboard')
  return (
    <section className="account-default" aria-labelledby="default-address">
      <h2 id="default-address">{texts.address}</h2>
      {lines === null ? (
        <p className="muted">{texts.noAddress}</p>
      ) : (
        <address>
          {lines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
      )}
      {lines === null ? (
        <Link className="link" to="/account/address?add=1">
          {texts.addAddress}
        </Link>
      ) : (
        <Link className="link" to="/account/address" aria-label={texts.editAddress}>
          {texts.edit}
        </Link>
      )}
    </section>
  )
}

interface StoredCard {
  brand: string
  last4: string
  month: number
  year: number
  expired: boolean
}

/** Renders the default card with a link to change it. */
export function DefaultCard({ card }: { card: StoredCard | null }) {
  const texts = useTexts('account/dashboard')
  return (
    <section className="account-default" aria-labelledby="default-card">
      <h2 id="default-card">{texts.card}</h2>
      {card === null ? <p className="muted">{texts.noCard}</p> : <Card card={card} />}
      {card === null ? (
        <Link className="link" to="/account/payment-methods?add=1">
          {texts.addCard}
        </Link>
      ) : (
        <Link className="link" to="/account/payment-methods" aria-label={texts.editCard}>
          {texts.edit}
        </Link>
      )}
    </section>
  )
}

function Card({ card }: { card: StoredCard }) {
  const texts = useTexts('account/dashboard')
  const { month, year } = expiryOf(card)
  return (
    <>
      <CardSprite />
      <p>
        <CardMark brand={card.brand} /> {brandName(card.brand)} {texts.endsIn(card.last4)}
      </p>
      <p className="muted small">
        {card.expired ? <span className="badge badge--quiet">{texts.expired}</span> : texts.expires(month, year)}
      </p>
    </>
  )
}
