import { regionsOfSite } from '#domain/countries/regions.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { texts } from '../texts/en.ts'
import type { DraftAddress } from './draft.ts'

interface AddressFieldsProps {
  site: Site
  address: DraftAddress
  /** Messages for the fields that the server rejected. */
  errors: Readonly<Partial<Record<string, string>>>
  onChange: (part: Partial<DraftAddress>) => void
}

const t = texts.new
const names = new Intl.DisplayNames('en-US', { type: 'region' })
const pairs = [
  ['firstname', 'lastname'],
  ['company', 'telephone'],
  ['street', 'apartment'],
] as const
const maxLength = 120

/** Renders the shipping address fields. */
export function AddressFields({ site, address, errors, onChange }: AddressFieldsProps) {
  const regions = regionsOfSite(site, address.countryId)
  const text = (name: Exclude<keyof DraftAddress, 'countryId'>) => (
    <TextField
      key={name}
      label={t.fields[name]}
      autoComplete="off"
      maxLength={maxLength}
      value={address[name]}
      error={errors[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  )
  return (
    <fieldset className="form">
      <legend>{t.address}</legend>
      <p className="muted small">{t.addressHint}</p>
      {pairs.map((pair) => (
        <div key={pair[0]} className="form__pair">
          {pair.map(text)}
        </div>
      ))}
      <div className="form__pair">
        {text('postcode')}
        {text('city')}
      </div>
      <div className="form__pair">
        {regions.length === 0 ? (
          text('region')
        ) : (
          <SelectField
            label={t.fields.region}
            value={address.region}
            error={errors['region']}
            options={[['', t.chooseRegion], ...regions.map(({ code, name }) => [code, name] as const)]}
            onChange={({ currentTarget }) => onChange({ region: currentTarget.value })}
          />
        )}
        <SelectField
          label={t.fields.countryId}
          value={address.countryId}
          error={errors['countryId']}
          options={siteSettings[site].countries.map((code) => [code, names.of(code) ?? code] as const)}
          onChange={({ currentTarget }) => onChange({ countryId: currentTarget.value, region: '' })}
        />
      </div>
    </fieldset>
  )
}
