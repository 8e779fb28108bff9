import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { SavedChoice } from './address-book-choice.ts'

interface BookPickerProps {
  book: readonly SavedChoice[]
  chosen: string
  onChoose: (id: string) => void
  name?: string
}

/** Renders the saved addresses and a new address as form choices [ACCOUNT-204]. */
export function AddressBookPicker({ book, chosen, onChoose, name = 'saved' }: BookPickerProps) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  return (
    <fieldset className="book-picker">
      <legend className="visually-hidden">{texts.savedAddresses}</legend>
      {book.map(({ id, lines, address, isDefault }) => (
        <label key={id} className="choice">
          <input type="radio" name={name} value={id} defaultChecked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            {lines[0]}
            {isDefault && <span className="badge">{texts.defaultAddress}</span>}
          </span>
          <small>{[...lines.slice(1), formats.countryName(address.countryId)].join(', ')}</small>
        </label>
      ))}
      <label className="choice">
        <input
          type="radio"
          name={name}
          value="new"
          defaultChecked={!book.some(({ id }) => id === chosen)}
          onChange={() => onChoose('new')}
        />
        {texts.newAddress}
      </label>
      <Link className="link small" to="/account/address">
        {texts.manageAddresses}
      </Link>
    </fieldset>
  )
}

export function SaveToBook() {
  const texts = useTexts('checkout')
  return (
    <label className="check">
      <input type="checkbox" name="keep" /> {texts.keepAddress}
    </label>
  )
}
