import { addressFormOf } from '#domain/countries/countries.ts'
import { streetLines, type Address } from './address.ts'

type AddressParts = Pick<
  Address,
  'firstname' | 'lastname' | 'company' | 'street' | 'apartment' | 'city' | 'region' | 'postcode' | 'countryId'
>

/** Formats an address for its country, without the country name. */
export function formatAddressLines(address: AddressParts): string[] {
  const { firstname, lastname, company, city, region, postcode, countryId } = address
  const street = streetLines({ street: [...address.street, address.apartment] })
  const parts: Readonly<Record<string, string>> = {
    N: `${firstname} ${lastname}`,
    F: `${lastname} ${firstname}`,
    O: company,
    A: street.join(', '),
    C: city,
    R: region,
    Z: postcode,
  }
  return addressFormOf(countryId)
    .format.split('/')
    .flatMap((line) => (line === 'A' ? street : [lineOf(line, parts)]))
    .filter((line) => line !== '')
}

/** Formats one line and drops the separators next to missing parts. */
function lineOf(line: string, parts: Readonly<Record<string, string>>): string {
  let result = ''
  let between = ''
  for (const letter of line) {
    const part = parts[letter]
    if (part === undefined) between += letter
    else if (part.trim() !== '') {
      result += (result === '' ? '' : between) + part.trim()
      between = ''
    }
  }
  return result
}
