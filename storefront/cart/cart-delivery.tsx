import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useRevalidator } from '#storefront/router/contexts.ts'
import { deleteDeliveryPostcode, storeDeliveryPostcode } from '#storefront/browser/storage/delivery-postcode.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { DeliveryOptions } from '#storefront/widgets/delivery/delivery-options.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { PostcodeRow } from '#storefront/widgets/delivery/postcode-row.tsx'
import type { FreightView } from './freight-view.ts'

/** Shows delivery options and times for the checkout address or a postcode, which the shopper enters once. */
export function CartDelivery({ freight }: { freight: FreightView }) {
  const { problems } = useTexts('cart').delivery
  const { countryId, postcode, problem, isEstimate } = freight
  const isUnknown = problem === 'postcode_unknown'
  const [isAsked, setAsked] = useState(false)
  const result = useRef<HTMLDivElement>(null)
  // Deletes an unknown postcode, so that the next load does not check it again. The message stays until then.
  useEffect(() => {
    if (isUnknown) deleteDeliveryPostcode()
  }, [isUnknown])
  // Focus moves to the result, which replaces the form.
  useEffect(() => {
    if (isAsked && !isUnknown && postcode !== '') result.current?.focus()
  }, [isAsked, isUnknown, postcode])
  const form = <PostcodeForm {...{ countryId, postcode, isUnknown }} onSubmit={() => setAsked(true)} />
  if (isUnknown || (isEstimate && postcode === '' && problem === null)) return <div className="delivery">{form}</div>
  return (
    <div className="delivery" ref={result} tabIndex={-1}>
      <Packages freight={freight} />
      {problem !== null && <p>{problems[problem]}</p>}
      {postcode !== '' && <ChangePostcode key={postcode} form={form} />}
    </div>
  )
}

function Packages({ freight: { postcode, packages } }: { freight: FreightView }) {
  const texts = useTexts('catalog/delivery')
  const { shipment } = useTexts('cart').delivery
  return (
    <>
      {postcode !== '' && (
        <p>
          <b>{texts.to(postcode)}</b>
        </p>
      )}
      {packages.map((options, index) => (
        <div key={index}>
          {packages.length > 1 && <p>{shipment(index + 1, packages.length)}</p>}
          <DeliveryOptions options={options} />
        </div>
      ))}
    </>
  )
}

function ChangePostcode({ form }: { form: ReactNode }) {
  const texts = useTexts('catalog/delivery')
  return (
    <details className="delivery__change">
      <summary className="link">{texts.change}</summary>
      {form}
    </details>
  )
}

interface PostcodeFormProps {
  countryId: string
  postcode: string
  isUnknown: boolean
  onSubmit: () => void
}

/** Stores the postcode and reloads the cart. Without JavaScript, the preferences form does the same. */
function PostcodeForm({ countryId, postcode, isUnknown, onSubmit }: PostcodeFormProps) {
  const { revalidate, isRevalidating: isBusy } = useRevalidator()
  const field = useRef<HTMLInputElement>(null)
  const [isMistyped, setMistyped] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isStored = storeDeliveryPostcode(countryId, field.current!.value)
    setMistyped(!isStored)
    if (!isStored) return
    onSubmit()
    void revalidate()
  }
  return (
    <form method="post" action={usePath('/preferences')} onSubmit={submit} noValidate>
      <input type="hidden" name="back" value={usePath('/cart')} />
      <input type="hidden" name="postcodeCountry" value={countryId} />
      <PostcodeRow {...{ field, postcode, isBusy }} problem={isUnknown || isMistyped ? 'postcode_unknown' : null} />
    </form>
  )
}
