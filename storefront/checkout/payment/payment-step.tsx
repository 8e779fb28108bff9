import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { paymentMethodsForOrder, paymentMethodsOnDevice } from '#domain/checkout/payment-methods.ts'
import { cardMethod } from '#domain/payment-engines.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useActionResult, useIsPosting, usePost } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { useCardEntry } from '../card/use-card-entry.ts'
import { MethodChoices } from './method-choices.tsx'
import { PayByCard } from '../card/pay-by-card.tsx'
import { PayByPayPal } from './pay-by-paypal.tsx'
import type { PaymentView } from './payment-view.ts'
import { payPalState } from './paypal-state.ts'
import { anotherCard, chosenCard, firstChoice, initialMethod } from '../card/stored-cards.ts'
import type { StepResult } from '../checkout-actions.ts'
import type { GiftCardResult } from '../gift-cards/gift-card-actions.ts'
import { GiftCards } from '../gift-cards/gift-cards.tsx'
import { ErrorSummary, type FormProblem } from '../form/error-summary.tsx'
import { type Checkout, isPickupOrder } from '../placing/compose-order.ts'
import { ShippingSummary } from '../shipping/step-summaries.tsx'
import { BillingAddress } from './billing-address.tsx'
import { reactions } from '../review/refusals.ts'
import { StepFrame } from '../step-frame.tsx'
import { Wallets } from '../wallets/wallets.tsx'
import { preventFieldBlur } from '../address/use-address-form.ts'
import { useBilling } from './use-billing.ts'

const withoutWallets = { isApplePayUnavailable: true, isGooglePaySupported: false }

/** The shopper enters the card number in the vault's frame, or on the vault's page without JavaScript. */
export function PaymentStep({ view }: { view: PaymentView }) {
  const texts = useTexts('checkout')
  const { checkout } = view
  const result = useActionResult<StepResult | GiftCardResult>()
  const isGiftCardPosting = useIsPosting('op', 'giftcard')
  const isPosting = useIsPosting() && !isGiftCardPosting
  const form = useRef<HTMLFormElement>(null)
  const { isSame, setSame, billing, isBillChanged } = useBillingChoice(view, result?.kind === 'invalid', form)
  const method = useMethodChoice(view)
  const post = usePost()
  const card = useCardEntry({
    form,
    needsToken: () => method.lacksCard,
    submit: (data) => post('/checkout/payment', data),
  })
  const prepare = (data: FormData) =>
    data.get('op') === 'forget-card' || ((isSame || billing.check()) && card.prepare(data))
  const isBusy = isPosting || card.isTokenizing
  const ofGiftCard = result?.kind === 'giftcard' ? result : undefined
  const { payment } = checkout.draft
  return (
    <StepFrame step="payment" checkout={checkout} notice={view.notice}>
      <ErrorSummary
        problems={[...paymentProblems(view, result, texts), ...(isSame ? [] : billing.words)]}
        attempt={billing.attempt ?? ((result && !ofGiftCard) || view.problem !== null ? view.load : undefined)}
      />
      <ShippingSummary checkout={checkout} />
      <Wallets checkout={checkout} isEntered isCustomer={view.isCustomer} isBillChanged={isBillChanged} />
      <GiftCards cards={checkout.giftcards} result={ofGiftCard} listId={view.listId} />
      <PostForm to="/checkout/payment" ref={form} keepsScroll prepare={prepare} onChange={() => billing.retouch()}>
        <input type="hidden" name="list" value={view.listId} />
        {payment && !chosenCard(payment) && <input type="hidden" name="agreed" value={payment.adyenType} />}
        <section className="step-section" aria-labelledby="payment">
          <h2 id="payment">{method.methods.length > 1 ? texts.methods.title : texts.payBy}</h2>
          {checkout.totals.toPay === 0 && checkout.needsCard && <p>{texts.cardForLater}</p>}
          {checkout.needsCard ? (
            <MethodChoices methods={method.methods} chosen={method.chosen} onChoose={method.choose}>
              {(each) =>
                each === 'paypal' ? (
                  <PayByPayPal checkout={checkout} />
                ) : (
                  <PayByCard
                    view={view}
                    choice={method.card}
                    onChoose={method.chooseCard}
                    entersCard={method.entersCard}
                    frame={card.frame}
                    onToken={card.take}
                    onStop={card.stop}
                    onSubmit={() => form.current?.requestSubmit()}
                  />
                )
              }
            </MethodChoices>
          ) : (
            <p>{withoutPaymentText(checkout, texts)}</p>
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
          <button onMouseDown={preventFieldBlur} className="button button--large" aria-busy={isBusy}>
            {isBusy ? texts.saving : method.goesToPayPal ? texts.methods.toPayPal : texts.continueToReview}
          </button>
        </div>
      </PostForm>
    </StepFrame>
  )
}

function useBillingChoice(view: PaymentView, isRefused: boolean, form: RefObject<HTMLFormElement | null>) {
  const { billingSameAsShipping } = view.checkout.draft
  const [isSame, setSame] = useState(billingSameAsShipping)
  const billing = useBilling(view, isRefused, form)
  const isBillChanged = isSame !== billingSameAsShipping || (!isSame && billing.isTouched)
  return { isSame, setSame, billing, isBillChanged }
}

function useMethodChoice({ checkout, methods: available, stored, ...view }: PaymentView) {
  // Applying a gift card reloads the page without its query, but the shopper still wants a different card.
  const [isOtherCard] = useState(view.isOtherCard)
  const { payment } = checkout.draft
  const agreed = checkout.agreements.map(({ kind }) => kind)
  const methods = paymentMethodsOnDevice(paymentMethodsForOrder(available, agreed), withoutWallets)
  const [chosen, choose] = useState(() => initialMethod(methods, isOtherCard ? null : payment))
  const entered = chosenCard(payment)
  const [card, chooseCard] = useState(() => (isOtherCard ? anotherCard : firstChoice(entered, stored)))
  const entersCard = stored.length > 0 ? card === anotherCard : entered === null || isOtherCard
  const lacksCard = checkout.needsCard && chosen === cardMethod && entersCard
  const goesToPayPal = checkout.needsCard && chosen === 'paypal' && payPalState(checkout) !== 'agreed'
  return { methods, chosen, choose, card, chooseCard, entersCard, lacksCard, goesToPayPal }
}

function withoutPaymentText({ isFreeRedemption, giftcards }: Checkout, texts: ReturnType<typeof useTexts<'checkout'>>) {
  if (isFreeRedemption) return texts.redeemed
  return giftcards.length > 0 ? texts.giftCards.payWhole : texts.free
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
  result: StepResult | GiftCardResult | undefined,
  texts: ReturnType<typeof useTexts<'checkout'>>,
): FormProblem[] {
  if (result?.kind === 'card-missing') return [{ text: texts.cardNeeded, to: '#payment' }]
  if (result?.kind === 'card-unknown') return [{ text: texts.cardUnknown, to: '#payment' }]
  if (result?.kind === 'paypal-failed') return [{ text: texts.methods.payPalFailed, to: '#payment' }]
  if (result?.kind === 'card-expired') return [{ text: texts.storedCards.expiredNow, to: '#payment' }]
  if (result?.kind === 'failed') return [{ text: texts.saveFailed }]
  const shows = result || problem === null || !Object.hasOwn(reactions, problem) ? null : reactions[problem]!.shows
  return shows === null ? [] : [{ text: texts.errors[shows], to: '#payment', link: texts.errors.links.method }]
}
