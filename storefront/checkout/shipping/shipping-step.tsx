import { useRef } from 'react'
import { placeKey } from '#domain/address/postal-place.ts'
import type { FormField } from '#domain/address/form-fields.ts'
import type { Site } from '#domain/sites.ts'
import { mayReverseCharge, parseVatNumber } from '#domain/tax/vat-number.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { AddressFields, BusinessFields, CountryLine } from '../address/address-fields.tsx'
import { pickupContactFields, formFields } from '../address/address-form.ts'
import type { StepResult } from '../checkout-actions.ts'
import type { Checkout } from '../placing/compose-order.ts'
import { DidYouMean } from '../address/did-you-mean.tsx'
import { ErrorSummary, type FormProblem } from '../form/error-summary.tsx'
import { formPath, type ShippingView } from '../address/address-book-choice.ts'
import { AddressBookPicker, SaveToBook } from '../address/address-book-picker.tsx'
import { PickupLocationChoice, DeliveryMethodChoice } from './pickup.tsx'
import { Rates } from './rates.tsx'
import { HiddenFields } from '../address/hidden-fields.tsx'
import { type CheckoutStart, StepFrame } from '../step-frame.tsx'
import { preventFieldBlur, useFieldMessages } from '../address/use-address-form.ts'
import { useShippingForm, type ShippingForm } from './use-shipping-form.ts'

const contactFields: readonly FormField[] = ['email', ...pickupContactFields]
const hiddenFields = formFields.filter((field) => !contactFields.includes(field))
const bookFields = formFields.filter((field) => field !== 'email')

/** Renders the shipping step. With JavaScript, rates load while the shopper enters the address. */
export function ShippingStep({ view, start }: { view: ShippingView; start?: CheckoutStart }) {
  const texts = useTexts('checkout')
  const result = useActionResult<StepResult>()
  const isPosting = useIsPosting()
  const form = useRef<HTMLFormElement>(null)
  const state = useShippingForm(view, form)
  const { shown, touch, reload, fields, pickup, isPickup, chosen, keep } = state
  const { checkout } = shown
  const hasFreight = checkout.cart.lines.some(({ isFreight }) => isFreight)
  const problems = useShippingProblems(state.visible, fields, result)
  // Ignores a suggestion for an address that is no longer in the form.
  const intended =
    result?.kind === 'suggested' && placeKey(result.entered) === placeKey(fields.address) ? result : undefined
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
    <StepFrame step="shipping" checkout={checkout} notice={view.notice} start={start}>
      <ErrorSummary problems={problems} attempt={fields.attempt ?? (result && view.load)} />
      {intended && (
        <DidYouMean
          {...intended}
          to={formPath(view.book, chosen)}
          hiddenFields={{ ...intended.hiddenFields, list: view.listId }}
        />
      )}
      <PostForm
        to={formPath(view.book, chosen)}
        ref={form}
        keepsScroll
        prepare={() => fields.check()}
        onChange={() => {
          fields.retouch()
          touch()
          keep()
        }}
      >
        <input type="hidden" name="list" value={view.listId} />
        {checkout.draft.isAsEntered && (
          <input type="hidden" name="settled" value={placeKey(checkout.draft.shippingAddress)} />
        )}
        <Contact mayLogIn={!view.isCustomer && start === undefined} fields={common} />
        {pickup && (
          <DeliveryMethodChoice
            pickup={pickup}
            isPickup={isPickup}
            onChange={(isOn) => {
              fields.keep()
              state.setPickup(isOn)
            }}
          />
        )}
        {isPickup ? <PickupContact fields={common} /> : <ShipTo view={view} state={state} fields={common} />}
        <section className="step-section" aria-labelledby="rates">
          <h2 id="rates">{isPickup ? texts.pickup.where : texts.howItShips}</h2>
          {isPickup && pickup && <PickupLocationChoice pickup={pickup} />}
          <Rates shown={shown} hasFreight={hasFreight} onRetry={reload} isPickup={isPickup} />
        </section>
        <div className="step-foot">
          <Link className="link" to="/cart">
            {texts.backToCart}
          </Link>
          <button className="button button--large" aria-busy={isPosting} onMouseDown={preventFieldBlur}>
            {isPosting ? texts.saving : texts.continueToPayment}
          </button>
        </div>
      </PostForm>
    </StepFrame>
  )
}

type CommonFields = Omit<Parameters<typeof AddressFields>[0], 'fields' | 'children' | 'phoneHint'>

function Contact({ mayLogIn, fields }: { mayLogIn: boolean; fields: CommonFields }) {
  const texts = useTexts('checkout')
  return (
    <section className="step-section" aria-labelledby="contact">
      <div className="step-head">
        <h2 id="contact">{texts.contact}</h2>
        {mayLogIn && (
          <Link className="link small" to="/login?redirect=%2Fcheckout%2Fshipping">
            {texts.logInInstead}
          </Link>
        )}
      </div>
      <AddressFields {...fields} fields={['email']} />
    </section>
  )
}

function PickupContact({ fields }: { fields: CommonFields }) {
  const texts = useTexts('checkout')
  return (
    <section className="step-section" aria-labelledby="who">
      <h2 id="who">{texts.pickup.who}</h2>
      <AddressFields {...fields} fields={pickupContactFields} phoneHint={texts.pickup.phone} />
      <input type="hidden" name="collects" value="on" />
      <HiddenFields address={fields.address} fields={hiddenFields} />
    </section>
  )
}

function ShipTo({ view, state, fields: common }: { view: ShippingView; state: ShippingForm; fields: CommonFields }) {
  const texts = useTexts('checkout')
  const { site } = useShop()
  const { fields, chosen, choose, isSaved, visible, touch, shown } = state
  return (
    <section className="step-section" aria-labelledby="ship-to">
      <h2 id="ship-to">{texts.shipTo}</h2>
      {view.book.length > 0 && <AddressBookPicker book={view.book} chosen={chosen} onChoose={choose} />}
      {isSaved ? (
        <>
          <input type="hidden" name="shown" value="book" />
          <HiddenFields address={fields.address} fields={bookFields} />
        </>
      ) : (
        <>
          <CountryLine
            purpose="shipping"
            countryId={fields.countryId}
            onCountry={(countryId) => {
              fields.setCountry(countryId)
              touch()
            }}
          />
          <AddressFields {...common} fields={visible.filter((field) => field !== 'email')}>
            <BusinessFields address={fields.address} vat={vatOf(site, shown.checkout)} problems={fields.problems} />
          </AddressFields>
          {view.isCustomer && <SaveToBook />}
        </>
      )}
    </section>
  )
}

function useShippingProblems(
  visible: readonly FormField[],
  fields: ShippingForm['fields'],
  result: StepResult | undefined,
): FormProblem[] {
  const texts = useTexts('checkout')
  const problems = useFieldMessages(fields, visible)
  if (result?.kind === 'failed') problems.unshift({ text: texts.saveFailed })
  if (result?.kind === 'no-pickup') problems.unshift({ text: texts.pickup.refused })
  if (result?.kind === 'no-place') problems.unshift({ text: texts.pickup.noPlace, to: '#rates' })
  return problems
}

/** Returns the state of the VAT number used for tax, or 'unknown' if the check got no response [TAX-218]. */
function vatOf(site: Site, { tax: { state, vatValid }, draft }: Checkout): 'invalid' | 'unknown' | null {
  if (vatValid === false) return 'invalid'
  const number = parseVatNumber(draft.shippingAddress.vatNumber)
  const isChecked = number !== undefined && mayReverseCharge(site, number.country)
  return state === 'valid' && vatValid === null && isChecked ? 'unknown' : null
}
