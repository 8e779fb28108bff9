import type { Reply } from '#contract/kernel/call.ts'
import { toWireAmount } from '#contract/codec/amounts.ts'
import type { checkout } from '#contract/checkout.ts'
import type { Address } from '#domain/address/address.ts'
import { isMilitary } from '#domain/address/military.ts'
import { countryOf, shipsTo } from '#domain/countries/countries.ts'
import { postcodeMatches } from '#domain/countries/country.ts'
import { formatPostcode } from '#domain/countries/format-postcode.ts'
import { regionsOfPostcode } from '#domain/countries/region-postcodes.ts'
import type { List } from '#domain/lists/list.ts'
import type { Minor } from '#domain/money.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { ShippingMode } from '#domain/shipping/mode.ts'
import { siteDay } from '#domain/shipping/delivery/delivery-days.ts'
import {
  cheapestShipping,
  packagesToShip,
  isFiveForFiveCheapest,
  placeToRate,
} from '#domain/shipping/rating/estimate.ts'
import type { LiveRates } from '#domain/shipping/rating/live-rates.ts'
import type { RateInput } from '#domain/shipping/rating/rate-cart.ts'
import { shippingPromotionProgress } from '#domain/shipping/promotions.ts'
import { tablesOn, type ShippingTables } from '#domain/shipping/rating/tables.ts'
import type { Site } from '#domain/sites.ts'
import { runAsEstimate } from '#platform/request-context.ts'
import { priceList, type PricedCart } from '#services/lists/pricing-steps.ts'
import { estimateRates, isOnSale, linesForShipping, readFiveForFive } from '#services/shipping/steps.ts'
import { readPendingOrder } from '#services/orders/steps.ts'
import type { ComputeDeps } from './compute.ts'
import { estimatedArrivals } from './package-contents.ts'

type Freight = Reply<typeof checkout, 'GET /svc_checkout/freight/{listId}'>

const maxLines = 40

/**
 * Returns a list's shipping cost, the cost of one more unit of each line, and the shipping promotions within reach
 * [PROMO-222]. The postcode applies if the checkout has no address yet.
 */
export async function freightOf(
  deps: ComputeDeps,
  scope: Pick<Scope, 'site' | 'groupId' | 'customerId'>,
  list: List,
  entered: EnteredPlace,
  now: number,
): Promise<Freight> {
  const { site } = scope
  const { address, postcode, isUnknown } = withPostcode(site, entered)
  const { shippingMode } = entered
  const { countryId } = address
  const [cart, allTables] = await Promise.all([priceList(deps, scope, list, countryId, now), deps.shippingTables()])
  const tables = tablesOn(allTables, siteDay(site, now))
  const lines = cart.lines.flatMap(linesForShipping)
  const { email, vatNumber, city } = address
  const fiveForFive = isOnSale(lines)
    ? await readFiveForFive(deps.db, { site, email, now, replaced: (await readPendingOrder(deps.db, list.id))?.id })
    : null
  const place = placeToRate(site, address, tables.zones)
  const inputOf = (shipTo: NonNullable<typeof place>, cartLines: typeof lines) =>
    ({
      site,
      shipTo: { ...shipTo, vatNumber },
      lines: cartLines,
      allowSplit: false,
      pickup: undefined,
      fiveForFive,
    }) as const
  // Until an address or a postcode is entered, only our own tables apply.
  const isExact = place !== null && !place.isEstimate
  const isComplete = postcode !== '' || (address.postcode.trim() !== '' && address.region !== '')
  const isOutside = !isExact && !isUnknown && isComplete
  const readLive = () => estimateRates(deps, inputOf(place!, lines), city, now)
  const live = !isExact ? null : await (postcode === '' ? readLive() : runAsEstimate(readLive))
  const cheapest = (cartLines: typeof lines) =>
    place && cartLines.length > 0 ? cheapestShipping(inputOf(place, cartLines), tables, live, shippingMode) : null
  // "Five for five" is not promised if another rate is cheaper.
  const sale = place && isFiveForFiveCheapest(inputOf(place, lines), tables, live) ? fiveForFive : null
  const min = isOutside ? null : cheapest(lines)
  const shown = createShippingDisplay(cart)
  const reach = shippingPromotionProgress(site, countryId, lines, sale)
  const choices =
    isExact && lines.length > 0
      ? optionsOf(inputOf(place, lines), tables, live, { cart, shown, now, shippingMode })
      : noOptions
  return {
    countryId,
    region: place?.region ?? '',
    isEstimate: place?.isEstimate ?? true,
    isMilitary: isMilitary(address),
    shownRate: min === null ? null : toWireAmount(shown(min)),
    ships: lines.length > 0,
    postcode,
    options: choices.options,
    problem: isUnknown ? 'postcode_unknown' : isOutside ? 'no_rates' : choices.problem,
    lines: cart.lines.slice(0, maxLines).map(({ item }) => {
      // The vendor's quote covers only the cart's current quantities.
      const more = min === null || live ? null : cheapest(withOneMore(cart, item.id))
      return { _id: item.id, oneMore: more === null ? null : toWireAmount(shown(more) - shown(min!)) }
    }),
    offers: {
      ...reach,
      fiveForFive: reach.fiveForFive && {
        pieces: reach.fiveForFive.pieces,
        maxItems: reach.fiveForFive.maxItems,
        shownPrice: toWireAmount(shown(reach.fiveForFive.price)),
      },
    },
  }
}

