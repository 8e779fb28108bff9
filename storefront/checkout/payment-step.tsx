import { type FormEvent, useRef, useState } from 'react'
import type { FormField } from '#domain/address/form-fields.ts'
import { formOf } from '#domain/countries/countries.ts'
import { Link } from '../link.tsx'
import { PostForm, useAnswer, useIsPosting, usePost } from '../post-form.tsx'
import { useFormats, useShop, useTexts } from '../shop-context.tsx'
import { AddressFields, CountryLine } from './address-fields.tsx'
import { inFormOrder, isUntouched } from './address-form.ts'
import { problemText } from './address-words.ts'
import { CardFrame, type CardFrameHandle } from './card-frame.tsx'
import { CardShown } from './card-shown.tsx'
import type { StepAnswer } from './checkout-actions.ts'
import type { GiftCardAnswer } from './gift-card-actions.ts'
import { GiftCards } from './gift-cards.tsx'
import { ErrorSummary, type Told } from './error-summary.tsx'
import { isCollected } from './compose-order.ts'
import type { StepView } from './load-checkout.ts'
import { ShippingFolded } from './folded-parts.tsx'
import { reactions } from './refusals.ts'
import { StepFrame } from './step-frame.tsx'
import { keepInPlace, useAddressForm } from './use-address-form.ts'

export interface PaymentView extends StepView {
  /** Where the vault's card fields are; null when there is no card to pay with. */
  fields: { frameUrl: string; frameOrigin: string; redirectUrl: string } | null
  /** This page's own address, for the vault's page to come back to. */
  back: string
  /** What brought the shopper back here. */
  problem: string | null
}

/** Card and bill. The card's number is typed into the vault's frame, or on its page where no script runs. */
export function PaymentStep({ view }: { view: PaymentView }) {
  const texts = useTexts('checkout')
  const { checkout, fields: vault } = view
  const { payment, billingSameAsShipping } = checkout.draft
  const answer = useAnswer<StepAnswer | GiftCardAnswer>()
  const isOfGiftCards = useIsPosting('op', 'giftcard')
  const isPosting = useIsPosting() && !isOfGiftCards
  const [isAsking, setAsking] = useState(false)
  const [isSame, setSame] = useState(billingSameAsShipping)
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<CardFrameHandle>(null)
  const post = usePost()
  const billing = useBilling(view, answer, form)
  const isPaid = checkout.totals.toPay === 0
  const lacksCard = payment === null && checkout.needsCard

  const prepare = (data: FormData) => {
    if (data.get('op') === 'forget-card') return true
    if (!isSame && !billing.check()) return false
    if (!lacksCard || !frame.current) return true
    setAsking(true)
    frame.current.tokenize()
    return false
  }
  const take = (token: string) => {
    setAsking(false)
    if (!form.current) return
    const data = new FormData(form.current)
    data.set('payment_token', token)
    post('/checkout/payment', data)
  }
  const isBusy = isPosting || isAsking
  const ofGiftCard = answer?.kind === 'giftcard' ? answer : undefined
  return (
    <StepFrame step="payment" checkout={checkout} notice={view.notice}>
      <ErrorSummary
        problems={[...paymentProblems(view, answer, texts), ...(isSame ? [] : billing.words)]}
        told={billing.toldAt ?? ((answer && !ofGiftCard) || view.problem !== null ? view.load : undefined)}
      />
      <ShippingFolded checkout={checkout} />
      <GiftCards cards={checkout.giftcards} answer={ofGiftCard} listId={view.listId} />
      <PostForm to="/checkout/payment" ref={form} keepsScroll prepare={prepare} onChange={() => billing.retouch()}>
        <input type="hidden" name="list" value={view.listId} />
        <section className="step-section" aria-labelledby="payment">
          <h2 id="payment">{texts.payBy}</h2>
          {isPaid && checkout.needsCard && <p>{texts.cardForLater}</p>}
          {!checkout.needsCard ? (
            <p>{checkout.giftcards.length > 0 ? texts.giftCards.payWhole : texts.free}</p>
          ) : payment ? (
            <div className="card-kept">
              <CardShown card={payment.card} />
              <button className="link small" name="op" value="forget-card">
                {texts.useAnother}
              </button>
            </div>
          ) : (
            vault && (
              <CardFrame
                vault={vault}
                back={view.back}
                handle={frame}
                onToken={take}
                onStop={() => setAsking(false)}
                onSubmit={() => form.current?.requestSubmit()}
              />
            )
          )}
        </section>
        <section className="step-section billing" aria-labelledby="billing">
          <h2 id="billing">{texts.billing}</h2>
          {!checkout.registry && !isCollected(checkout) && <SameAsShipping isSame={isSame} onChange={setSame} />}
          <div className="billing__own">
            <CountryLine purpose="billing" countryId={billing.countryId} onCountry={billing.setCountry} />
            <AddressFields
              purpose="billing"
              address={billing.address}
              problems={billing.problems}
              countryId={billing.countryId}
              onCountry={billing.setCountry}
              onLeave={billing.leave}
              fields={billing.fields}
            />
          </div>
        </section>
        <div className="step-foot">
          <Link className="link" to="/checkout/shipping">
            {texts.backTo.shipping}
          </Link>
          <button onMouseDown={keepInPlace} className="button button--large" aria-busy={isBusy}>
            {isBusy ? texts.saving : texts.continueToReview}
          </button>
        </div>
      </PostForm>
    </StepFrame>
  )
}

