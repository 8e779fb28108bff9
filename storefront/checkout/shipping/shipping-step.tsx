import { useEffect, useRef, useState } from 'react'
import { emptyAddress } from '#domain/address/address.ts'
import { placeKey } from '#domain/address/postal-place.ts'
import { addressForm, type FormField } from '#domain/address/form-fields.ts'
import { formOf } from '#domain/countries/countries.ts'
import type { Site } from '#domain/sites.ts'
import { mayReverseCharge, readVatNumber } from '#domain/tax/vat-number.ts'
import { Link } from '#storefront/widgets/link.tsx'
import { PostForm, useAnswer, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { AddressFields, BusinessFields, CountryLine } from '../address/address-fields.tsx'
import { collectorFields, formFields, inFormOrder } from '../address/address-form.ts'
import { problemText } from '../address/address-messages.ts'
import type { StepAnswer } from '../checkout-actions.ts'
import type { Checkout } from '../placing/compose-order.ts'
import { DidYouMean } from '../address/did-you-mean.tsx'
import { ErrorSummary, type FormProblem } from '../form/error-summary.tsx'
import { formPath, type ShippingView } from '../address/address-book-choice.ts'
import { AddressBookPicker, SaveToBook } from '../address/address-book-picker.tsx'
import { PickupLocationChoice, DeliveryMethodChoice } from './pickup.tsx'
import { Rates } from './rates.tsx'
import { HiddenFields } from '../address/hidden-fields.tsx'
import { StepFrame } from '../step-frame.tsx'
import { keepInPlace, useAddressForm } from '../address/use-address-form.ts'
import { useLiveRates } from './use-live-rates.ts'
import { useLocalOrder } from '../use-local-order.ts'

const asked: readonly FormField[] = ['email', ...collectorFields]
const keptFields = formFields.filter((field) => !asked.includes(field))
const bookFields = formFields.filter((field) => field !== 'email')

/** With JavaScript the rates load while the address is typed. */
export function ShippingStep({ view }: { view: ShippingView }) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { site } = useShop()
  const answer = useAnswer<StepAnswer>()
  const isPosting = useIsPosting()
  const form = useRef<HTMLFormElement>(null)
  const { shown, touch, reload } = useLiveRates(view, form)
  const { checkout } = shown
  const { shippingAddress } = checkout.draft
  const { pickup } = checkout
  const [wantsPickup, setPickup] = useState<boolean>()
  const isPickup = pickup !== null && pickup.isUsable && (wantsPickup ?? pickup.isWanted)
  const purpose = isPickup ? 'pickup' : 'shipping'
  const fields = useAddressForm(purpose, shippingAddress, answer?.kind === 'invalid' ? view.load : null, form)
  const [chosen, setChosen] = useState(view.chosen)
  const isSaved = view.book.some(({ id }) => id === chosen)
  const keep = useLocalOrder({
    listId: view.listId,
    part: 'shipping',
    base: shippingAddress,
    form,
    read: fields.read,
    take: (address) => {
      fields.take(address)
      touch()
    },
    isTyped: !isSaved && !isPickup,
  })
  useEffect(() => {
    if (view.isPrefilled) touch()
  }, [view.isPrefilled, touch])
  const choose = (id: string) => {
    const { email, firstname, lastname, telephone, countryId } = fields.read()
    const blank = { ...emptyAddress(countryId), street: [], firstname, lastname, telephone }
    fields.take({ ...(view.book.find((each) => each.id === id)?.address ?? blank), email })
    setChosen(id)
    touch()
  }
  const country = formOf(fields.countryId)
  const { visible } = addressForm(site, country)
  const hasFreight = checkout.cart.lines.some(({ isFreight }) => isFreight)
  const told: FormProblem[] = inFormOrder(fields.told, visible).map((problem) => ({
    text: problemText(site, problem, fields.address, texts, formats.countryName),
    to: `#${problem.path}`,
  }))
  if (answer?.kind === 'failed') told.unshift({ text: texts.saveFailed })
  if (answer?.kind === 'no-pickup') told.unshift({ text: texts.pickup.refused })
  if (answer?.kind === 'no-place') told.unshift({ text: texts.pickup.noPlace, to: '#rates' })
  // Only if the suggestion is for the address now in the form.
  const meant =
    answer?.kind === 'suggested' && placeKey(answer.entered) === placeKey(fields.address) ? answer : undefined
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
    <StepFrame step="shipping" checkout={checkout} notice={view.notice}>
      <ErrorSummary problems={told} told={fields.toldAt ?? (answer && view.load)} />
      {meant && (
        <DidYouMean {...meant} to={formPath(view.book, chosen)} beside={{ ...meant.beside, list: view.listId }} />
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
        <section className="step-section" aria-labelledby="contact">
          <div className="step-head">
            <h2 id="contact">{texts.contact}</h2>
            {!view.isCustomer && (
              <Link className="link small" to="/login?redirect=%2Fcheckout%2Fshipping">
                {texts.logInInstead}
              </Link>
            )}
          </div>
          <AddressFields {...common} fields={['email']} />
        </section>
        {pickup && (
          <DeliveryMethodChoice
            pickup={pickup}
            isPickup={isPickup}
            onChange={(isOn) => {
              fields.keep()
              setPickup(isOn)
            }}
          />
        )}
        {isPickup ? (
          <section className="step-section" aria-labelledby="who">
            <h2 id="who">{texts.pickup.who}</h2>
            <AddressFields {...common} fields={collectorFields} phoneHint={texts.pickup.phone} />
            <input type="hidden" name="collects" value="on" />
            <HiddenFields address={fields.address} fields={keptFields} />
          </section>
        ) : (
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
                  <BusinessFields address={fields.address} vat={vatOf(site, checkout)} problems={fields.problems} />
                </AddressFields>
                {view.isCustomer && <SaveToBook />}
              </>
            )}
          </section>
        )}
        <section className="step-section" aria-labelledby="rates">
          <h2 id="rates">{isPickup ? texts.pickup.where : texts.howItShips}</h2>
          {isPickup && <PickupLocationChoice pickup={pickup} />}
          <Rates shown={shown} hasFreight={hasFreight} onRetry={reload} isPickup={isPickup} />
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

/** Returns the state of the VAT number used for tax; 'unknown' if the check got no response [TAX-218]. */
function vatOf(site: Site, { tax: { state, vatValid }, draft }: Checkout): 'invalid' | 'unknown' | null {
  if (vatValid === false) return 'invalid'
  const number = readVatNumber(draft.shippingAddress.vatNumber)
  const isAsked = number !== undefined && mayReverseCharge(site, number.country)
  return state === 'valid' && vatValid === null && isAsked ? 'unknown' : null
}
