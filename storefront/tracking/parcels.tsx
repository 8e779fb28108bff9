import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { displayedSteps, stepTime, type Parcel, type Tracking } from './tracking-view.ts'

/** Renders an order's parcels: progress, carrier, dates, and contents [SHIP-002, SHIP-003]. */
export function Parcels({ tracking }: { tracking: Tracking }) {
  const texts = useTexts('tracking')
  const { orderId, placedAt, parcels, pickup, isTracked } = tracking
  if (!isTracked) return <p className="muted">{texts.untracked}</p>
  if (parcels.length === 0) return <p className="muted">{texts.nothing}</p>
  return (
    <ol className="parcels">
      {parcels.map((parcel, index) => (
        <li key={`${parcel.packageNumber} ${index}`} className="parcel">
          <OneParcel
            parcel={parcel}
            title={texts.parcel(index + 1, parcels.length)}
            placedAt={placedAt}
            isPickup={pickup !== null}
            id={`parcel-${orderId}-${index + 1}`}
          />
        </li>
      ))}
    </ol>
  )
}

interface OneParcelProps {
  parcel: Parcel
  title: string
  placedAt: number
  isPickup: boolean
  id: string
}

function OneParcel({ parcel, title, placedAt, isPickup, id }: OneParcelProps) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  const { step, exception, carrier, expectedOn, isFreight, label } = parcel
  const isUnderWay = step !== 'delivered' && exception !== 'returned'
  return (
    <section aria-labelledby={id}>
      <header className="parcel__head">
        <h3 id={id} className="h3">
          {title}
        </h3>
        {label !== '' && <p className="muted small">{label}</p>}
      </header>
      <Steps parcel={parcel} placedAt={placedAt} isPickup={isPickup} />
      {exception !== null && (
        <p className="message message--warn" role="alert">
          <Icon name="alert" />{' '}
          <span>
            {texts[exception]}{' '}
            <Link className="link" to="/contact">
              {texts.contact}
            </Link>
          </span>
        </p>
      )}
      {carrier === null && <p>{isPickup ? texts.waitingPickup : texts.waiting}</p>}
      {expectedOn !== null && isUnderWay && (
        <p>
          <b>{texts[carrier === null ? 'expectedBy' : 'expected'](formats.date(Date.parse(expectedOn)))}</b>
        </p>
      )}
      {isFreight && isUnderWay && !isPickup && <p className="muted small">{texts.freight}</p>}
      {carrier !== null && carrier.trackingNumber !== '' && (
        <p className="parcel__carrier">
          {texts.carrier(carrier.name)} <span className="parcel__number">{carrier.trackingNumber}</span>
          {carrier.url !== null && (
            <a className="link" href={carrier.url} target="_blank" rel="noreferrer">
              {texts.atCarrier(carrier.name)}
            </a>
          )}
        </p>
      )}
      <Items parcel={parcel} />
      <Events parcel={parcel} />
    </section>
  )
}

function Steps({ parcel, placedAt, isPickup }: Pick<OneParcelProps, 'parcel' | 'placedAt' | 'isPickup'>) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  return (
    <ol className="track" aria-label={texts.progress}>
      {displayedSteps(parcel.step, isPickup).map(({ step, state }) => {
        const at = state === 'ahead' ? null : stepTime(step, parcel, placedAt)
        return (
          <li key={step} className={`track__${state}`} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && <Icon name="check" label={texts.done} />}
            <span>{isPickup && step === 'delivered' ? texts.collected : texts.steps[step]}</span>
            {at !== null && (
              <time className="track__time" dateTime={new Date(at).toISOString()}>
                {formats.date(at)}
              </time>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Items({ parcel: { items } }: { parcel: Parcel }) {
  const texts = useTexts('tracking')
  return (
    <ul className="parcel__items" aria-label={texts.items}>
      {items.map(({ sku, name, qty, picture, url }) => (
        <li key={sku}>
          <span className="picture">{picture !== null && <img src={picture} width="308" height="308" alt="" />}</span>
          <span>
            {qty} × {url === '' ? name : <Link to={url}>{name}</Link>}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Events({ parcel: { events } }: { parcel: Parcel }) {
  const texts = useTexts('tracking')
  const formats = useFormats()
  if (events.length === 0) return null
  return (
    <ol className="parcel__events">
      {events.map(({ status, at, place, note }) => (
        <li key={`${status} ${at}`}>
          <time className="muted small" dateTime={new Date(at).toISOString()}>
            {formats.date(at)}
          </time>
          <span>
            {[texts.events[status], place].filter(Boolean).join(', ')}
            {note !== '' && <span className="muted"> {note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
