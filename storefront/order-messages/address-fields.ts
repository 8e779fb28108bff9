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

/** Returns the values of the fields for an address, with one field for each line of its street. */
export function fieldValues(address: CurrentAddress): Partial<Record<AddressField, string>> {
  const { street, ...others } = address
  const [first = '', street2 = '', street3 = ''] = street
  return { ...others, street: first, ...(street2 !== '' && { street2 }), ...(street3 !== '' && { street3 }) }
}
