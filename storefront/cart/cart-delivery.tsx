import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { storeDeliveryPostcode } from '#storefront/browser/storage/delivery-postcode.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { DeliveryOptions } from '#storefront/widgets/delivery-options.tsx'
import { postcodeName } from '#storefront/browser/addresses/postcode-name.ts'
import type { FreightView } from './freight-view.ts'

const maxLength = 12

/** Shows how and when the cart is delivered, at the address of the checkout or at a postcode, which is asked for once. */
export function CartDelivery({ freight }: { freight: FreightView }) {
  const texts = useTexts('catalog/delivery')
  const { problems } = useTexts('cart').delivery
  const { country } = useShop()
  const { postcode, options, problem, isEstimate } = freight
  const isUnknown = problem === 'postcode_unknown'
  useEffect(() => {
    if (postcode !== '' && !isUnknown) storeDeliveryPostcode(country, postcode)
  }, [country, postcode, isUnknown])
  if (isUnknown || (isEstimate && postcode === '')) {
    return (
      <div className="delivery">
        <PostcodeForm postcode={postcode} isUnknown={isUnknown} />
      </div>
    )
  }
  return (
    <div className="delivery">
      {postcode !== '' && (
        <p>
          <b>{texts.to(postcode)}</b>
        </p>
      )}
      {problem !== null && <p>{problems[problem]}</p>}
      <DeliveryOptions options={options} />
      {postcode !== '' && (
        <details className="delivery__change" key={postcode}>
          <summary className="link">{texts.change}</summary>
          <PostcodeForm postcode={postcode} isUnknown={false} />
        </details>
      )}
    </div>
  )
}

/** A form with a URL as its result, so that it works without JavaScript. */
function PostcodeForm({ postcode, isUnknown }: { postcode: string; isUnknown: boolean }) {
  const texts = useTexts('catalog/delivery')
  const navigate = useNavigate()
  const name = postcodeName(useShop().site)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = new URLSearchParams({ postcode: field.current!.value.trim() })
    void navigate(`/cart?${query.toString()}`, { replace: true, preventScrollReset: true })
  }
  return (
    <form action={usePath('/cart')} onSubmit={submit} noValidate>
      <label className="label" htmlFor={id}>
        {texts.label[name]}
      </label>
      <div className="delivery__row">
        <input
          ref={field}
          className="input"
          id={id}
          name="postcode"
          key={postcode}
          defaultValue={postcode}
          autoComplete="postal-code"
          maxLength={maxLength}
          aria-invalid={isUnknown}
          aria-describedby={isUnknown ? `${id}-problem` : undefined}
        />
        <button className="button button--line">{texts.check}</button>
      </div>
      {isUnknown && (
        <p className="field-error" id={`${id}-problem`} role="alert">
          {texts.problems[name === 'zip' ? 'zip_unknown' : 'postcode_unknown']}
        </p>
      )}
    </form>
  )
}
