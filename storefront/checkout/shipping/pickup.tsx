import { Icon } from '#ui/icon.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { Checkout } from '../placing/compose-order.ts'
import { formatPlace } from '../address/address-messages.ts'

type PickupPlace = NonNullable<Checkout['pickup']>['place']

interface WayChoiceProps {
  pickup: NonNullable<Checkout['pickup']>
  isPickup: boolean
  onChange: (isPickup: boolean) => void
}

/** Renders shipping and pickup as choices if all items allow pickup [SHIP-226]. */
export function DeliveryMethodChoice({ pickup, isPickup, onChange }: WayChoiceProps) {
  const { places, isUsable, isWanted } = pickup
  const texts = useTexts('checkout').pickup
  const { free } = useTexts('checkout')
  const formats = useFormats()
  const [only] = places.length === 1 ? places : []
  if (!isUsable) {
    return isWanted ? (
      <p className="message message--warn" role="alert">
        <Icon name="alert" /> <span>{texts.noMore}</span>
      </p>
    ) : null
  }
  return (
    <section className="step-section">
      <h2 id="way">{texts.way}</h2>
      <fieldset className="shipment" aria-labelledby="way">
        <label className="method">
          <input type="radio" name="way" value="ship" checked={!isPickup} onChange={() => onChange(false)} />
          <b>{texts.ship}</b>
          <small>{texts.shipNote}</small>
        </label>
        <label className="method">
          <input type="radio" name="way" value="pickup" checked={isPickup} onChange={() => onChange(true)} />
          <b>{only ? texts.collect(only.city) : texts.collectAt}</b>
          <b>{free}</b>
          <small>{only ? only.name : texts.chooseFrom(formats.list(places.map(({ city }) => city)))}</small>
        </label>
        <noscript>
          <button className="button button--line button--small" name="op" value="way">
            {texts.update}
          </button>
        </noscript>
      </fieldset>
    </section>
  )
}

/** Renders the pickup location, or a choice of several locations with their details [SHIP-250]. */
export function PickupLocationChoice({ pickup: { place, places } }: Pick<WayChoiceProps, 'pickup'>) {
  const texts = useTexts('checkout').pickup
  if (places.length === 1) return <PickupLocation place={place} />
  return (
    <fieldset className="shipment pickup-places">
      <legend className="visually-hidden">{texts.where}</legend>
      {places.map((each) => (
        <label key={each.id} className="method">
          <input type="radio" name="pickupId" value={each.id} defaultChecked={each.id === place.id} />
          <b>{each.city}</b>
          <small>{formatPlace(each).join(', ')}</small>
          <small>
            {texts.hours}: {each.hours.join(', ')}
          </small>
          <small>{each.instructions}</small>
          <small>{each.telephone}</small>
        </label>
      ))}
    </fieldset>
  )
}

export function PickupLocation({ place }: { place: PickupPlace }) {
  const texts = useTexts('checkout').pickup
  const formats = useFormats()
  return (
    <div className="pickup-place">
      <address>
        {[...formatPlace(place), formats.countryName(place.countryId)].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a className="link" href={`tel:${place.telephone.replace(/[^\d+]/g, '')}`}>
          {place.telephone}
        </a>
      </address>
      <div>
        <p className="label">{texts.hours}</p>
        <ul>
          {place.hours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>{place.instructions}</p>
    </div>
  )
}
