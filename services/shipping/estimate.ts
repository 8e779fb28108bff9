import type { Refuse, Reply } from '#contract/kernel/call.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { quotedItemRefusals, shipping } from '#contract/shipping.ts'
import { countryOf, shipsTo } from '#domain/countries/countries.ts'
import { postcodeMatches } from '#domain/countries/country.ts'
import { regionsOfPostcode } from '#domain/countries/region-postcodes.ts'
import { formatPostcode } from '#domain/countries/format-postcode.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import {
  arrivalSpan,
  daysUntilReadyBySku,
  dispatchDay,
  longestWait,
  siteDay,
} from '#domain/shipping/delivery/delivery-days.ts'
import { needsFreight } from '#domain/shipping/packages/pack.ts'
import { pickupCode, type Rate } from '#domain/shipping/rating/rate.ts'
import { rateCart } from '#domain/shipping/rating/rate-cart.ts'
import { tablesOn } from '#domain/shipping/rating/tables.ts'
import { runAsEstimate } from '#platform/request-context.ts'
import { estimateRates, readQuotedProducts, shippableLines, type ShippingDeps } from './steps.ts'

type Estimate = Reply<typeof shipping, 'POST /svc_shipping/estimate'>

interface EstimateRequest {
  storeId: number
  countryId: string
  postcode: string
  items: Parameters<typeof readQuotedProducts>[2]['items']
}

/** Returns prices and arrival dates for items at a postcode, cheapest first, without storing a quote. */
export async function estimateShipping(
  deps: ShippingDeps,
  scope: Pick<Scope, 'site' | 'groupId'>,
  { storeId, items, countryId, postcode: typed }: EstimateRequest,
  { refuse, now }: { refuse: Refuse<typeof quotedItemRefusals>; now: number },
): Promise<Estimate> {
  const { site } = scope
  const products = await readQuotedProducts(deps.db, scope, { storeId, items, refuse, now })
  const postcode = formatPostcode(countryId, typed)
  const none = { postcode, options: [], isFreight: false, pickupCity: null }
  const country = countryOf(countryId)
  if (!country || !shipsTo(site, countryId) || !postcodeMatches(country, postcode)) {
    return { ...none, problem: 'postcode_unknown' }
  }
  const stored = await deps.shippingTables()
  const tables = tablesOn(stored, siteDay(site, now))
  const lines = products.flatMap(shippableLines)
  const shipTo = { countryId, region: regionsOfPostcode(countryId, postcode)[0] ?? '', postcode, vatNumber: '' }
  const input = { site, shipTo, lines, allowSplit: false, pickup: stored.pickupLocations[site]?.[0] }
  const rated = rateCart(input, tables, await runAsEstimate(() => estimateRates(deps, input, '', now)))
  if ('problem' in rated) return { ...none, problem: rated.problem }
  const ready = daysUntilReadyBySku(
    products.flatMap(({ qty, parts }) =>
      parts.map(({ offer: { sku, stock }, qty: each }) => ({ sku, stock, pieces: qty * each })),
    ),
  )
  const wait = longestWait(lines.map(({ sku }) => ready.get(sku) ?? null))
  const arrives = ({ days }: Rate): [string, string] | null => {
    if (days === null || wait === null) return null
    const [first, last] = arrivalSpan(site, dispatchDay(site, now), wait, days)
    return [first, last]
  }
  return {
    postcode,
    options: rated.rates
      .filter(({ shippingCode }) => shippingCode !== pickupCode)
      .map((rate) => ({ label: rate.label, rate: toWireAmount(rate.rate), arrives: arrives(rate) })),
    isFreight: lines.some((line) => needsFreight(site, line, tables)),
    pickupCity: rated.rates.some(({ shippingCode }) => shippingCode === pickupCode)
      ? (input.pickup?.city ?? null)
      : null,
    problem: null,
  }
}
