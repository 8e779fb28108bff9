import { AddressFields, CountryLine } from './address-fields.tsx'
import type { SavedChoice } from './book-choice.ts'
import { BookPicker } from './book-picker.tsx'
import { SentAlong } from './sent-along.tsx'
import type { useBilling } from './use-billing.ts'

/** Renders a separate billing address: a saved one or a new one [ACCOUNT-204]. */
export function OwnBilling({
  billing,
  book,
}: {
  billing: ReturnType<typeof useBilling>
  book: readonly SavedChoice[]
}) {
  const { address, problems, countryId, setCountry, leave, fields, chosen, choose, isSaved } = billing
  return (
    <div className="billing__own">
      {book.length > 0 && <BookPicker name="billing-saved" book={book} chosen={chosen} onChoose={choose} />}
      {isSaved ? (
        <>
          <input type="hidden" name="shown" value="book" />
          <SentAlong purpose="billing" address={address} />
        </>
      ) : (
        <>
          <CountryLine purpose="billing" countryId={countryId} onCountry={setCountry} />
          <AddressFields
            purpose="billing"
            address={address}
            problems={problems}
            countryId={countryId}
            onCountry={setCountry}
            onLeave={leave}
            fields={fields}
          />
        </>
      )}
    </div>
  )
}