interface EnteredPlace {
  address: Address
  postcode: string | undefined
  shippingMode: ShippingMode | undefined
}

type Options = Pick<Freight, 'options' | 'problem'>
const noOptions: Options = { options: [], problem: null }

function withPostcode(site: Site, { address, postcode: typed }: EnteredPlace) {
  const { countryId } = address
  if (typed === undefined || typed.trim() === '' || address.postcode.trim() !== '') {
    const region = address.region || (regionsOfPostcode(countryId, address.postcode)[0] ?? '')
    return { address: { ...address, region }, postcode: '', isUnknown: false }
  }
  const country = countryOf(countryId)
  const postcode = formatPostcode(countryId, typed)
  if (!country || !shipsTo(site, countryId) || !postcodeMatches(country, postcode)) {
    return { address, postcode, isUnknown: true }
  }
  const region = regionsOfPostcode(countryId, postcode)[0] ?? ''
  return { address: { ...address, region, postcode }, postcode, isUnknown: false }
}

interface Shown {
  cart: PricedCart
  shown: (rate: Minor) => Minor
  now: number
  shippingMode: ShippingMode | undefined
}

/** Returns each package's rates with their arrival dates, computed as in checkout. */
function optionsOf(
  input: RateInput,
  tables: ShippingTables,
  live: LiveRates | null,
  { cart, shown, now, shippingMode }: Shown,
): Options {
  const { site, shipTo, fiveForFive } = input
  const rated = packagesToShip(input, tables, live, shippingMode)
  if ('problem' in rated) return { options: [], problem: rated.problem }
  const quote = { maxInSale: fiveForFive?.maxItems ?? null }
  const arrivesBy = estimatedArrivals(site, { ...rated, cart, quote, shippingAddress: shipTo }, now)
  const options = rated.packages.flat().map((rate): Options['options'][number] => {
    const span = arrivesBy(rate)
    const { label, packageNumber } = rate
    return { packageNumber, label, shownRate: toWireAmount(shown(rate.rate)), arrives: span && [span[0], span[1]] }
  })
  return { options, problem: null }
}

function withOneMore({ lines }: PricedCart, itemId: string) {
  return lines.flatMap((line) => {
    const { item } = line
    return linesForShipping(item.id === itemId ? { ...line, item: { ...item, qty: item.qty + 1 } } : line)
  })
}

/**
 * Returns a function that adds VAT to a shipping amount, at the highest rate of the shipped items, as checkout displays
 * it [decisions 43].
 */
export function createShippingDisplay({ lines, displayPrices }: PricedCart): (rate: Minor) => Minor {
  const classes = [...new Set(lines.flatMap(({ parts }) => parts.map(({ offer }) => offer.taxClass)))]
  return (rate) => Math.max(rate, ...classes.map((taxClass) => displayPrices.shown(rate, taxClass)))
}
