import { type FocusEvent, type FormEvent, useState } from 'react'
import { addressForm, type FormField } from '#domain/address/form-fields.ts'
import type { FieldProblem } from '#domain/address/problems.ts'
import { countries, countriesOfSite, countryOf, addressFormOf } from '#domain/countries/countries.ts'
import type { Country } from '#domain/countries/country.ts'
import { regionNamed } from '#domain/countries/regions.ts'
import { euCountries, siteSettings } from '#domain/sites.ts'
import { Icon } from '#ui/icon.tsx'
import type { Site } from '#domain/sites.ts'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import {
  fieldName,
  maxFieldLengths,
  postcodeDigits,
  type Purpose,
  fieldValue,
  type WireAddress,
} from './address-form.ts'
import { labelOf, problemText } from './address-messages.ts'
import { Field, type FieldKind } from '../form/field.tsx'
import type { AddressFormState } from './use-address-form.ts'
import { useRegions } from './use-regions.ts'

interface AddressFieldsProps {
  purpose: Purpose
  address: WireAddress
  problems: readonly FieldProblem[]
  countryId: string
  onCountry: (countryId: string) => void
  onLeave: (field: string) => void
  fields: readonly FormField[]
  /** True to explain that freight delivery needs the phone number. */
  hasFreight?: boolean
  /** Replaces the default reason for the phone number. */
  phoneHint?: string
  emailHint?: string
  children?: React.ReactNode
}

/** Width class of each field in a six-column row. */
const widths: Partial<Record<FormField, string>> = {
  firstname: 'c3',
  lastname: 'c3',
  city: 'c2',
  postcode: 'c2',
  region: 'c2',
}

const kinds: Readonly<Record<FormField, FieldKind>> = {
  email: { autoComplete: 'email', inputMode: 'email', type: 'email' },
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  street: { autoComplete: 'address-line1' },
  apartment: { autoComplete: 'address-line2' },
  company: { autoComplete: 'organization' },
  city: { autoComplete: 'address-level2' },
  region: { autoComplete: 'address-level1' },
  postcode: { autoComplete: 'postal-code' },
  telephone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  vatNumber: { autoComplete: 'off' },
  eoriNumber: { autoComplete: 'off' },
}

/**
 * Returns a field's autofill token. In checkout, it is scoped to the shipping or billing address, except for email and
 * phone.
 */
function autoCompleteOf(purpose: Purpose, field: FormField): string {
  const { autoComplete } = kinds[field]
  return purpose === 'book' || autoComplete === 'off' || field === 'email' || field === 'telephone'
    ? autoComplete
    : `${purpose} ${autoComplete}`
}

interface AddressFormFieldsProps {
  purpose: Purpose
  form: Pick<AddressFormState, 'address' | 'problems' | 'countryId' | 'setCountry' | 'leave'>
  fields: readonly FormField[]
  children?: React.ReactNode
}

/** Renders an address form's country and fields. */
export function AddressFormFields({ purpose, form, fields, children }: AddressFormFieldsProps) {
  const { address, problems, countryId, setCountry, leave } = form
  return (
    <>
      <CountryLine purpose={purpose} countryId={countryId} onCountry={setCountry} />
      <AddressFields
        purpose={purpose}
        address={address}
        problems={problems}
        countryId={countryId}
        onCountry={setCountry}
        onLeave={leave}
        fields={fields}
      >
        {children}
      </AddressFields>
    </>
  )
}

export function AddressFields(props: AddressFieldsProps) {
  const { purpose, address, problems, countryId, fields, onLeave, children } = props
  const { site } = useShop()
  const texts = useTexts('checkout')
  const formats = useFormats()
  const country = countryOf(countryId)
  const regions = useRegions(countryId)
  const digits = country ? postcodeDigits(country) : null
  const [region, setRegion] = useState<{ countryId: string; text: string } | null>(null)
  const type = ({ target }: FormEvent<HTMLElement>) => {
    const { name, value } = target as HTMLInputElement
    if (name === fieldName(purpose, 'region')) setRegion({ countryId, text: value })
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const { name } = event.target as HTMLInputElement
    if (name) onLeave(purpose === 'billing' ? name.slice('billing-'.length) : name)
  }
  const isWithRegion = fields.includes('region')
  return (
    <div className="form" onBlur={leave} onInput={type}>
      {fields.map((field) => {
        const problem = problems.find(({ path }) => path === field)
        const name = fieldName(purpose, field)
        const width = !isWithRegion && (field === 'city' || field === 'postcode') ? 'c3' : widths[field]
        const common = {
          name,
          label: labelOf(site, field, countryId, texts),
          kind: {
            ...kinds[field],
            autoComplete: autoCompleteOf(purpose, field),
            ...(field === 'postcode' && digits !== null && { inputMode: 'numeric' as const }),
          },
          value: fieldValue(address, field),
          problem: problem && problemText(site, problem, { ...address, countryId }, texts, formats.countryName),
          hint: hintOf(site, field, props, texts),
          width,
        }
        if (field === 'region') {
          const typed = region?.countryId === countryId ? region.text : common.value
          return (
            // The region list may load while a shopper enters a region, so the entered value stays selected.
            <Field
              key={`${name}-${countryId}-${regions.length}`}
              {...common}
              value={regionNamed(regions, typed)?.code ?? typed}
              {...(regions.length > 0 && {
                options: regions.map(({ code, name }) => [code, name] as const),
                choose: texts.chooseRegion,
              })}
              longest={maxFieldLengths.region}
            />
          )
        }
        return [
          <Field key={name} {...common} longest={maxFieldLengths[field]} isOptional={isOptional(country, field)} />,
          field === 'street' && <MoreFields key="more" {...props} />,
        ]
      })}
      {children}
    </div>
  )
}

