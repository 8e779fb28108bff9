import { Icon } from '#ui/icon.tsx'
import { brandName, CardMark, expiryOf } from '#storefront/widgets/card-brand.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { Checkout } from '../placing/compose-order.ts'
import { paymentKind } from '../payment/payment-kind.ts'
import { anotherCard, type CardChoice, type StoredCard } from './stored-cards.ts'

interface CardChoicesProps {
  stored: readonly StoredCard[]
  entered: NonNullable<Checkout['draft']['payment']>['card']
  chosen: CardChoice
  onChoose: (choice: CardChoice) => void
}

/** Renders the stored cards and a new card as choices. An expired card is disabled [PAY-223, PAY-403]. */
export function CardChoices({ stored, entered, chosen, onChoose }: CardChoicesProps) {
  const texts = useTexts('checkout')
  const option = (value: CardChoice, isExpired = false) => (
    <input
      type="radio"
      name="card"
      value={value}
      defaultChecked={value === chosen}
      disabled={isExpired}
      onChange={() => onChoose(value)}
    />
  )
  return (
    <fieldset className="book-picker">
      <legend className="visually-hidden">{texts.storedCards.legend}</legend>
      {entered && (
        <label className="choice">
          {option('entered')}
          <span className="row">
            <CardMark brand={entered.brand} /> {texts.cardShown(brandName(entered.brand), entered.last4)}
          </span>
          <Expiry month={entered.month} year={entered.year} />
        </label>
      )}
      {stored.map(
        ({ storedPaymentMethodId, adyenType, brand, last4, cardExpMonth, cardExpYear, expired, isDefault }) => (
          <label key={storedPaymentMethodId} className="choice">
            {option(storedPaymentMethodId, expired)}
            <span className="row">
              <CardMark brand={brand} /> <Kind adyenType={adyenType} /> {texts.cardShown(brandName(brand), last4)}
              {expired ? (
                <span className="badge badge--quiet">{texts.storedCards.expired}</span>
              ) : (
                isDefault && <span className="badge">{texts.storedCards.isDefault}</span>
              )}
            </span>
            <Expiry month={cardExpMonth} year={cardExpYear} />
          </label>
        ),
      )}
      <label className="choice">
        {option(anotherCard)}
        {texts.storedCards.another}
      </label>
      <Link className="link small" to="/account/payment-methods">
        {texts.storedCards.manage}
      </Link>
    </fieldset>
  )
}

/** Shows the icon for the payment type, labeled with its name if it has one. */
function Kind({ adyenType }: { adyenType: string }) {
  const { icon, name } = paymentKind(adyenType)
  return name === null ? <Icon name={icon} /> : <Icon name={icon} label={name} />
}

function Expiry(card: { month: number; year: number }) {
  const texts = useTexts('checkout')
  const { month, year } = expiryOf(card)
  return <small>{texts.cardExpires(month, year)}</small>
}

export function SaveCard({ isOn }: { isOn: boolean }) {
  const texts = useTexts('checkout')
  return (
    <label className="check">
      <input type="checkbox" name="keepsCard" defaultChecked={isOn} /> {texts.storedCards.keep}
    </label>
  )
}
