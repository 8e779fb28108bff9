import type { FormField } from '#domain/address/form-fields.ts'
import { fieldName, formFields, type Purpose, fieldValue, type WireAddress } from './address-form.ts'

interface SentAlongProps {
  address: WireAddress
  purpose?: Purpose
  /** Limits which fields are rendered. */
  fields?: readonly FormField[]
}

/** Renders hidden address fields: a saved address or previously entered values [SHIP-229]. */
export function HiddenFields({ address, purpose = 'shipping', fields = formFields }: SentAlongProps) {
  return (
    <>
      <input type="hidden" name={fieldName(purpose, 'countryId')} value={address.countryId} />
      {fields.map((field) => (
        <input key={field} type="hidden" name={fieldName(purpose, field)} value={fieldValue(address, field)} />
      ))}
    </>
  )
}
