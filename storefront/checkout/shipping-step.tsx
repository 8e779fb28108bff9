import { useRef } from 'react'
import { addressForm } from '#domain/address/form-fields.ts'
import { countries, countryOf } from '#domain/countries/countries.ts'
import { Link } from '../link.tsx'
import { PostForm, useAnswer, useIsPosting } from '../post-form.tsx'
import { useFormats, useShop, useTexts } from '../shop-context.tsx'
import { AddressFields, BusinessFields, CountryLine } from './address-fields.tsx'
import { inFormOrder } from './address-form.ts'
import { problemText } from './address-words.ts'
import type { StepAnswer } from './checkout-actions.ts'
import { ErrorSummary, type Told } from './error-summary.tsx'
import type { StepView } from './load-checkout.ts'
import { Rates } from './rates.tsx'
import { StepFrame } from './step-frame.tsx'
import { keepInPlace, useAddressForm } from './use-address-form.ts'
import { useLiveRates } from './use-live-rates.ts'

/** Contact, address and delivery in one form; with JavaScript the rates come while the address is typed. */
export function ShippingStep({ view }: { view: StepView }) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { site } = useShop()
  const answer = useAnswer<StepAnswer>()
  const isPosting = useIsPosting()
  const form = useRef<HTMLFormElement>(null)
  const { shown, touch, reload } = useLiveRates(view, form)
  const { checkout } = shown
  const { shippingAddress } = checkout.draft
  const fields = useAddressForm('shipping', shippingAddress, answer?.kind === 'invalid' ? view.load : null, form)
  const country = countryOf(fields.countryId) ?? countries[0]!
  const { visible } = addressForm(site, country)
  const hasFreight = checkout.cart.lines.some(({ isFreight }) => isFreight)
  const told: Told[] = inFormOrder(fields.told, visible).map((problem) => ({
    text: problemText(site, problem, fields.address, texts, formats.countryName),
    to: `#${problem.path}`,
  }))
  if (answer?.kind === 'failed') told.unshift({ text: texts.saveFailed })
  const common = {
    purpose: 'shipping',
    address: fields.address,
    problems: fields.problems,
    countryId: fields.countryId,
    onCountry: fields.setCountry,
    onLeave: fields.leave,
    hasFreight,
  } as const
  return (
    <StepFrame step="shipping" checkout={checkout}>
      <ErrorSummary problems={told} told={fields.toldAt ?? (answer && view.load)} />
      <PostForm
        to="/checkout/shipping"
        ref={form}
        keepsScroll
        prepare={() => fields.check()}
        onChange={() => {
          fields.retouch()
          touch()
        }}
      >
        <input type="hidden" name="list" value={view.listId} />
        <section className="step-section" aria-labelledby="contact">
          <h2 id="contact">
            {texts.contact}
            {!view.isCustomer && (
              <Link className="link small" to="/login?redirect=%2Fcheckout%2Fshipping">
                {texts.logInInstead}
              </Link>
            )}
          </h2>
          <AddressFields {...common} fields={['email']} />
        </section>
        <section className="step-section" aria-labelledby="ship-to">
          <h2 id="ship-to">{texts.shipTo}</h2>
          <CountryLine
            purpose="shipping"
            countryId={fields.countryId}
            onCountry={(countryId) => {
              fields.setCountry(countryId)
              touch()
            }}
          />
          <AddressFields {...common} fields={visible.filter((field) => field !== 'email')}>
            <BusinessFields address={fields.address} vatValid={checkout.tax.vatValid} problems={fields.problems} />
          </AddressFields>
        </section>
        <section className="step-section" aria-labelledby="rates">
          <h2 id="rates">{texts.howItShips}</h2>
          <Rates shown={shown} hasFreight={hasFreight} onRetry={reload} />
        </section>
        <div className="step-foot">
          <Link className="link" to="/cart">
            {texts.backToCart}
          </Link>
          <button className="button button--large" aria-busy={isPosting} onMouseDown={keepInPlace}>
            {isPosting ? texts.saving : texts.continueToPayment}
          </button>
        </div>
      </PostForm>
    </StepFrame>
  )
}
