import { type ReactNode, useRef } from 'react'
import { emptyAddress } from '#domain/address/address.ts'
import { addressForm, startCountry } from '#domain/address/form-fields.ts'
import { formOf } from '#domain/countries/countries.ts'
import { PostForm } from '../post-form.tsx'
import { useFormats, useShop, useTexts } from '../shop-context.tsx'
import { AddressFields, CountryLine } from './address-fields.tsx'
import { inFormOrder, type WireAddress } from './address-form.ts'
import { problemText } from './address-words.ts'
import { ErrorSummary, type Told } from './error-summary.tsx'
import { keepInPlace, useAddressForm } from './use-address-form.ts'

interface ShipToFormProps {
  /** The page that keeps the address. */
  to: string
  /** What is there; null while nothing was entered. */
  saved: WireAddress | null
  /** Belongs to who fills it in, and is not asked for. */
  email: string
  /** The load in which the page refused it; null when it did not. */
  refusedAt: string | null
  children: ReactNode
}

/** An address to ship to that is kept apart from an order, in the order and the words of its country. */
export function ShipToForm({ to, saved, email, refusedAt, children }: ShipToFormProps) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { site, country } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const fresh: WireAddress = { ...emptyAddress(startCountry(site, country)), street: [] }
  const fields = useAddressForm('shipping', { ...(saved ?? fresh), email }, refusedAt, form)
  const { visible } = addressForm(site, formOf(fields.countryId))
  const told: Told[] = inFormOrder(fields.told, visible).map((problem) => ({
    text: problemText(site, problem, fields.address, texts, formats.countryName),
    to: `#${problem.path}`,
  }))
  return (
    <PostForm to={to} ref={form} keepsScroll prepare={() => fields.check()} onChange={() => fields.retouch()}>
      <ErrorSummary problems={told} told={fields.toldAt} />
      <input type="hidden" name="op" value="address" />
      <input type="hidden" name="email" value={email} />
      <CountryLine purpose="shipping" countryId={fields.countryId} onCountry={fields.setCountry} />
      <AddressFields
        purpose="shipping"
        address={fields.address}
        problems={fields.problems}
        countryId={fields.countryId}
        onCountry={fields.setCountry}
        onLeave={fields.leave}
        fields={visible.filter((field) => field !== 'email')}
      />
      <button className="button button--line" onMouseDown={keepInPlace}>
        {children}
      </button>
    </PostForm>
  )
}
