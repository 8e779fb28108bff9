/** A carrier. {} in the URL is replaced with the tracking number. */
interface Carrier {
  name: string
  page: string
}

// URLs from the carriers' help pages, as of November 2026.
const carriers: Readonly<Record<string, Carrier>> = {
  ups: { name: 'UPS', page: 'https://www.ups.com/track?tracknum={}' },
  fedex: { name: 'FedEx', page: 'https://www.fedex.com/fedextrack/?trknbr={}' },
  usps: { name: 'USPS', page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={}' },
  canada_post: { name: 'Canada Post', page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{}' },
  purolator: { name: 'Purolator', page: 'https://www.purolator.com/en/shipping/tracker?pins={}' },
  auspost: { name: 'Australia Post', page: 'https://auspost.com.au/mypost/track/details/{}' },
  dhl: { name: 'DHL', page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={}' },
  dpd: { name: 'DPD', page: 'https://www.dpdgroup.com/be/mydpd/my-parcels/search?parcelNumber={}' },
  gls: { name: 'GLS', page: 'https://gls-group.com/GROUP/en/parcel-tracking/?match={}' },
  royal_mail: { name: 'Royal Mail', page: 'https://www.royalmail.com/track-your-item#/tracking-results/{}' },
}

/** The carrier of rates from the store's own tables, which name no company. */
export const tableCarrier = 'table'

/** The carrier of parcels that wait for pickup. */
export const pickupCarrier = 'pickup'

/** Codes of carriers with known tracking pages. */
export const carrierCodes: readonly string[] = Object.keys(carriers)

/** Returns a carrier's name, or else its code. */
export function carrierName(code: string): string {
  return Object.hasOwn(carriers, code) ? carriers[code]!.name : code
}

/** Returns the tracking page URL, or null if unknown. */
export function carrierPage(code: string, trackingNumber: string): string | null {
  if (!Object.hasOwn(carriers, code) || trackingNumber === '') return null
  return carriers[code]!.page.replace('{}', encodeURIComponent(trackingNumber))
}
