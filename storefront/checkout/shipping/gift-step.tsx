import { useRevalidator } from '#storefront/router/contexts.ts'
import { registryPath } from '#domain/registry/registry.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { maxFieldLengths } from '../address/address-form.ts'
import { problemText } from '../address/address-messages.ts'
import type { StepResult } from '../checkout-actions.ts'
import { ErrorSummary, type FormProblem } from '../form/error-summary.tsx'
import { Field } from '../form/field.tsx'
import { AddressLines } from './step-summaries.tsx'
import { initialRates } from './live-rates.ts'
import type { StepView } from '../load-checkout.ts'
import { Rates } from './rates.tsx'
import { type CheckoutStart, StepFrame } from '../step-frame.tsx'

/**
 * Renders the first step for a registry gift. It ships to the owner, so only city and region are shown [REGISTRY-203].
 */
export function GiftStep({ view, start }: { view: StepView; start?: CheckoutStart }) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { site } = useShop()
  const { revalidate } = useRevalidator()
  const result = useActionResult<StepResult>()
  const isPosting = useIsPosting()
  const { checkout } = view
  const { shippingAddress, comments } = checkout.draft
  const { title, firstname, urlKey } = checkout.registry!
  const found = result?.kind === 'invalid' ? checkout.problems.shipping : []
  const problems: FormProblem[] = found.map(({ path, rule }) => ({
    text: problemText(site, { path, rule: rule as 'required' }, shippingAddress, texts, formats.countryName),
    to: `#${path}`,
  }))
  if (result?.kind === 'failed') problems.unshift({ text: texts.saveFailed })
  const hasFreight = checkout.cart.lines.some(({ isFreight }) => isFreight)
  return (
    <StepFrame step="shipping" checkout={checkout} notice={view.notice} start={start}>
      <ErrorSummary problems={problems} attempt={result && view.load} />
      <PostForm to="/checkout/shipping" keepsScroll>
        <input type="hidden" name="list" value={view.listId} />
        <section className="step-section" aria-labelledby="contact">
          <h2 id="contact">{texts.contact}</h2>
          <div className="form">
            <Field
              name="email"
              label={texts.email}
              kind={{ autoComplete: 'email', inputMode: 'email', type: 'email' }}
              value={shippingAddress.email}
              problem={problems[0]?.to === '#email' ? problems[0].text : undefined}
              hint={texts.emailHint}
              longest={maxFieldLengths.email}
            />
          </div>
        </section>
        <section className="step-section" aria-labelledby="ship-to">
          <h2 id="ship-to">{texts.gift.to}</h2>
          <p className="muted">{texts.gift.registry(title)}</p>
          <AddressLines address={shippingAddress} />
          <p className="small muted">{texts.gift.private(firstname)}</p>
          <div className="field">
            <label htmlFor="comments">
              {texts.gift.message(firstname)} <span className="muted">({texts.optional})</span>
            </label>
            <textarea
              className="input"
              id="comments"
              name="comments"
              rows={3}
              maxLength={1000}
              defaultValue={comments}
              aria-describedby="comments-hint"
            />
            <p className="hint" id="comments-hint">
              {texts.gift.messageHint}
            </p>
          </div>
        </section>
        <section className="step-section" aria-labelledby="rates">
          <h2 id="rates">{texts.howItShips}</h2>
          {checkout.shipping.state === 'notReady' ? (
            <p className="muted">{texts.gift.ratesHint}</p>
          ) : (
            <Rates shown={initialRates(checkout)} hasFreight={hasFreight} onRetry={() => void revalidate()} />
          )}
        </section>
        <div className="step-foot">
          <Link className="link" to={registryPath(urlKey)}>
            {texts.gift.back}
          </Link>
          <button className="button button--large" aria-busy={isPosting}>
            {isPosting ? texts.saving : texts.continueToPayment}
          </button>
        </div>
      </PostForm>
    </StepFrame>
  )
}
