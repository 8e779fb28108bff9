import { rateLabelIn } from '#domain/shipping/rating/rate-label.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { formatDateRange } from '#storefront/page/format-date-range.ts'
import type { Checkout } from '../placing/compose-order.ts'
import { shipments, type Shipment } from './rates-view.ts'
import type { DisplayedRates } from './live-rates.ts'

interface RatesProps {
  shown: DisplayedRates
  hasFreight: boolean
  onRetry: () => void
  isPickup?: boolean
}

/** Renders rates as choices with prices, or a problem and its fix [SHIP-240, SHIP-253]. */
export function Rates({ shown: { checkout, isBusy, isFailed }, hasFreight, onRetry, isPickup = false }: RatesProps) {
  const texts = useTexts('checkout')
  const { shipping, tax } = checkout
  const isShown = shipping.state === 'valid' || isPickup
  return (
    <div className="rates" aria-live="polite" aria-busy={isBusy}>
      {isBusy && <p className={isShown ? 'visually-hidden' : 'muted'}>{texts.ratesLoading}</p>}
      {shipping.canChooseMode && !isPickup && <ModeChoice checkout={checkout} />}
      {isFailed ? (
        <Trouble text={texts.ratesFailed} onRetry={onRetry} />
      ) : shipping.state === 'error' ? (
        <Trouble
          text={shipping.error === 'weight_unknown' ? texts.weightUnknown(shipping.skus.join(', ')) : texts.noRates}
          onRetry={onRetry}
          isAddress={shipping.error !== 'weight_unknown'}
        />
      ) : tax.state === 'error' ? (
        <Trouble text={texts.taxFailed} onRetry={onRetry} isAddress />
      ) : isPickup ? (
        <p className="muted">{texts.pickup.ready}</p>
      ) : shipping.state === 'valid' ? (
        <Choice shipments={shipments(checkout)} hasFreight={hasFreight} />
      ) : shipping.state !== 'notReady' ? (
        <div className="method skeleton" aria-hidden="true" />
      ) : (
        <p className="muted">{texts.ratesWaiting}</p>
      )}
    </div>
  )
}

function Choice({ shipments: all, hasFreight }: { shipments: readonly Shipment[]; hasFreight: boolean }) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { locale } = useShop()
  if (all.length === 0) return <p className="muted">{texts.nothingShips}</p>
  return all.map(({ number, tiles }, index) => (
    <fieldset key={`${number} ${tiles.map(({ code }) => code).join(' ')}`} className="shipment">
      <legend className={all.length > 1 ? 'label' : 'visually-hidden'}>
        {all.length > 1 ? texts.shipment(index + 1, all.length) : texts.howItShips}
      </legend>
      {tiles.map(({ code, label, price, days, arrives, isChosen }) => (
        <label key={code} className="method">
          <input type="radio" name={`rate-${number}`} value={code} defaultChecked={isChosen} />
          <b>{rateLabelIn(label, locale.tag)}</b>
          <b>{price === 0 ? texts.free : formats.money(price)}</b>
          {arrives && <small className="method__arrival">{texts.arrives(formatDateRange(locale.tag, arrives))}</small>}
          {days && <small>{texts.days(days[0], days[1])}</small>}
          {hasFreight && <small>{texts.freightCall}</small>}
        </label>
      ))}
    </fieldset>
  ))
}

function ModeChoice({ checkout: { draft } }: { checkout: Checkout }) {
  const texts = useTexts('checkout')
  return (
    <fieldset className="shipment">
      <legend className="label">{texts.modeLabel}</legend>
      <div className="modes">
        {(['fastest', 'fewestPackages'] as const).map((mode) => (
          <label key={mode} className="choice">
            <input type="radio" name="mode" value={mode} defaultChecked={draft.shippingMode === mode} />
            {texts.modes[mode]}
            <small>{texts.modeNotes[mode]}</small>
          </label>
        ))}
      </div>
      <noscript>
        <button className="button button--line button--small" name="op" value="mode">
          {texts.updateMode}
        </button>
      </noscript>
    </fieldset>
  )
}

interface TroubleProps {
  text: string
  onRetry: () => void
  isAddress?: boolean
}

function Trouble({ text, onRetry, isAddress = false }: TroubleProps) {
  const texts = useTexts('checkout')
  return (
    <div className="message message--warn" role="alert">
      <Icon name="alert" />
      <div>
        <p>{text}</p>
        <p className="row">
          <button
            className="link"
            onClick={(event) => {
              event.preventDefault()
              onRetry()
            }}
          >
            {texts.tryAgain}
          </button>
          {isAddress && (
            <a className="link" href="#street">
              {texts.changeAddress}
            </a>
          )}
        </p>
      </div>
    </div>
  )
}
