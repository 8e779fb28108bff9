import { Icon } from '#ui/icon.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { CompoundView } from '../compound-view.ts'

/** Shows an event's time and place, its remaining spots, and its refund terms. */
export function EventFacts({ event }: Pick<CompoundView, 'event'>) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  if (!event) return null
  const { when, place, isClosed, spots, refunds, calendar } = event
  const [name, ...address] = place
  return (
    <ul className="facts event">
      <li>
        <Icon name="calendar" />
        <span>
          <b>{when}</b>
          {!isClosed && (
            <a className="link" href={calendar} download>
              {texts.addToCalendar}
            </a>
          )}
        </span>
      </li>
      <li>
        <Icon name="place" />
        <span>
          <b>{name}</b>
          <small>{address.join(', ')}</small>
        </span>
      </li>
      {spots && spots.left > 0 && !isClosed && (
        <li>
          <Icon name="check" />
          <span>{texts.spotsLeft(formats.number(spots.left), formats.number(spots.all))}</span>
        </li>
      )}
      {refunds !== '' && (
        <li>
          <Icon name="info" />
          <span>{texts.refunds(refunds)}</span>
        </li>
      )}
    </ul>
  )
}
