import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import { billableGrams, divisorOf, volumeOf } from './billable-weight.ts'
import { freightClassOf } from './freight-class.ts'
import type { CartLineForShipping } from '../line.ts'
import type { ShippingTables } from '../rating/tables.ts'

/** A shipment from a single origin. */
export interface Consignment {
  parcels: readonly ParcelBatch[]
  /** Billable weight: volumetric if that is greater, and adjusted by freight class. */
  freightGrams: number
  /** True even if all freight ships free. */
  hasFreight: boolean
  isFree: boolean
}
/** Parcels of equal weight and volume. Units of unknown size add no volume. */
interface ParcelBatch {
  grams: number
  mm3: number
  count: number
}

/** Lines with an unknown weight, which are never treated as weightless. */
export type WeightProblem = { problem: 'weight_unknown'; itemIds: string[] }

type PackingTables = Pick<ShippingTables, 'parcelLimitGrams' | 'divisors' | 'freightClasses'>

interface ParcelLimit {
  grams: number
  mm3: number
}

const freightGroups: readonly ShippingGroup[] = ['FREIGHT', 'DROPSHIP_FREIGHT', 'HEAVY_DIRECT']

/** Returns true for groups that always ship as freight [SHIP-251]. */
export const isFreightGroup = (group: ShippingGroup) => freightGroups.includes(group)

/** Returns the lines with an unknown weight. */
export function weightProblem(lines: readonly CartLineForShipping[]): WeightProblem | undefined {
  const unknown = lines.filter(({ weightGrams }) => weightGrams === null || weightGrams <= 0)
  return unknown.length > 0 ? { problem: 'weight_unknown', itemIds: unknown.map(({ itemId }) => itemId) } : undefined
}

/** Returns the parcel limit. The maximum volume is the volume billed at the maximum weight. */
function parcelLimit(site: Site, { parcelLimitGrams, divisors }: PackingTables): ParcelLimit {
  const grams = parcelLimitGrams[site]
  const counted = divisors.filter((divisor) => divisor.site === site && divisor.kind === 'parcel')
  return { grams, mm3: Math.min(...counted.map(({ cm3PerKg }) => grams * cm3PerKg)) }
}

/** Returns true for freight groups, and for units that are too large or heavy for a parcel [SHIP-251]. */
export function needsFreight(site: Site, line: CartLineForShipping, tables: PackingTables): boolean {
  const limit = parcelLimit(site, tables)
  const isTooMuch = (line.weightGrams ?? 0) > limit.grams || volumeOf(line.packedSize) > limit.mm3
  return isFreightGroup(line.shippingGroup) || isTooMuch
}

/** Returns the actual or volumetric weight, multiplied by the freight class percentage [SHIP-251]. */
function freightGrams(site: Site, line: CartLineForShipping, { divisors, freightClasses }: PackingTables): number {
  const piece = { grams: line.weightGrams ?? 0, mm3: volumeOf(line.packedSize) }
  const billable = billableGrams(piece, divisorOf(divisors, { site, kind: 'freight', service: null }))
  const percent = freightClassOf(site, piece, freightClasses)?.percent ?? 100
  return Math.ceil((billable * line.qty * percent) / 100)
}

/**
 * Packs the lines from one origin: first fit, heaviest first. Freight is a single load, and lines that ship free are
 * omitted [SHIP-203, SHIP-251].
 */
export function pack(site: Site, lines: readonly CartLineForShipping[], tables: PackingTables): Consignment {
  const isFreight = (line: CartLineForShipping) => needsFreight(site, line, tables)
  const rated = lines.filter(({ shipsFree }) => !shipsFree)
  const freight = rated.filter(isFreight)
  const small = rated.filter((line) => !isFreight(line) && line.weightGrams !== null)
  const limit = parcelLimit(site, tables)
  let batches: ParcelBatch[] = []
  for (const { weightGrams, packedSize, qty } of small.toSorted((a, b) => b.weightGrams! - a.weightGrams!))
    batches = addPieces(batches, { grams: weightGrams!, mm3: volumeOf(packedSize) }, qty, limit)
  return {
    parcels: batches,
    freightGrams: freight.reduce((sum, line) => sum + freightGrams(site, line, tables), 0),
    hasFreight: lines.some(isFreight),
    isFree: rated.length === 0,
  }
}

// With batches, packing 9,999 plates is as fast as packing one.
function addPieces(
  batches: readonly ParcelBatch[],
  piece: { grams: number; mm3: number },
  qty: number,
  limit: ParcelLimit,
): ParcelBatch[] {
  const roomIn = ({ grams, mm3 }: ParcelLimit) =>
    Math.min(
      Math.floor((limit.grams - grams) / piece.grams),
      piece.mm3 === 0 ? Infinity : Math.floor((limit.mm3 - mm3) / piece.mm3),
    )
  const batchesIn = (parcel: ParcelLimit, pieces: number, count: number): ParcelBatch[] =>
    pieces > 0 && count > 0
      ? [{ grams: parcel.grams + pieces * piece.grams, mm3: parcel.mm3 + pieces * piece.mm3, count }]
      : []
  const result: ParcelBatch[] = []
  let remaining = qty
  for (const batch of batches) {
    const room = roomIn(batch)
    if (remaining === 0 || room === 0) {
      result.push(batch)
      continue
    }
    const full = Math.min(batch.count, Math.floor(remaining / room))
    remaining -= full * room
    const rest = batch.count - full
    const last = rest > 0 ? Math.min(remaining, room) : 0
    remaining -= last
    const untouched = rest - (last > 0 ? 1 : 0)
    result.push(...batchesIn(batch, room, full), ...batchesIn(batch, last, 1))
    if (untouched > 0) result.push({ ...batch, count: untouched })
  }
  const empty = { grams: 0, mm3: 0 }
  const each = roomIn(empty)
  const fullParcels = Math.floor(remaining / each)
  return [...result, ...batchesIn(empty, each, fullParcels), ...batchesIn(empty, remaining - fullParcels * each, 1)]
}
