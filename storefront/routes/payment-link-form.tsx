import { useRef, useState } from 'react'
import { cardMethod } from '#domain/payment-engines.ts'
import { minPartialPayment } from '#domain/payment-links/payment-link.ts'
import type { Site } from '#domain/sites.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useActionResult, useIsPosting, usePost } from '#storefront/widgets/post-form.tsx'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { AddressFormFields } from '../checkout/address/address-fields.tsx'
import { preventFieldBlur } from '../checkout/address/use-address-form.ts'
import { CardChoices } from '../checkout/card/card-choices.tsx'
import { CardFrame } from '../checkout/card/card-frame.tsx'
import { firstChoice } from '../checkout/card/stored-cards.ts'
import { useCardEntry } from '../checkout/card/use-card-entry.ts'
import { ErrorSummary, type FormProblem } from '../checkout/form/error-summary.tsx'
import { MethodChoices } from '../checkout/payment/method-choices.tsx'
import { useBillingForm } from '../checkout/payment/use-billing-form.ts'
import { browserInfo, collectsBrowserInfo } from '../checkout/placing/browser-info.ts'
import type { LinkResult, LinkProblem } from '../payment-link/link-actions.ts'
import type { LinkView } from '../payment-link/link-view.ts'
import { formatAmount } from '../payment-link/format-amount.ts'

/**
 * The card number is entered in the vault's frame. Without JavaScript, shoppers can still pay with PayPal, gift cards,
 * and stored cards.
 */
export function PayForm({ link }: { link: LinkView }) {
  const texts = useTexts('payment-link')
  const formats = useFormats()
  const result = useActionResult<LinkResult>()
  const isPosting = useIsPosting()
  const pay = useLinkPayment(link, result)
  const { form, address, method } = pay
  const isBusy = isPosting || pay.card.isTokenizing
  const problem = result ? result.problem : readProblem(link, texts.problems)
  const textOf = (each: LinkProblem) => {
    const text = texts.problems[each]
    return typeof text === 'function' ? text(formats.money(minPartialPayment)) : text
  }
  const problems: FormProblem[] = [
    ...(problem === null ? [] : [{ text: textOf(problem), to: '#pay-by' }]),
    ...address.words,
  ]
  return (
    <PostForm
      to={link.to}
      ref={form}
      keepsScroll
      prepare={(data) => !isBusy && pay.prepare(data)}
      onChange={() => address.retouch()}
    >
      <ErrorSummary problems={problems} attempt={address.attempt ?? (problem === null ? undefined : link.key)} />
      <input type="hidden" name="key" value={link.key} />
      {/* Enter submits a form's first button, so the first one must pay. */}
      <button className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {texts.payNow}
      </button>
      <section className="step-section" aria-labelledby="pay-by">
        <h2 id="pay-by" tabIndex={-1}>
          {texts.payBy}
        </h2>
        <AmountField link={link} entered={result?.amount} />
        <PayBy link={link} pay={pay} />
        <GiftCardField isPosting={isPosting} />
      </section>
      <section className="step-section" aria-labelledby="billing">
        <h2 id="billing">{texts.billing}</h2>
        <AddressFormFields purpose="billing" form={address} fields={address.fields} />
      </section>
      <div className="step-foot">
        <button className="button button--large" onMouseDown={preventFieldBlur} aria-busy={isBusy}>
          <PayLabel link={link} isBusy={isBusy} method={method} />
        </button>
      </div>
    </PostForm>
  )
}

type LinkPayment = ReturnType<typeof useLinkPayment>

/** Tracks the payment method, card, and billing address, and tokenizes an entered card before the form is submitted. */
function useLinkPayment(link: LinkView, result: LinkResult | undefined) {
  const { site } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const post = usePost()
  const [choice, setChoice] = useState(() => firstChoice(null, link.stored))
  const [method, setMethod] = useState(cardMethod)
  const isRefused = result?.problem === 'invalid_billing'
  const address = useBillingForm(result?.billingAddress ?? link.billingAddress, isRefused ? link.key : null, form)
  const card = useCardEntry({
    form,
    needsToken: (data) => data.get('op') !== 'giftcard' && method === cardMethod && choice === 'another',
    submit: (data) => {
      addBrowserInfo(site, data)
      post(link.to, data)
    },
  })
  const prepare = (data: FormData) => {
    if (!address.check()) return false
    addBrowserInfo(site, data)
    return card.prepare(data)
  }
  return { form, address, card, choice, setChoice, method, setMethod, prepare }
}

function AmountField({ link, entered }: { link: LinkView; entered: string | undefined }) {
  const texts = useTexts('payment-link')
  const formats = useFormats()
  const { locale } = useShop()
  const whole = formatAmount(link.due, locale.tag)
  if (!link.allowsPart) return <input type="hidden" name="amount" value={whole} />
  return (
    <TextField
      key={link.due}
      name="amount"
      label={texts.amount}
      hint={texts.amountHint(formats.money(link.due))}
      inputMode="decimal"
      maxLength={14}
      defaultValue={entered || whole}
    />
  )
}

function PayBy({ link, pay }: { link: LinkView; pay: LinkPayment }) {
  const texts = useTexts('payment-link')
  const methods = link.offersPayPal ? [cardMethod, 'paypal'] : [cardMethod]
  return (
    <MethodChoices methods={methods} chosen={pay.method} onChoose={pay.setMethod}>
      {(each) =>
        each === 'paypal' ? (
          <p className="small muted">{texts.payPalNext}</p>
        ) : (
          <>
            {link.stored.length > 0 && (
              <CardChoices stored={link.stored} entered={null} chosen={pay.choice} onChoose={pay.setChoice} />
            )}
            {link.vault && pay.choice === 'another' && (
              <CardFrame
                vault={link.vault}
                back={null}
                handle={pay.card.frame}
                onToken={pay.card.take}
                onStop={pay.card.stop}
                onSubmit={() => pay.form.current?.requestSubmit()}
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
  )
}

function GiftCardField({ isPosting }: { isPosting: boolean }) {
  const texts = useTexts('payment-link')
  return (
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
  )
}

function PayLabel({ link, isBusy, method }: { link: LinkView; isBusy: boolean; method: string }) {
  const texts = useTexts('payment-link')
  const formats = useFormats()
  if (isBusy) return texts.paying
  if (method === 'paypal') return texts.toPayPal
  return link.allowsPart ? texts.payNow : texts.pay(formats.money(link.due))
}

function readProblem({ problem }: LinkView, problems: Readonly<Record<LinkProblem, unknown>>) {
  return problem !== null && Object.hasOwn(problems, problem) ? (problem as LinkProblem) : null
}

/** Adds the browser data required by the site's banks [PAY-236]. */
function addBrowserInfo(site: Site, form: FormData) {
  if (!collectsBrowserInfo(site)) return
  const timeZoneOffset = new Date().getTimezoneOffset()
  form.set('browser', JSON.stringify(browserInfo({ navigator, screen, timeZoneOffset })))
}
