import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { browserStorage } from '#storefront/browser/storage/browser-storage.ts'
import { daySpan } from '#storefront/page/day-span.ts'
import type { Shop } from '#storefront/page/page.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { type Language, loadTexts } from '#storefront/texts.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { type Delivery, type DeliveryItem, estimateDelivery } from './estimate-delivery.ts'

export interface DeliveryProps {
  item: DeliveryItem
  taxClasses: readonly string[]
}

const maxLength = 12
/** Several quick changes of a selection need one estimate. */
const pauseMs = 600
const keyOf = ({ site, country }: Pick<Shop, 'site' | 'country'>) => `delivery-postcode:${site}:${country}`
const isOfPostcode = (problem: Delivery['problem']) => problem === 'postcode_unknown' || problem === 'failed'

/** Returns the component when its texts, which are not in the page's first load, are loaded. */
export async function prepare(language: Language): Promise<typeof DeliveryEstimate> {
  await loadTexts(language, ['catalog/delivery'])
  return DeliveryEstimate
}

/** Shows prices and dates of delivery to the shopper's postcode, which this browser remembers. */
function DeliveryEstimate(props: DeliveryProps) {
  const texts = useTexts('catalog/delivery')
  const { delivery, isBusy, isOpen, open, check, result } = useEstimate(props)
  return (
    <div className="delivery">
      {isOpen || delivery === null ? (
        <PostcodeForm delivery={delivery} isBusy={isBusy} hasFocus={isOpen} onCheck={(code) => void check(code)} />
      ) : (
        <div ref={result} tabIndex={-1}>
          <p>
            <b>{texts.to(delivery.postcode)}</b>{' '}
            <button type="button" className="link" onClick={open}>
              {texts.change}
            </button>
          </p>
          <Options delivery={delivery} />
        </div>
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

function useEstimate({ item, taxClasses }: DeliveryProps) {
  const shop = useShop()
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [checks, setChecks] = useState(0)
  const result = useRef<HTMLDivElement>(null)
  const latest = useRef(0)
  const estimate = async (postcode: string): Promise<Delivery | null> => {
    const own = (latest.current += 1)
    const next = await estimateDelivery(browserCall(shop), shop, { item, taxClasses }, postcode)
    // A later estimate has replaced this one.
    if (own !== latest.current) return null
    setDelivery(next)
    return next
  }
  const check = async (postcode: string) => {
    setBusy(true)
    const next = await estimate(postcode)
    setBusy(false)
    if (next === null) return
    setOpen(isOfPostcode(next.problem))
    if (isOfPostcode(next.problem)) return
    browserStorage('localStorage').setItem(keyOf(shop), next.postcode)
    setChecks((before) => before + 1)
  }
  // Focus moves to the result of a check, which replaces the form.
  useEffect(() => {
    if (checks > 0) result.current?.focus()
  }, [checks])
  const chosen = JSON.stringify(item)
  useEffect(() => {
    const postcode = browserStorage('localStorage').getItem(keyOf(shop))
    if (postcode === null || postcode.length > maxLength) return
    const pause = setTimeout(() => void estimate(postcode), latest.current === 0 ? 0 : pauseMs)
    return () => clearTimeout(pause)
    // Another selection has other prices and dates.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen])
  return { delivery, isBusy, isOpen, open: () => setOpen(true), check, result }
}

const fieldNames: Partial<Record<Site, 'zip' | 'postal'>> = { USA: 'zip', APO: 'zip', CAN: 'postal' }

interface PostcodeFormProps {
  delivery: Delivery | null
  isBusy: boolean
  hasFocus: boolean
  onCheck: (postcode: string) => void
}

function PostcodeForm({ delivery, isBusy, hasFocus, onCheck }: PostcodeFormProps) {
  const texts = useTexts('catalog/delivery')
  const { site } = useShop()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const name = fieldNames[site] ?? 'postcode'
  const problem = delivery && isOfPostcode(delivery.problem) ? delivery.problem : null
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onCheck(field.current!.value.trim())
  }
  return (
    <form onSubmit={submit} noValidate>
      <label className="label" htmlFor={id}>
        {texts.label[name]}
      </label>
      <div className="delivery__row">
        <input
          ref={field}
          className="input"
          id={id}
          defaultValue={delivery?.postcode}
          autoComplete="postal-code"
          maxLength={maxLength}
          aria-invalid={problem === 'postcode_unknown'}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <button className="button button--line" aria-busy={isBusy}>
          {isBusy ? texts.checking : texts.check}
        </button>
      </div>
      {problem && (
        <p className="field-error" id={`${id}-problem`} role="alert">
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
          <li key={`${label} ${price}`}>
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
