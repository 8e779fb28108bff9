import { useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { cardMethod } from '#domain/payment-engines.ts'
import type { Site } from '#domain/sites.ts'
import { AddressFields, CountryLine } from '../checkout/address/address-fields.tsx'
import { readAddress } from '../checkout/address/address-form.ts'
import { browserInfo, collectsBrowserInfo, readBrowserInfo } from '../checkout/placing/browser-info.ts'
import { CardChoices } from '../checkout/card/card-choices.tsx'
import { CardFrame, type CardFrameHandle } from '../checkout/card/card-frame.tsx'
import { ErrorSummary, type FormProblem } from '../checkout/form/error-summary.tsx'
import { MethodChoices } from '../checkout/payment/method-choices.tsx'
import { firstChoice } from '../checkout/card/stored-cards.ts'
import { keepInPlace } from '../checkout/address/use-address-form.ts'
import { useBillingForm } from '../checkout/payment/use-billing-form.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { LinkFrame } from '../payment-link/link-frame.tsx'
import type { LinkAnswer, LinkProblem } from '../payment-link/link-actions.ts'
import type { LinkView } from '../payment-link/link-view.ts'
import { writeAmount } from '../payment-link/write-amount.ts'
import { PostForm, useAnswer, useIsPosting, usePost } from '#storefront/widgets/post-form.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'

/** The payment link page: a request by staff outside the cart, with its payment form [PAY-002, PAY-003, PAY-004]. */
export const route = pageRoute<LinkView>(
  {
    areas: ['payment-link', 'checkout'],
    load: async (context, page) => (await import('../payment-link/load-link.ts')).loadLink(context, page),
    View: PaymentLink,
  },
  async (context, page, form) => {
    const { payLink } = await import('../payment-link/link-actions.ts')
    const info = collectsBrowserInfo(context.shop.site) ? { browserInfo: readBrowserInfo(form.get('browser')) } : {}
    const billingAddress = form.has('billing-countryId') ? readAddress(form, 'billing') : null
    return payLink(context, page, form, { billingAddress, browserInfo: info })
  },
)

function PaymentLink({ view }: { view: LinkView }) {
  const anew = useAnswer<LinkAnswer>()?.anew
  const link = anew ? { ...view, ...anew } : view
  const isOpen = link.state === 'open' || link.state === 'partly_paid'
  return <LinkFrame link={link}>{isOpen && !link.isBlocked && <PayForm link={link} />}</LinkFrame>
}

/** The card number is typed in the vault's frame; without JavaScript, PayPal, gift cards and stored cards pay. */
function PayForm({ link }: { link: LinkView }) {
  const texts = useTexts('payment-link')
  const formats = useFormats()
  const { site, locale } = useShop()
  const answer = useAnswer<LinkAnswer>()
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<CardFrameHandle>(null)
  const post = usePost()
  const isPosting = useIsPosting()
  const [isAsking, setAsking] = useState(false)
  const isBusy = isPosting || isAsking
  const [choice, setChoice] = useState(() => firstChoice(null, link.stored))
  const [method, setMethod] = useState(cardMethod)
  const methods = link.offersPayPal ? [cardMethod, 'paypal'] : [cardMethod]
  const isRefused = answer?.problem === 'invalid_billing'
  const address = useBillingForm(answer?.billingAddress ?? link.billingAddress, isRefused ? link.key : null, form)
  const problem = answer ? answer.problem : problemIn(link, texts.problems)
  const told: FormProblem[] = [
    ...(problem === null ? [] : [{ text: texts.problems[problem], to: '#pay-by' }]),
    ...address.words,
  ]

  const prepare = (data: FormData) => {
    // A repeated submission while the first is pending.
    if (isBusy || !address.check()) return false
    tellBrowser(site, data)
    const needsToken = data.get('op') !== 'giftcard' && method === cardMethod && choice === 'another'
    if (!needsToken || !frame.current) return true
    setAsking(true)
    frame.current.tokenize()
    return false
  }
  const take = (token: string) => {
    setAsking(false)
    if (!form.current) return
    const data = new FormData(form.current)
    data.set('payment_token', token)
    tellBrowser(site, data)
    post(link.to, data)
  }
  const isWhole = !link.allowsPart
  const whole = writeAmount(link.due, locale.tag)
  return (
    <PostForm to={link.to} ref={form} keepsScroll prepare={prepare} onChange={() => address.retouch()}>
      <ErrorSummary problems={told} told={address.toldAt ?? (problem === null ? undefined : link.key)} />
      <input type="hidden" name="key" value={link.key} />
      {/* Enter submits a form's first button, so the first one must pay. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {texts.payNow}
      </button>
      <section className="step-section" aria-labelledby="pay-by">
        <h2 id="pay-by" tabIndex={-1}>
          {texts.payBy}
        </h2>
        {isWhole ? (
          <input type="hidden" name="amount" value={whole} />
        ) : (
          <TextField
            key={link.due}
            name="amount"
            label={texts.amount}
            hint={texts.amountHint(formats.money(link.due))}
            inputMode="decimal"
            maxLength={14}
            defaultValue={answer?.amount || whole}
          />
        )}
        <MethodChoices methods={methods} chosen={method} onChoose={setMethod}>
          {(each) =>
            each === 'paypal' ? (
              <p className="small muted">{texts.payPalNext}</p>
            ) : (
              <>
                {link.stored.length > 0 && (
                  <CardChoices stored={link.stored} entered={null} chosen={choice} onChoose={setChoice} />
                )}
                {link.vault && choice === 'another' && (
                  <CardFrame
                    vault={link.vault}
                    back={null}
                    handle={frame}
                    onToken={take}
                    onStop={() => setAsking(false)}
                    onSubmit={() => form.current?.requestSubmit()}
                  />
                )}
                <noscript>
                  <p className="message message--warn">
                    <Icon name="info" /> {texts.noScript}
                  </p>
                </noscript>
              </>
            )
          }
        </MethodChoices>
        <details className="facet">
          <summary>{texts.useGiftCard}</summary>
          <TextField
            name="giftCard"
            label={texts.giftCard}
            hint={texts.giftCardHint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
          <button className="button button--line" name="op" value="giftcard" aria-busy={isPosting}>
            {texts.giftCardAlone}
          </button>
        </details>
      </section>
      <section className="step-section" aria-labelledby="billing">
        <h2 id="billing">{texts.billing}</h2>
        <CountryLine purpose="billing" countryId={address.countryId} onCountry={address.setCountry} />
        <AddressFields
          purpose="billing"
          address={address.address}
          problems={address.problems}
          countryId={address.countryId}
          onCountry={address.setCountry}
          onLeave={address.leave}
          fields={address.fields}
        />
      </section>
      <div className="step-foot">
        <button className="button button--large" onMouseDown={keepInPlace} aria-busy={isBusy}>
          {isBusy
            ? texts.paying
            : method === 'paypal'
              ? texts.toPayPal
              : isWhole
                ? texts.pay(formats.money(link.due))
                : texts.payNow}
        </button>
      </div>
    </PostForm>
  )
}

function problemIn({ problem }: LinkView, problems: Readonly<Record<LinkProblem, string>>) {
  return problem !== null && Object.hasOwn(problems, problem) ? (problem as LinkProblem) : null
}

/** Adds the browser data that the site's banks need [PAY-236]. */
function tellBrowser(site: Site, form: FormData) {
  if (!collectsBrowserInfo(site)) return
  const timeZoneOffset = new Date().getTimezoneOffset()
  form.set('browser', JSON.stringify(browserInfo({ navigator, screen, timeZoneOffset })))
}
