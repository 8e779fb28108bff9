import { type FormEvent, useEffect, useRef, useState } from 'react'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { readDeliveryPostcode, storeDeliveryPostcode } from '#storefront/browser/storage/delivery-postcode.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { type Language, loadTexts } from '#storefront/texts.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostcodeRow } from '#storefront/widgets/delivery/postcode-row.tsx'
import { DeliveryOptions } from '#storefront/widgets/delivery/delivery-options.tsx'
import { type Delivery, type DeliveryItem, estimateDelivery } from './estimate-delivery.ts'

export interface DeliveryProps {
  items: readonly DeliveryItem[]
  taxClasses: readonly string[]
}

/** Debounce delay: several quick changes of a selection need only one estimate. */
const pauseMs = 600
const isOfPostcode = (problem: Delivery['problem']) => problem === 'postcode_unknown' || problem === 'failed'

/** Returns the component after loading its texts, which are not in the page's first load. */
export async function loadDeliveryEstimate(language: Language): Promise<typeof DeliveryEstimate> {
  await loadTexts(language, ['catalog/delivery'])
  return DeliveryEstimate
}

/** Shows delivery prices and dates for the shopper's postcode, which this browser remembers. */
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

function useEstimate({ items, taxClasses }: DeliveryProps) {
  const shop = useShop()
  const [delivery, setDelivery] = useState<Delivery | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [checks, setChecks] = useState(0)
  const result = useRef<HTMLDivElement>(null)
  const latest = useRef(0)
  const estimate = async (postcode: string): Promise<Delivery | null> => {
    const own = (latest.current += 1)
    const next = await estimateDelivery(browserCall(shop), shop, { items, taxClasses }, postcode)
    // A later estimate has superseded this one.
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
    storeDeliveryPostcode(shop.country, next.postcode)
    setChecks((before) => before + 1)
  }
  // Focus moves to the result, which replaces the form.
  useEffect(() => {
    if (checks > 0) result.current?.focus()
  }, [checks])
  const chosen = JSON.stringify(items)
  useEffect(() => {
    const postcode = readDeliveryPostcode(document.cookie, shop.country)
    if (postcode === undefined) return
    const pause = setTimeout(() => void estimate(postcode), latest.current === 0 ? 0 : pauseMs)
    return () => clearTimeout(pause)
    // A different selection has different prices and dates.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen])
  return { delivery, isBusy, isOpen, open: () => setOpen(true), check, result }
}

interface PostcodeFormProps {
  delivery: Delivery | null
  isBusy: boolean
  hasFocus: boolean
  onCheck: (postcode: string) => void
}

function PostcodeForm({ delivery, isBusy, hasFocus, onCheck }: PostcodeFormProps) {
  const field = useRef<HTMLInputElement>(null)
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
      <PostcodeRow {...{ field, isBusy, problem }} postcode={delivery?.postcode} />
    </form>
  )
}

function Options({ delivery: { options, isFreight, pickupCity, problem } }: { delivery: Delivery }) {
  const texts = useTexts('catalog/delivery')
  return (
    <>
      {problem !== null && <p>{texts.problems[problem]}</p>}
      <DeliveryOptions options={options} {...(pickupCity !== null && { pickupCity })} />
      {isFreight && <p>{texts.freight}</p>}
    </>
  )
}
