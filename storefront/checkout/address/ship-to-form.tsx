import { type ReactNode, useRef, useState } from 'react'
import { emptyAddress } from '#domain/address/address.ts'
import { addressForm, initialCountry } from '#domain/address/form-fields.ts'
import { addressFormOf } from '#domain/countries/countries.ts'
import { PostForm } from '#storefront/widgets/post-form.tsx'
import { useShop } from '#storefront/page/shop-context.tsx'
import { AddressFormFields, BusinessFields } from './address-fields.tsx'
import type { WireAddress } from './address-form.ts'
import { ErrorSummary } from '../form/error-summary.tsx'
import { preventFieldBlur, useAddressForm, useFieldMessages } from './use-address-form.ts'

interface ShipToFormProps {
  to: string
  /** An address book allows any country and has business number fields. */
  purpose?: 'shipping' | 'book'
  saved: WireAddress | null
  /** Default contact of a new address. */
  contact?: Pick<WireAddress, 'firstname' | 'lastname' | 'telephone'>
  /** Set by the account and not editable here. */
  email: string
  /** Id of the page load after the server refused the form, or null. */
  refusedAt: string | null
  message?: string | null
  /** Message shown while offline instead of submitting the form. */
  offline?: string
  more?: (countryId: string) => ReactNode
  otherActions?: ReactNode
  children: ReactNode
}

export function ShipToForm(props: ShipToFormProps) {
  const { to, purpose = 'shipping', saved, contact, email, refusedAt, message = null, offline, children } = props
  const { site, country } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [isOffline, setOffline] = useState(false)
  const fresh: WireAddress = { ...emptyAddress(initialCountry(site, country)), street: [], ...contact }
  const fields = useAddressForm(purpose, { ...(saved ?? fresh), email }, refusedAt, form)
  const { visible } = addressForm(site, addressFormOf(fields.countryId))
  const problems = useFieldMessages(fields, visible)
  const notice = isOffline && offline !== undefined ? offline : message
  if (notice !== null) problems.unshift({ text: notice })
  const check = () => {
    setOffline(offline !== undefined && !navigator.onLine)
    return fields.check() && (offline === undefined || navigator.onLine)
  }
  return (
    <PostForm to={to} ref={form} keepsScroll prepare={check} onChange={() => fields.retouch()}>
      <ErrorSummary problems={problems} attempt={fields.attempt ?? notice ?? undefined} />
      <input type="hidden" name="op" value="address" />
      <input type="hidden" name="email" value={email} />
      <AddressFormFields purpose={purpose} form={fields} fields={visible.filter((field) => field !== 'email')}>
        {purpose === 'book' && <BusinessFields address={fields.address} vat={null} problems={fields.problems} />}
      </AddressFormFields>
      {props.more?.(fields.countryId)}
      <div className="row">
        <button className="button button--line" onMouseDown={preventFieldBlur}>
          {children}
        </button>
        {props.otherActions}
      </div>
    </PostForm>
  )
}
