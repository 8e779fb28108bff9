import { useEffect, useRef } from 'react'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { CardsView, CardView } from './load-cards.ts'

const to = '/account/payment-methods'

interface BillsToFormProps {
  card: CardView
  book: NonNullable<CardsView['billing']>['book']
}

export function BillingAddressForm({ card, book }: BillsToFormProps) {
  const texts = useTexts('payment-methods')
  const isPosting = useIsPosting('op', 'bill')
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fieldset.current?.focus(), [])
  const chosen = card.billingAddressId ?? book[0]?.id
  return (
    <fieldset className="saved__sure" id="bills" tabIndex={-1} ref={fieldset}>
      <legend>
        <strong>{texts.billing}</strong>
      </legend>
      {book.length === 0 && <p>{texts.noBook}</p>}
      <PostForm to={to} keepsScroll>
        <input type="hidden" name="op" value="bill" />
        <input type="hidden" name="card" value={card.id} />
        <div className="bills-to">
          {book.map(({ id, line }) => (
            <label key={id} className="choice">
              <input type="radio" name="address" value={id} defaultChecked={id === chosen} />
              <span>{line}</span>
            </label>
          ))}
        </div>
        <div className="saved__actions">
          {book.length > 0 && (
            <button className="button button--small" aria-busy={isPosting}>
              {texts.save}
            </button>
          )}
          <Link className="link" to="/account/address?add=1">
            {texts.addAddress}
          </Link>
          <Link className="link" to={to}>
            {texts.cancel}
          </Link>
        </div>
      </PostForm>
    </fieldset>
  )
}
