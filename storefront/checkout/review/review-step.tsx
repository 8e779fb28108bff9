import { useEffect, useState } from 'react'
import { cardMethod } from '#domain/payment-engines.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { createFieldMessages } from '../address/address-messages.ts'
import { Agreements } from './agreements.tsx'
import { browserInfo, collectsBrowserInfo } from '../placing/browser-info.ts'
import { composeOrder } from '../placing/compose-order.ts'
import { ErrorSummary } from '../form/error-summary.tsx'
import { AddressLines, ShippingSummary } from '../shipping/step-summaries.tsx'
import type { StepView } from '../load-checkout.ts'
import { Totals } from '../summary/order-summary.tsx'
import { PaidWith } from '../payment/paid-with.tsx'
import type { PlaceResult } from '../placing/place-order.ts'
import { createSubmissionLock } from '../placing/create-submission-lock.ts'
import { PriceNotice } from './price-notice.tsx'
import { displayedAmounts } from './price-changes.ts'
import { refusalMessage } from './refusal-messages.ts'
import { reactionTo } from './refusals.ts'
import { nonCardMethod } from '../payment/payment-kind.ts'
import { ReviewLines } from './review-lines.tsx'
import { ShortLines } from './short-stock-lines.tsx'
import { FoldedStep, StepFrame } from '../step-frame.tsx'
import { totalsView } from '../summary/totals-view.ts'
import { useCaptcha } from '#storefront/browser/captcha/use-captcha.ts'

export function ReviewStep({ view }: { view: StepView }) {
  const texts = useTexts('checkout')
  const { countryName } = useFormats()
  const { site, locale } = useShop()
  const { checkout, load } = view
  const { draft, cart } = checkout
  const result = useActionResult<PlaceResult>()
  const refusal = result?.refusal
  const fieldText = createFieldMessages(site, draft, texts, countryName)
  return (
    <StepFrame step="review" checkout={checkout} notice={view.notice}>
      <ErrorSummary
        problems={refusal ? refusalMessage(refusal, cart.lines, texts, fieldText) : []}
        attempt={refusal ? load : undefined}
        title={refusal && reactionTo(refusal, cardMethod).shows === 'payment_error' ? texts.declinedTitle : undefined}
      />
      <PriceNotice checkout={checkout} load={load} before={result?.seen ?? null} />
      <ShortLines checkout={checkout} isRefused={refusal?.code === 'inventory_error'} />
      <ShippingSummary checkout={checkout} />
      <div className="folds">
        <FoldedStep title={texts.payment} step="payment">
          <PaidWith
            giftcards={checkout.giftcards}
            method={checkout.needsCard ? nonCardMethod(draft.payment) : null}
            card={checkout.needsCard ? (draft.payment?.card ?? null) : null}
            isForLater={checkout.totals.toPay === 0}
          />
        </FoldedStep>
        <FoldedStep title={texts.billing} step="payment" place="#billing">
          {draft.billingSameAsShipping ? (
            texts.sameAsShipping
          ) : (
            <AddressLines address={draft.billingAddress} isOneLine />
          )}
        </FoldedStep>
      </div>
      <section className="step-section" aria-labelledby="items">
        <h2 id="items">{texts.items}</h2>
        <ReviewLines checkout={checkout} />
      </section>
      <section className="box review-totals" aria-labelledby="review-totals">
        <h2 className="h3" id="review-totals">
          {texts.yourOrder}
        </h2>
        <Totals totals={totalsView(checkout, locale.tag)} />
      </section>
      <PlaceForm view={view} result={result} />
    </StepFrame>
  )
}

function PlaceForm({ view, result }: { view: StepView; result: PlaceResult | undefined }) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { site } = useShop()
  const { checkout, key } = view
  const isPosting = useIsPosting('op', 'place')
  const [submission] = useState(createSubmissionLock)
  const captcha = useCaptcha('placeorder', !isPosting)
  const order = composeOrder(site, checkout)
  const total = checkout.totals.toPay
  const isMissing = result?.refusal.code === 'subscription_agree_missing'
  const [shownKey, setShownKey] = useState(key)
  const nextKey = result?.key ?? key
  if (shownKey !== nextKey) setShownKey(nextKey)
  useEffect(() => {
    if (!isPosting) submission.end()
  }, [isPosting, submission])
  const prepare = (form: FormData) => {
    if (submission.begins() === 'placing') return false
    if (collectsBrowserInfo(site)) {
      const timeZoneOffset = new Date().getTimezoneOffset()
      form.set('browser', JSON.stringify(browserInfo({ navigator, screen, timeZoneOffset })))
    }
    return true
  }
  const isReady = order !== null && checkout.cart.canCheckOut && checkout.step === 'review'
  return (
    <PostForm to="/checkout/review" prepare={prepare} className="place">
      <input type="hidden" name="op" value="place" />
      <input type="hidden" name="key" value={shownKey} />
      <input type="hidden" name="captcha" defaultValue="" ref={captcha} />
      <input type="hidden" name="order" value={order ? JSON.stringify(order) : ''} />
      <input type="hidden" name="seen" value={JSON.stringify(displayedAmounts(checkout))} />
      <Agreements checkout={checkout} agreed={result?.agreed ?? {}} showsMissing={isMissing} />
      {result?.refusal.code === 'registry_surplus' && (
        <fieldset className="agreements" id="surplus" tabIndex={-1}>
          <legend className="h3">{texts.gift.surplusTitle}</legend>
          <label className="check">
            <input type="checkbox" name="confirms-surplus" /> <span>{texts.gift.surplus}</span>
          </label>
        </fieldset>
      )}
      <p className="muted small" id="place-note">
        {isReady ? texts.placeNote : checkout.cart.list.type === 'quote' ? texts.blockedQuote : texts.blockedText}
      </p>
      <p className="muted small">
        {texts.returns}{' '}
        <Link className="link" to="/returns">
          {texts.returnsMore}
        </Link>
      </p>
      <div className="step-foot step-foot--place">
        <button
          className="button button--buy button--large place__button"
          disabled={!isReady}
          aria-busy={isPosting}
          aria-describedby="place-note"
        >
          {isPosting ? texts.placing : texts.placeOrder}
          {total !== null && <span className="figures">{formats.money(Math.round(total * 100))}</span>}
        </button>
        <Link className="link" to="/checkout/payment">
          {texts.backTo.payment}
        </Link>
      </div>
    </PostForm>
  )
}