function hintOf(
  site: Site,
  field: FormField,
  { purpose, hasFreight = false, emailHint, phoneHint }: AddressFieldsProps,
  texts: ReturnType<typeof useTexts<'checkout'>>,
): string | undefined {
  if (field === 'email') return emailHint ?? texts.emailHint
  if (field === 'telephone') return phoneHint ?? (hasFreight ? texts.phoneFreight : texts.phoneParcel)
  return field === 'city' && site === 'APO' && purpose === 'shipping' ? texts.militaryCity : undefined
}

function isOptional(country: Country | undefined, field: FormField): boolean {
  return (
    (field === 'postcode' && country?.requirePostcode === false) || (field === 'city' && country?.requireCity === false)
  )
}

/** Renders rarely needed fields behind a link: apartment, company, and business numbers. */
function MoreFields({ purpose, address, countryId, problems }: AddressFieldsProps) {
  const { site } = useShop()
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { behindLink } = addressForm(site, addressFormOf(countryId))
  const own = behindLink.filter((field) => field === 'apartment' || field === 'company')
  const isOpen = own.some((field) => address[field] !== '' || problems.some(({ path }) => path === field))
  return (
    <details className="more-fields" open={isOpen}>
      <summary className="link small">{texts.addApartment}</summary>
      <div className="form">
        {own.map((field) => {
          const problem = problems.find(({ path }) => path === field)
          return (
            <Field
              key={field}
              name={fieldName(purpose, field)}
              label={labelOf(site, field, countryId, texts)}
              kind={{ ...kinds[field], autoComplete: autoCompleteOf(purpose, field) }}
              value={fieldValue(address, field)}
              problem={problem && problemText(site, problem, address, texts, formats.countryName)}
              longest={maxFieldLengths[field]}
              width="c3"
              isOptional
            />
          )
        })}
      </div>
    </details>
  )
}

interface BusinessFieldsProps {
  address: WireAddress
  vat: 'invalid' | 'unknown' | null
  problems: readonly FieldProblem[]
}

/** Renders the business number fields on sites with VAT [TAX-002]. */
export function BusinessFields({ address, vat, problems }: BusinessFieldsProps) {
  const { site } = useShop()
  const texts = useTexts('checkout')
  const formats = useFormats()
  const { taxDisplay, homeCountry } = siteSettings[site]
  if (taxDisplay !== 'vat') return null
  const wrongEori = problems.find(({ path }) => path === 'eoriNumber')
  const isCounted = euCountries.some((code) => code === homeCountry)
  const isOpen = address.vatNumber !== '' || address.eoriNumber !== '' || wrongEori !== undefined
  return (
    <details className="more-fields" open={isOpen}>
      <summary className="link small">{texts.addBusiness}</summary>
      <div className="form">
        <Field
          name="vatNumber"
          label={texts.vatNumber}
          kind={kinds.vatNumber}
          value={address.vatNumber}
          problem={isCounted && vat === 'invalid' ? texts.vatInvalid : undefined}
          hint={isCounted ? texts.vatHint : texts.vatHintAlone}
          longest={maxFieldLengths.vatNumber}
          width="c3"
          isOptional
        />
        <Field
          name="eoriNumber"
          label={texts.eoriNumber}
          kind={kinds.eoriNumber}
          value={address.eoriNumber}
          problem={wrongEori && problemText(site, wrongEori, address, texts, formats.countryName)}
          longest={maxFieldLengths.eoriNumber}
          width="c3"
          isOptional
        />
      </div>
      <output className={vat === 'unknown' ? 'message message--warn' : undefined}>
        {vat === 'unknown' && (
          <>
            <Icon name="info" /> <span>{texts.vatUnknown}</span>
          </>
        )}
      </output>
    </details>
  )
}

interface CountryLineProps {
  purpose: Purpose
  countryId: string
  onCountry: (countryId: string) => void
}

export function CountryLine({ purpose, countryId, onCountry }: CountryLineProps) {
  const { site } = useShop()
  const texts = useTexts('checkout')
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const name = fieldName(purpose, 'countryId')
  const choices = purpose === 'shipping' ? countriesOfSite(site) : countries
  if (choices.length < 2) {
    return (
      <div className="field country-line">
        <span className="label">{texts.country}</span>
        <p className="input country-line__fixed">
          {formats.countryName(countryId)}
          <input type="hidden" name={name} value={countryId} />
        </p>
      </div>
    )
  }
  return (
    <details className="country-line" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="label">{texts.country}</span>{' '}
        <span className="input country-line__fixed">
          {formats.countryName(countryId)} <span className="link">{texts.changeCountry}</span>
        </span>
      </summary>
      <div className="row">
        <select
          className="input"
          name={name}
          value={countryId}
          aria-label={texts.country}
          autoComplete={purpose === 'book' ? 'country' : `${purpose} country`}
          onChange={(event) => {
            onCountry(event.target.value)
            setOpen(false)
          }}
        >
          {choices.map(({ alpha2 }) => (
            <option key={alpha2} value={alpha2}>
              {formats.countryName(alpha2)}
            </option>
          ))}
        </select>
        <noscript>
          <button className="button button--line" name="op" value="country">
            {texts.useCountry}
          </button>
        </noscript>
      </div>
    </details>
  )
}