/** The form of an own billing address, with its problems in words. */
function useBilling(
  { checkout, load }: PaymentView,
  answer: StepAnswer | GiftCardAnswer | undefined,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { site } = useShop()
  const { draft } = checkout
  const saved = draft.billingSameAsShipping
    ? { ...draft.billingAddress, street: [], city: '', postcode: '', region: '', company: '', apartment: '' }
    : isCollected(checkout) && isUntouched(draft.billingAddress)
      ? // Who collects is most often who pays.
        {
          ...draft.billingAddress,
          firstname: draft.shippingAddress.firstname,
          lastname: draft.shippingAddress.lastname,
        }
      : draft.billingAddress
  const state = useAddressForm('billing', saved, answer?.kind === 'invalid' ? load : null, form)
  const { lineOrder, requireRegion } = formOf(state.countryId)
  const lines = lineOrder.filter((line) => line !== 'apartment' && (line !== 'region' || requireRegion))
  const fields: readonly FormField[] = ['firstname', 'lastname', ...lines]
  const words: Told[] = inFormOrder(state.told, fields).map((problem) => ({
    text: problemText(site, problem, state.address, texts, formats.countryName),
    to: `#billing-${problem.path}`,
  }))
  return { ...state, fields, words }
}

function SameAsShipping({ isSame, onChange }: { isSame: boolean; onChange: (isSame: boolean) => void }) {
  const texts = useTexts('checkout')
  const change = (event: FormEvent<HTMLInputElement>) => onChange(event.currentTarget.checked)
  return (
    <label className="check">
      <input type="checkbox" name="same" defaultChecked={isSame} onChange={change} />
      {texts.sameAsShipping}
    </label>
  )
}

/** What is wrong beside fields: why the shopper was sent back, or what the card lacks. */
function paymentProblems(
  { problem }: PaymentView,
  answer: StepAnswer | GiftCardAnswer | undefined,
  texts: ReturnType<typeof useTexts<'checkout'>>,
): Told[] {
  if (answer?.kind === 'card-missing') return [{ text: texts.cardNeeded, to: '#payment' }]
  if (answer?.kind === 'card-unknown') return [{ text: texts.cardUnknown, to: '#payment' }]
  if (answer?.kind === 'failed') return [{ text: texts.saveFailed }]
  const shows = answer || problem === null || !Object.hasOwn(reactions, problem) ? null : reactions[problem]!.shows
  return shows === null ? [] : [{ text: texts.errors[shows], to: '#payment' }]
}
