import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { daySpan } from '#storefront/page/day-span.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { type Language, loadTexts } from '#storefront/texts.ts'
import type { Shop } from '#storefront/page/page.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { type Delivery, type DeliveryItem, estimateDelivery } from './estimate-delivery.ts'

const maxLength = 12
const keyOf = ({ site, country }: Pick<Shop, 'site' | 'country'>) => `delivery-postcode:${site}:${country}`

export interface DeliveryProps {
  item: DeliveryItem
  taxClass: string
}

/** Returns the component when its texts, which are not in the page's first load, are loaded. */
export async function prepare(language: Language): Promise<typeof DeliveryEstimate> {
  await loadTexts(language, ['catalog/delivery'])
  return DeliveryEstimate
}

/** Shows prices and dates of delivery to the shopper's postcode, which this browser remembers. */
function DeliveryEstimate(props: DeliveryProps) {
  const texts = useTexts('catalog/delivery')
  const { delivery, isBusy, isOpen, setOpen, check } = useEstimate(props)
  return (
    <div className="delivery" aria-live="polite" aria-busy={isBusy}>
      {isOpen || delivery === null ? (
        <PostcodeForm delivery={delivery} isBusy={isBusy} onCheck={(postcode) => void check(postcode)} />
      ) : (
        <>
          <p>
            <b>{texts.to(delivery.postcode)}</b>{' '}
            <button type="button" className="link" onClick={() => setOpen(true)}>
              {texts.change}
            </button>
          </p>
          <Options delivery={delivery} />
        </>
      )}
      <p className="delivery__more">
        <Link className="link" to="/shipping-information">
          {texts.shipping}
        </Link>{' '}
        <Link className="link" to="/returns">
          {texts.returns}
        </Link>
      </p>
    </div>
  )
}

function useEstimate({ item, taxClass }: DeliveryProps) {
  const shop = useShop()
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const latest = useRef(0)
  const check = async (postcode: string) => {
    const own = (latest.current += 1)
    setBusy(true)
    const next = await estimateDelivery(browserCall(shop), shop, { item, taxClass }, postcode)
    // A later check has replaced this one.
    if (own !== latest.current) return
    setBusy(false)
    setDelivery(next)
    setOpen(next.problem === 'postcode_unknown' || next.problem === 'failed')
    if (next.problem !== 'postcode_unknown' && next.problem !== 'failed')
      browserStorage('localStorage').setItem(keyOf(shop), next.postcode)
  }
  const chosen = JSON.stringify(item)
  useEffect(() => {
    const postcode = browserStorage('localStorage').getItem(keyOf(shop))
    if (postcode !== null && postcode.length <= maxLength) void check(postcode)
    // Another variant has other prices and dates.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen])
  return { delivery, isBusy, isOpen, setOpen, check }
}

const fieldNames: Partial<Record<Site, 'zip' | 'postal'>> = { USA: 'zip', APO: 'zip', CAN: 'postal' }

function PostcodeForm(props: { delivery: Delivery | null; isBusy: boolean; onCheck: (postcode: string) => void }) {
  const { delivery, isBusy, onCheck } = props
  const texts = useTexts('catalog/delivery')
  const { site } = useShop()
  const id = useId()
  const name = fieldNames[site] ?? 'postcode'
  const problem = delivery?.problem
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('postcode')
    if (typeof typed === 'string' && !isBusy) onCheck(typed.trim().slice(0, maxLength))
  }
  return (
    <form onSubmit={submit} noValidate>
      <label className="label" htmlFor={id}>
        {texts.label[name]}
      </label>
      <div className="delivery__row">
        <input
          className="input"
          id={id}
          name="postcode"
          defaultValue={delivery?.postcode}
          autoComplete="postal-code"
          maxLength={maxLength}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button className="button button--line">{isBusy ? texts.checking : texts.check}</button>
      </div>
      {problem && (
        <p className="field-error" id={`${id}-problem`}>
          {texts.problems[problem === 'postcode_unknown' && name === 'zip' ? 'zip_unknown' : problem]}
        </p>
      )}
    </form>
  )
}

function Options({ delivery: { options, isFreight, pickupCity, problem } }: { delivery: Delivery }) {
  const texts = useTexts('catalog/delivery')
  const formats = useFormats()
  const { locale } = useShop()
  return (
    <>
      {problem !== null && <p>{texts.problems[problem]}</p>}
      <ul>
        {options.map(({ label, price, arrives }) => (
          <li key={label}>
            <span>{arrives ? texts.arrives(daySpan(locale.tag, arrives)) : label}</span>
            <span className="figures">{price === 0 ? texts.free : formats.money(price)}</span>
            {arrives && <small>{label}</small>}
          </li>
        ))}
        {pickupCity !== null && <li>{texts.pickup(pickupCity)}</li>}
      </ul>
      {isFreight && <p>{texts.freight}</p>}
    </>
  )
}
