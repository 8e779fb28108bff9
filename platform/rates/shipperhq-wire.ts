import { z } from 'zod'
import { roundMinor } from '#domain/money.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { PackageToRate, UnitToRate, RateQuery, VendorRate } from './engine.ts'

export const tokenMutation = `mutation CreateSecretToken($api_key: String!, $auth_code: String!) {
  createSecretToken(api_key: $api_key, auth_code: $auth_code) { token }
}`

export const quoteQuery = `query RetrieveFullShippingQuote($ratingInfo: RatingInfoInput) {
  retrieveFullShippingQuote(ratingInfo: $ratingInfo) {
    transactionId
    units { currency weight }
    shipments {
      shipmentDetail { shipmentId name }
      carriers {
        carrierDetail { carrierCode carrierTitle carrierType }
        methods {
          methodDetails { methodCode methodTitle totalCharges currency }
          timeInTransitOptions { dispatchDate deliveryDate }
        }
        error { errorCode internalErrorMessage }
      }
    }
    errors { errorCode internalErrorMessage }
  }
}`

// Conversion factors of the international pound and inch.
const gramsPerPound = 453.59237
const mmPerInch = 25.4

const decimals = (value: number, places: number) => Number(value.toFixed(places))

/** Builds a package's ratingInfo in the site's units. */
export function ratingInfo({ site, shipTo }: RateQuery, { origin, pieces }: PackageToRate, websiteUrl: string) {
  const { countryId, region, postcode, city } = shipTo
  return {
    cart: {
      items: pieces.map((piece, index) => itemOf(site, origin, piece, index)),
      declaredValue: pieces.reduce((sum, { price, qty }) => sum + price * qty, 0) / 100,
      freeShipping: false,
    },
    destination: { country: countryId, region, city, zipcode: postcode },
    customer: { customerGroup: '' },
    cartType: 'STD',
    siteDetails: { appVersion: '1.0.0', ecommerceCart: 'Ironwright', ecommerceVersion: '1.0.0', websiteUrl },
  }
}

function itemOf(site: Site, origin: string | null, { sku, qty, grams, size, group, price }: UnitToRate, index: number) {
  const isPounds = siteSettings[site].units === 'lb'
  const side = (mm: number) => String(decimals(isPounds ? mm / mmPerInch : mm / 10, 2))
  const attributes = {
    ...(group !== '' && { shipperhq_shipping_group: group }),
    ...(origin !== null && { shipperhq_warehouse: origin }),
    ...(size && { ship_length: side(size[0]), ship_width: side(size[1]), ship_height: side(size[2]) }),
  }
  return {
    itemId: String(index + 1),
    sku,
    type: 'SIMPLE',
    qty,
    // Carriers round pounds up, so a 45 lb item stored in whole grams must not exceed 45.
    weight: isPounds ? Math.max(0.01, decimals(grams / gramsPerPound, 2)) : grams / 1000,
    storePrice: price / 100,
    freeShipping: false,
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  }
}

const Money = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}(?:\.\d{1,9})?$/)
    .transform(Number),
])
const MethodDetails = z.object({
  methodCode: z.string().min(1).max(80),
  methodTitle: z.string().min(1).max(200),
  // A zero price is rejected, because only the store grants free shipping.
  totalCharges: Money.transform((charge) => roundMinor(charge * 100)).refine((rate) => rate > 0 && rate < 100_000_000),
  currency: z.string().nullish(),
})
// Date formats vary by account. Other formats than this are ignored.
const Day = z.iso.date()
const Travels = z.object({ dispatchDate: Day, deliveryDate: Day })
const Carrier = z.object({
  carrierDetail: z.object({
    carrierCode: z.string().min(1).max(80),
    carrierTitle: z.string().max(200),
    carrierType: z.string().nullish(),
  }),
  methods: z
    .array(z.object({ methodDetails: MethodDetails, timeInTransitOptions: Travels.nullish().catch(null) }))
    .nullish(),
})
/** Skips pickup carriers without parsing their rates. */
const AnyCarrier = z.looseObject({ carrierDetail: z.object({ carrierType: z.string().nullish() }).loose() })
const Quote = z.object({
  units: z.object({ currency: z.string().nullish(), weight: z.string().nullish() }).nullish(),
  shipments: z.array(z.object({ carriers: z.array(AnyCarrier) })).nullish(),
  errors: z.array(z.unknown()).nullish(),
})
const QuoteReply = z.object({ data: z.object({ retrieveFullShippingQuote: Quote }) })
const TokenReply = z.object({ data: z.object({ createSecretToken: z.object({ token: z.string().min(1) }) }) })

export function readToken(body: unknown): string | undefined {
  const read = TokenReply.safeParse(body)
  return read.success ? read.data.data.createSecretToken.token : undefined
}

/**
 * Returns a token's renewal time as Unix time in milliseconds. This is an hour before the token expires, or after a day
 * if it has no `exp` claim.
 */
export function tokenExpiry(token: string, now: number): number {
  const day = 24 * 60 * 60_000
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const read = z.object({ exp: z.number() }).safeParse(claims)
    return read.success ? read.data.exp * 1000 - 60 * 60_000 : now + day
  } catch {
    return now + day
  }
}

/** Returns a package's rates, or 'unreadable' for an invalid price, another currency, or another weight unit. */
export function parseRates(body: unknown, site: Site): VendorRate[] | 'unreadable' {
  const read = QuoteReply.safeParse(body)
  if (!read.success) return 'unreadable'
  const { units, shipments, errors } = read.data.data.retrieveFullShippingQuote
  if (errors && errors.length > 0) return []
  // Several shipments would be ambiguous.
  if (!shipments || shipments.length > 1) return 'unreadable'
  const offered = shipments.flatMap(({ carriers }) => carriers).filter(({ carrierDetail }) => isSent(carrierDetail))
  const carriers = z.array(Carrier).safeParse(offered)
  if (!carriers.success) return 'unreadable'
  const methods = carriers.data.flatMap(({ carrierDetail, methods }) =>
    (methods ?? []).map((method) => ({ carrierDetail, ...method })),
  )
  const currencies = [units?.currency, ...methods.map(({ methodDetails }) => methodDetails.currency)]
  if (currencies.some((currency) => currency && currency !== siteSettings[site].currency)) return 'unreadable'
  if (units?.weight && !isUnit(units.weight, siteSettings[site].units)) return 'unreadable'
  return methods.map(({ carrierDetail, methodDetails, timeInTransitOptions: days }) => ({
    carrier: carrierDetail.carrierCode,
    method: methodDetails.methodCode,
    label: labelOf(carrierDetail.carrierTitle, methodDetails.methodTitle),
    rate: methodDetails.totalCharges,
    travels: days ? { leaves: days.dispatchDate, arrives: days.deliveryDate } : null,
  }))
}

/** Returns false for pickup, which the store offers itself. */
function isSent({ carrierType }: { carrierType?: string | null | undefined }) {
  return !/pick.?up/i.test(carrierType ?? '')
}

function isUnit(text: string, unit: 'lb' | 'kg'): boolean {
  return (unit === 'kg' ? /^k/i : /^(?:l|pound)/i).test(text.trim())
}

function labelOf(carrier: string, method: string): string {
  const text = method.toLowerCase().startsWith(carrier.toLowerCase()) ? method : `${carrier} ${method}`
  return text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 120)
}
