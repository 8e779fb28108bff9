export type Site = 'USA' | 'CAN' | 'AUS' | 'EUR' | 'GBR' | 'APO'

/** A site's shipping form values by label. */
interface Recipient {
  street: string
  city: string
  /** The region select's label and option, if the form has one. */
  region?: readonly [label: string, choice: string]
  postcode: readonly [label: string, value: string]
}

interface SiteFacts {
  host: string
  recipient: Recipient
  /** Displayed price of the 14 lb medicine ball. */
  ballPrice: string
  /** Label of the included VAT. */
  includedTax?: string
}

const port = process.env['STORE_PORT'] ?? '3000'

/** Sites by name, each with an address that it ships to. */
export const sites: Readonly<Record<Site, SiteFacts>> = {
  USA: {
    host: 'localhost',
    recipient: {
      street: '214 Harbor Street',
      city: 'Columbus',
      region: ['State', 'Ohio'],
      postcode: ['ZIP code', '43215'],
    },
    ballPrice: '$75.00',
  },
  CAN: {
    host: 'can.localhost',
    recipient: {
      street: '88 Queen Street West',
      city: 'Toronto',
      region: ['Province or territory', 'Ontario'],
      postcode: ['Postal code', 'M5H 2N2'],
    },
    ballPrice: '$105.00',
  },
  AUS: {
    host: 'aus.localhost',
    recipient: {
      street: '12 Flinders Lane',
      city: 'Melbourne',
      region: ['State or territory', 'Victoria'],
      postcode: ['Postcode', '3000'],
    },
    ballPrice: '$125.00',
  },
  EUR: {
    host: 'eur.localhost',
    recipient: { street: 'Invalidenstraße 112', city: 'Berlin', postcode: ['Postcode', '10115'] },
    ballPrice: '€83.90',
    includedTax: 'Including VAT 19%',
  },
  GBR: {
    host: 'gbr.localhost',
    recipient: { street: '7 Cable Street', city: 'London', postcode: ['Postcode', 'E1 8JG'] },
    ballPrice: '£73.90',
    includedTax: 'Including VAT 20%',
  },
  APO: {
    host: 'apo.localhost',
    recipient: {
      street: 'Unit 3050 Box 1',
      city: 'APO',
      region: ['Military region', 'Armed Forces Europe and Middle East'],
      postcode: ['ZIP code', '09012'],
    },
    ballPrice: '$75.00',
  },
}

export function originOf(site: Site): string {
  return `http://${sites[site].host}:${port}`
}
