import { AddressFormFields } from '../address/address-fields.tsx'
import type { SavedChoice } from '../address/address-book-choice.ts'
import { AddressBookPicker } from '../address/address-book-picker.tsx'
import { HiddenFields } from '../address/hidden-fields.tsx'
import type { useBilling } from './use-billing.ts'

/** Renders a separate billing address: a saved one or a new one [ACCOUNT-204]. */
export function BillingAddress({
  billing,
  book,
}: {
  billing: ReturnType<typeof useBilling>
  book: readonly SavedChoice[]
}) {
  const { address, fields, chosen, choose, isSaved } = billing
  return (
    <div className="billing__own">
      {book.length > 0 && <AddressBookPicker name="billing-saved" book={book} chosen={chosen} onChoose={choose} />}
      {isSaved ? (
        <>
          <input type="hidden" name="shown" value="book" />
          <HiddenFields purpose="billing" address={address} />
        </>
      ) : (
        <AddressFormFields purpose="billing" form={billing} fields={fields} />
      )}
    </div>
  )
}
