import { type RefObject, useId } from 'react'
import { postcodeName } from '#storefront/browser/addresses/postcode-name.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

const maxLength = 12

interface PostcodeRowProps {
  field: RefObject<HTMLInputElement | null>
  postcode: string | undefined
  problem: 'postcode_unknown' | 'failed' | null
  isBusy: boolean
}

/** Renders the postcode field of a delivery estimate, with its button and problem. */
export function PostcodeRow({ field, postcode, problem, isBusy }: PostcodeRowProps) {
  const texts = useTexts('catalog/delivery')
  const name = postcodeName(useShop().site)
  const id = useId()
  return (
    <>
      <label className="label" htmlFor={id}>
        {texts.label[name]}
      </label>
      <div className="delivery__row">
        <input
          ref={field}
          className="input"
          id={id}
          name="postcode"
          defaultValue={postcode}
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
    </>
  )
}
