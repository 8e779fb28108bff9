import { useRef, useState } from 'react'
import { emptyAddress } from '#domain/address/address.ts'
import { addressForm, initialCountry } from '#domain/address/form-fields.ts'
import { addressFormOf } from '#domain/countries/countries.ts'
import { AddressFormFields } from '../checkout/address/address-fields.tsx'
import { readAddress } from '../checkout/address/address-form.ts'
import { CardFrame } from '../checkout/card/card-frame.tsx'
import { useCardEntry } from '../checkout/card/use-card-entry.ts'
import { ErrorSummary, type FormProblem } from '../checkout/form/error-summary.tsx'
import { preventFieldBlur, useAddressForm, useFieldMessages } from '../checkout/address/use-address-form.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import type { CardResult } from '../payment-methods/card-actions.ts'
import { Cards } from '../payment-methods/cards.tsx'
import type { CardsView } from '../payment-methods/load-cards.ts'
import { PostForm, useActionResult, useIsPosting, usePost } from '#storefront/widgets/post-form.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

const to = '/account/payment-methods'

/** The stored cards page [PAY-005, PAY-402, PAY-403]. */
export const route = pageRoute<CardsView>(
  {
    areas: ['payment-methods', 'checkout', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('../payment-methods/load-cards.ts')).loadCards(context, page),
    View: PaymentMethods,
  },
  async (context, _, form) => {
    const { changeCard, storeCard } = await import('../payment-methods/card-actions.ts')
    // Only the card form has a billing address. The other forms are buttons.
    return form.has('billing') ? storeCard(context, form, readAddress(form, 'book')) : changeCard(context, form)
  },
)

function PaymentMethods({ view }: { view: CardsView }) {
  return <Cards view={view}>{view.adding && <CardForm view={view} adding={view.adding} />}</Cards>
}

/** The card number is entered in the vault's frame, or on its page without JavaScript. */
function CardForm({ view, adding }: { view: CardsView; adding: NonNullable<CardsView['adding']> }) {
  const texts = useTexts('payment-methods')
  const messages = useTexts('widgets/account/messages')['payment-methods']
  const result = useActionResult<CardResult>()
  const form = useRef<HTMLFormElement>(null)
  const isPosting = useIsPosting()
  const chosen = result ? (result.billingAddressId ?? 'new') : (adding.book[0]?.id ?? 'new')
  const [billing, setBilling] = useState(chosen)
  const isNew = billing === 'new'
  const token = result?.problem === 'unknown' ? null : (result?.token ?? adding.token)
  const address = useBillsTo(view, adding, result, form)
  const post = usePost()
  const card = useCardEntry({
    form,
    needsToken: () => token === null,
    submit: (data) => post(`${to}?add=1`, data, true),
  })
  const prepare = (data: FormData) => (!isNew || address.check()) && card.prepare(data)
  const problems: FormProblem[] = [
    ...(result?.problem
      ? [
          {
            text: result.problem === 'failed' ? messages.store.failure : texts.formProblems[result.problem],
            to: '#card-entry',
          },
        ]
      : []),
    ...(isNew ? address.words : []),
  ]
  return (
    <PostForm to={`${to}?add=1`} ref={form} keepsScroll prepare={prepare} onChange={() => address.retouch()}>
      <ErrorSummary problems={problems} attempt={address.attempt ?? (result?.problem ? view.load : undefined)} />
      <input type="hidden" name="op" value="store" />
      <input type="hidden" name="key" value={view.load} />
      <input type="hidden" name="addressKey" value={adding.addressKey} />
      <section aria-labelledby="card-entry">
        <h3 className="card-entry" id="card-entry">
          {texts.card}
        </h3>
        {token !== null ? (
          <p>
            <input type="hidden" name="isEntered" value="1" />
            <input type="hidden" name="payment_token" value={token} />
            {texts.entered}
          </p>
        ) : (
          adding.vault && (
            <CardFrame
              vault={adding.vault}
              back={adding.back}
              handle={card.frame}
              onToken={card.take}
              onStop={card.stop}
              onSubmit={() => form.current?.requestSubmit()}
            />
          )
        )}
      </section>
      <BillsTo book={adding.book} chosen={chosen} onChoose={setBilling}>
        <input type="hidden" name="email" value={adding.email} />
        <AddressFormFields purpose="book" form={address} fields={address.fields} />
      </BillsTo>
      {view.cards.length > 0 && (
        <label className="check">
          <input type="checkbox" name="isDefault" /> {texts.asDefault}
        </label>
      )}
      <div className="row">
        <button className="button" onMouseDown={preventFieldBlur} aria-busy={isPosting || card.isTokenizing}>
          {isPosting || card.isTokenizing ? texts.storing : texts.store}
        </button>
        <Link className="link" to={to}>
          {texts.cancel}
        </Link>
      </div>
    </PostForm>
  )
}

interface BillsToProps {
  book: NonNullable<CardsView['adding']>['book']
  chosen: string
  onChoose: (id: string) => void
  children: React.ReactNode
}

/** Renders the saved addresses and a new one. The new address fields are hidden while a saved address is selected. */
function BillsTo({ book, chosen, onChoose, children }: BillsToProps) {
  const texts = useTexts('payment-methods')
  return (
    <fieldset className="bills-to">
      <legend>{texts.billing}</legend>
      {book.length === 0 ? (
        <input type="hidden" name="billing" value="new" />
      ) : (
        [...book, { id: 'new', line: texts.newAddress }].map(({ id, line }) => (
          <label key={id} className="choice">
            <input
              type="radio"
              name="billing"
              value={id}
              defaultChecked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <span>{line}</span>
          </label>
        ))
      )}
      <div className="bills-to__new">{children}</div>
    </fieldset>
  )
}

function useBillsTo(
  { load }: CardsView,
  { contact, email }: NonNullable<CardsView['adding']>,
  result: CardResult | undefined,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const { site, country } = useShop()
  const saved = result?.address ?? { ...emptyAddress(initialCountry(site, country)), street: [], ...contact }
  const state = useAddressForm('book', { ...saved, email }, result?.problem === 'address' ? load : null, form)
  const fields = addressForm(site, addressFormOf(state.countryId)).visible.filter((field) => field !== 'email')
  const words = useFieldMessages(state, fields)
  return { ...state, fields, words }
}
