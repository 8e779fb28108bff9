import { tableCarrier } from '../delivery/carriers.ts'
import type { Site } from '#domain/sites.ts'
import { parseVatNumber } from '#domain/tax/vat-number.ts'
import { consignmentChoices, type ConsignmentLines } from '../packages/consignments.ts'
import { laterDays } from '../delivery/delivery-days.ts'
import type { CartLineForShipping } from '../line.ts'
import { packageKey, withoutFreeLines, type LiveRates } from './live-rates.ts'
import { weightProblem, type WeightProblem } from '../packages/pack.ts'
import { canPickup, pickupRate } from '../pickup/pickup.ts'
import { type FiveForFive, splitFiveForFive, withFreeShipping } from '../promotions.ts'
import { worthwhileRates } from './choose-rates.ts'
import type { Rate } from './rate.ts'
import { rateByTables } from './rate-consignment.ts'
import type { ShippingTables } from './tables.ts'
import { zoneOf, type ShippingPlace } from './zones.ts'

export interface RateInput {
  site: Site
  shipTo: ShippingPlace & {
    /** Set if every recipient is a business. */
    vatNumber?: string
  }
  lines: readonly CartLineForShipping[]
  allowSplit: boolean
  pickup: { city: string } | undefined
  fiveForFive?: FiveForFive | null
}

/** A cart's rates [SHIP-235, SHIP-252]. */
export interface RatedCart {
  rates: Rate[]
  split: Rate[]
  fiveForFive?: { rates: boolean; split: boolean }
}
export type ShippingProblem = { problem: 'no_rates' } | WeightProblem

/**
 * Rates a cart both merged and split. One unshippable package means that there are no rates. Live rates replace table
 * rates, and only the cheapest promotion applies [SHIP-237, SHIP-251..253] [PROMO-221, PROMO-222].
 */
export function rateCart(
  input: RateInput,
  tables: ShippingTables,
  live: LiveRates | null = null,
): RatedCart | ShippingProblem {
  const { site, shipTo, allowSplit, pickup } = input
  if (input.lines.length === 0) return { rates: [], split: [] }
  const unknown = weightProblem(input.lines)
  if (unknown) return unknown
  const lines = withFreeShipping(site, shipTo.countryId, input.lines)
  const rate = rateBy(input, tables, live)
  const usual = rateWays(site, lines, rate)
  const flat = flatWays(input, lines, rate)
  const isFlat = { rates: isCheaper(flat && [flat.merged], [usual.merged]), split: isCheaper(flat?.split, usual.split) }
  const merged = isFlat.rates ? flat!.merged : usual.merged
  const split = isFlat.split ? flat!.split : usual.split
  const isDeliverable = merged.length > 0 && split.every((rates) => rates.length > 0)
  if (!isDeliverable) return { problem: 'no_rates' }
  // For pickup, rates are requested for the pickup location, so its free rate must be among them.
  const collected = pickup && canPickup(site, lines) ? [pickupRate(pickup)] : []
  return {
    rates: [...collected, ...worthwhileRates(merged)].toSorted(byPrice),
    split: allowSplit && split.length > 1 ? split.flatMap((rates) => worthwhileRates(rates).toSorted(byPrice)) : [],
    ...((isFlat.rates || isFlat.split) && { fiveForFive: isFlat }),
  }
}

/** Returns the unique packages that need live rates. */
export function packagesToRate(input: RateInput): ConsignmentLines[] {
  const { site, shipTo } = input
  if (weightProblem(input.lines)) return []
  const lines = withFreeShipping(site, shipTo.countryId, input.lines)
  const sale = splitSale(input, lines)
  const batches = sale ? [lines, sale.rest] : [lines]
  const packages = batches.flatMap((some) => {
    const { merged, split } = consignmentChoices(site, some)
    return [merged, ...split]
  })
  const paid = packages.map(withoutFreeLines).filter((each) => each.lines.length > 0)
  return [...new Map(paid.map((each) => [packageKey(each), each])).values()]
}

interface Ways {
  merged: Rate[]
  split: Rate[][]
}
type RatePackage = (consigned: ConsignmentLines, packageNumber: number) => Rate[]

function rateBy({ site, shipTo }: RateInput, tables: ShippingTables, live: LiveRates | null): RatePackage {
  const isBusiness = parseVatNumber(shipTo.vatNumber ?? '') !== undefined
  return (consigned, packageNumber) => {
    const zone = zoneOf(site, shipTo, tables.zones, consigned.sender)
    const found = zone && live?.[packageKey(consigned)]
    if (found && found.length > 0) return found.map((rate) => ({ ...rate, packageNumber }))
    return rateByTables({ site, zone, lines: consigned.lines, isBusiness, packageNumber }, tables)
  }
}

function rateWays(site: Site, lines: readonly CartLineForShipping[], rate: RatePackage): Ways {
  const { merged, split } = consignmentChoices(site, lines)
  return { merged: rate(merged, 1), split: split.map((each, index) => rate(each, index + 1)) }
}

function splitSale({ site, fiveForFive }: RateInput, lines: readonly CartLineForShipping[]) {
  if (!fiveForFive || fiveForFive.remaining <= 0) return null
  const { five, rest } = splitFiveForFive(site, lines, fiveForFive.maxItems)
  return five.length > 0 ? { price: fiveForFive.price, rest } : null
}

/** Returns rates that include the flat price. Its units are a separate package, or part of the merged shipment. */
function flatWays(input: RateInput, lines: readonly CartLineForShipping[], ratePackage: RatePackage): Ways | null {
  const sale = splitSale(input, lines)
  if (!sale) return null
  const { merged, split } = rateWays(input.site, sale.rest, ratePackage)
  const own: Rate = {
    shippingCode: 'five_for_five',
    carrier: tableCarrier,
    label: 'Five for five',
    rate: sale.price,
    packageNumber: split.length + 1,
    // Unknown, because the units come from different manufacturers.
    days: null,
  }
  const whole = merged.map((rate) => ({
    ...rate,
    rate: rate.rate + sale.price,
    days: laterDays(rate.days, own.days),
  }))
  return { merged: whole, split: [...split, [own]] }
}

/** Returns true if the flat rates are cheaper. An unshippable package is never cheaper. */
function isCheaper(flat: readonly Rate[][] | undefined | null, usual: readonly Rate[][]): boolean {
  const min = (packages: readonly Rate[][]) =>
    packages.reduce((sum, rates) => sum + Math.min(...rates.map(({ rate }) => rate)), 0)
  return Boolean(flat) && min(flat!) < min(usual)
}

const byPrice = (a: Rate, b: Rate) => a.rate - b.rate
