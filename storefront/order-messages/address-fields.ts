export const addressFields = [
  'firstname',
  'lastname',
  'company',
  'street',
  'street2',
  'street3',
  'apartment',
  'city',
  'postcode',
  'telephone',
] as const
export type AddressField = (typeof addressFields)[number]
type StreetField = 'street' | 'street2' | 'street3'

export interface CurrentAddress extends Record<Exclude<AddressField, StreetField> | 'region' | 'countryId', string> {
  email: string
  street: readonly string[]
}

/** Returns an address's field values, with one field per street line. */
export function fieldValues(address: CurrentAddress): Partial<Record<AddressField, string>> {
  const { street, ...others } = address
  const [first = '', street2 = '', street3 = ''] = street
  return { ...others, street: first, ...(street2 !== '' && { street2 }), ...(street3 !== '' && { street3 }) }
}
