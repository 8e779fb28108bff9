import { formatAddressLines } from '#domain/address/format-address.ts'
import { rateLabelIn } from '#domain/shipping/rating/rate-label.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { WireAddress } from '../address/address-form.ts'
import { formatPlace } from '../address/address-messages.ts'
import { isPickupOrder, needsShipping, type Checkout } from '../placing/compose-order.ts'
import { formatDateRange } from '#storefront/page/format-date-range.ts'
import { FoldedStep } from '../step-frame.tsx'

export function ShippingSummary({ checkout }: { checkout: Checkout }) {
  const texts = useTexts('checkout')
  const { shippingAddress } = checkout.draft
  const isPickup = isPickupOrder(checkout)
  return (
    <div className="folds">
      <FoldedStep title={texts.contact} step="shipping" place="#contact">
        {isPickup
          ? [
              `${shippingAddress.firstname} ${shippingAddress.lastname}`,
              shippingAddress.telephone,
              shippingAddress.email,
            ].join(', ')
          : shippingAddress.email}
      </FoldedStep>
      {isPickup ? (
        <FoldedStep title={texts.pickup.where} step="shipping" place="#rates">
          <p>{formatPlace(checkout.pickup!.place).join(', ')}</p>
        </FoldedStep>
      ) : (
        <FoldedStep title={needsShipping(checkout) ? texts.shipTo : texts.ownAddress} step="shipping" place="#ship-to">
          <AddressLines address={shippingAddress} isOneLine />
        </FoldedStep>
      )}
      <FoldedStep title={texts.delivery} step="shipping" place="#rates">
        <ChosenRates checkout={checkout} />
      </FoldedStep>
    </div>
  )
}

function ChosenRates({ checkout: { draft, shipping } }: { checkout: Pick<Checkout, 'draft' | 'shipping'> }) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { locale } = useShop()
  if (!needsShipping({ shipping })) return <p>{texts.nothingShips}</p>
  // Rates are not calculated while a line blocks the order.
  if (shipping.rates.length === 0) return <p className="muted">{texts.later}</p>
  return draft.rates.map(({ packageNumber, shippingCode }) => {
    const rate = shipping.rates.find(
      (each) => each.packageNumber === packageNumber && each.shippingCode === shippingCode,
    )
    if (!rate) return null
    return (
      <p key={packageNumber}>
        {rateLabelIn(rate.label, locale.tag)},{' '}
        {rate.shownRate === 0 ? texts.free : formats.money(Math.round(rate.shownRate * 100))}
        {rate.arrives && <small className="arrival">{texts.arrives(formatDateRange(locale.tag, rate.arrives))}</small>}
      </p>
    )
  })
}

export function AddressLines({ address, isOneLine = false }: { address: WireAddress; isOneLine?: boolean }) {
  const formats = useFormats()
  const lines = [...formatAddressLines(address), formats.countryName(address.countryId)]
  if (isOneLine) return <p>{lines.join(', ')}</p>
  return (
    <address>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
