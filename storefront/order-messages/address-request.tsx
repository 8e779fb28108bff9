import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { postcodeName } from '#storefront/browser/addresses/postcode-name.ts'
import { TextField } from '#storefront/widgets/text-field.tsx'
import { addressFields, fieldValues, type AddressField, type CurrentAddress } from './address-fields.ts'
import type { MessageResult } from './send-message.ts'

interface AddressRequestProps {
  page: string
  formKey: string
  result: MessageResult | undefined
  address: CurrentAddress
}

const optional: ReadonlySet<AddressField> = new Set(['street2', 'street3', 'company', 'apartment'])
const autoComplete: Readonly<Record<AddressField, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  company: 'organization',
  street: 'address-line1',
  street2: 'off',
  street3: 'off',
  apartment: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
  telephone: 'tel',
}

/** Renders the form for requesting a different shipping address in the same region. */
export function AddressRequest({ page, formKey, result, address }: AddressRequestProps) {
  const texts = useTexts('order-messages')
  const formats = useFormats()
  const { site } = useShop()
  const isPosting = useIsPosting('op', 'address-request')
  const own = result?.op === 'address-request' ? result : undefined
  const { countryId, region } = address
  const place = [region, formats.countryName(countryId)].filter((part) => part !== '').join(', ')
  const current = fieldValues(address)
  const shown = addressFields.filter((field) => current[field] !== undefined)
  const labels = { ...texts, postcode: texts.postcodes[postcodeName(site)] }
  const problemOf = (field: AddressField) => {
    const problem = own?.problems[field]
    return problem && texts.problems[problem]
  }
  return (
    <details className="facet" open={own !== undefined}>
      <summary>{texts.address}</summary>
      <p className="muted">{texts.addressHint(place)}</p>
      <PostForm key={formKey} to={`${page}#messages`} className="form order-messages__form">
        <input type="hidden" name="op" value="address-request" />
        <input type="hidden" name="key" value={formKey} />
        <input type="hidden" name="email" value={address.email} />
        <input type="hidden" name="countryId" value={countryId} />
        <input type="hidden" name="region" value={region} />
        {shown.map((field) => (
          <TextField
            key={field}
            name={field}
            id={`request-${field}`}
            label={optional.has(field) ? `${labels[field]} (${texts.optional})` : labels[field]}
            type={field === 'telephone' ? 'tel' : 'text'}
            autoComplete={autoComplete[field]}
            required={!optional.has(field)}
            requiredText={texts.problems.required}
            defaultValue={own?.values[field] ?? current[field]}
            problem={problemOf(field)}
          />
        ))}
        <p>
          <button className="button button--line" aria-busy={isPosting}>
            {isPosting ? texts.sending : texts.sendAddress}
          </button>
        </p>
      </PostForm>
    </details>
  )
}
