import { type FormEvent, useRef, useState } from 'react'
import { methodsFor, methodsOnDevice } from '#domain/checkout/payment-methods.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useAnswer, useIsPosting, usePost } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import type { BillingBook } from '../address/address-book-choice.ts'
import type { CardFrameHandle } from '../card/card-frame.tsx'
import { MethodChoices } from './method-choices.tsx'
import { PayByCard } from '../card/pay-by-card.tsx'
import { PayByPayPal } from './pay-by-paypal.tsx'
import { payPalState } from './paypal-state.ts'
import { cardChosen, firstChoice, firstMethod, type StoredCard } from '../card/stored-cards.ts'
import type { StepAnswer } from '../checkout-actions.ts'
import type { GiftCardAnswer } from '../gift-cards/gift-card-actions.ts'
import { GiftCards } from '../gift-cards/gift-cards.tsx'
import { ErrorSummary, type FormProblem } from '../form/error-summary.tsx'
import { isPickupOrder } from '../placing/compose-order.ts'
import type { StepView } from '../load-checkout.ts'
import { ShippingSummary } from '../shipping/step-summaries.tsx'
import { BillingAddress } from './billing-address.tsx'
import { reactions } from '../review/refusals.ts'
import { StepFrame } from '../step-frame.tsx'
import { Wallets } from '../wallets/wallets.tsx'
import { keepInPlace } from '../address/use-address-form.ts'
import { useBilling } from './use-billing.ts'

export interface PaymentView extends StepView, BillingBook {
  fields: { frameUrl: string; frameOrigin: string; redirectUrl: string } | null
  /** Available payment methods, cards first [PAY-231]. */
  methods: readonly string[]
  /** Stored cards; empty for guests [PAY-001]. */
  stored: readonly StoredCard[]
  /** This page's address, for returning from the vault. */
  back: string
  /** Code of the problem that redirected here. */
  problem: string | null
}

const withoutWallets = { isApplePayUnavailable: true, isGooglePaySupported: false }

/** The card number is typed in the vault's frame, or on its page without JavaScript. */
export function PaymentStep({ view }: { view: PaymentView }) {
  const texts = useTexts('checkout')
  const { checkout } = view
  const { payment, billingSameAsShipping } = checkout.draft
  const answer = useAnswer<StepAnswer | GiftCardAnswer>()
  const isOfGiftCards = useIsPosting('op', 'giftcard')
  const isPosting = useIsPosting() && !isOfGiftCards
  const [isAsking, setAsking] = useState(false)
  const [isSame, setSame] = useState(billingSameAsShipping)
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<CardFrameHandle>(null)
  const post = usePost()
  const billing = useBilling(view, answer?.kind === 'invalid', form)
  const isBillChanged = isSame !== billingSameAsShipping || (!isSame && billing.isTouched)
  const isPaid = checkout.totals.toPay === 0
  const methods = methodsOnDevice(
    methodsFor(
      view.methods,
      checkout.agreements.map(({ kind }) => kind),
    ),
    withoutWallets,
  )
  const [method, setMethod] = useState(() => firstMethod(methods, payment))
  const card = cardChosen(payment)
  const [choice, setChoice] = useState(() => firstChoice(card, view.stored))
  const entersCard = view.stored.length > 0 ? choice === 'another' : card === null
  const lacksCard = checkout.needsCard && method === cardMethod && entersCard
  const goesToPayPal = checkout.needsCard && method === 'paypal' && payPalState(checkout) !== 'agreed'

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
      <ShippingSummary checkout={checkout} />
      <Wallets checkout={checkout} isEntered isCustomer={view.isCustomer} isBillChanged={isBillChanged} />
      <GiftCards cards={checkout.giftcards} answer={ofGiftCard} listId={view.listId} />
      <PostForm to="/checkout/payment" ref={form} keepsScroll prepare={prepare} onChange={() => billing.retouch()}>
        <input type="hidden" name="list" value={view.listId} />
        {payment && !card && <input type="hidden" name="agreed" value={payment.adyenType} />}
        <section className="step-section" aria-labelledby="payment">
          <h2 id="payment">{methods.length > 1 ? texts.methods.title : texts.payBy}</h2>
          {isPaid && checkout.needsCard && <p>{texts.cardForLater}</p>}
          {!checkout.needsCard ? (
            <p>
              {checkout.isFreeRedemption
                ? texts.redeemed
                : checkout.giftcards.length > 0
                  ? texts.giftCards.payWhole
                  : texts.free}
            </p>
          ) : (
            <MethodChoices methods={methods} chosen={method} onChoose={setMethod}>
              {(each) =>
                each === 'paypal' ? (
                  <PayByPayPal checkout={checkout} />
                ) : (
                  <PayByCard
                    view={view}
                    choice={choice}
                    onChoose={setChoice}
                    entersCard={entersCard}
                    frame={frame}
                    onToken={take}
                    onStop={() => setAsking(false)}
                    onSubmit={() => form.current?.requestSubmit()}
                  />
                )
              }
            </MethodChoices>
          )}
        </section>
        <section className="step-section billing" aria-labelledby="billing" onChange={billing.touch}>
          <h2 id="billing">{texts.billing}</h2>
          {!checkout.registry && !isPickupOrder(checkout) && <SameAsShipping isSame={isSame} onChange={setSame} />}
          <BillingAddress billing={billing} book={view.billingBook} />
        </section>
        <div className="step-foot">
          <Link className="link" to="/checkout/shipping">
            {texts.backTo.shipping}
          </Link>
          <button onMouseDown={keepInPlace} className="button button--large" aria-busy={isBusy}>
            {isBusy ? texts.saving : goesToPayPal ? texts.methods.toPayPal : texts.continueToReview}
          </button>
        </div>
      </PostForm>
    </StepFrame>
  )
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

function paymentProblems(
  { problem }: PaymentView,
  answer: StepAnswer | GiftCardAnswer | undefined,
  texts: ReturnType<typeof useTexts<'checkout'>>,
): FormProblem[] {
  if (answer?.kind === 'card-missing') return [{ text: texts.cardNeeded, to: '#payment' }]
  if (answer?.kind === 'card-unknown') return [{ text: texts.cardUnknown, to: '#payment' }]
  if (answer?.kind === 'paypal-failed') return [{ text: texts.methods.payPalFailed, to: '#payment' }]
  if (answer?.kind === 'card-expired') return [{ text: texts.storedCards.expiredNow, to: '#payment' }]
  if (answer?.kind === 'failed') return [{ text: texts.saveFailed }]
  const shows = answer || problem === null || !Object.hasOwn(reactions, problem) ? null : reactions[problem]!.shows
  return shows === null ? [] : [{ text: texts.errors[shows], to: '#payment', link: texts.errors.links.method }]
}
