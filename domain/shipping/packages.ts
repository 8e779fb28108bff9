import type { ShippingGroup } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import { billableGrams, divisorOf, volumeOf } from './billable-weight.ts'
import { freightClassOf } from './freight-class.ts'
import type { CartLineForShipping } from './line.ts'
import type { ShippingTables } from './table.ts'

/** What leaves one place for one order: parcels of one weight each, and one load of freight. */
export interface Consignment {
  parcels: readonly ParcelBatch[]
  /** What the freight is paid for: by volume where that is more, and by the class of its density. */
  freightGrams: number
  /** Something in it goes by freight, also where nothing is paid for that. */
  hasFreight: boolean
  /** Nothing to pay for: all that is in it ships free. */
  isFree: boolean
}
/** Parcels of the same weight and volume; a piece whose size nobody knows takes no room. */
interface ParcelBatch {
  grams: number
  mm3: number
  count: number
}

/** Lines whose weight nobody knows: they are never taken as weightless. */
export type WeightProblem = { problem: 'weight_unknown'; itemIds: string[] }

/** What a site's tables say about packing. */
type PackingTables = Pick<ShippingTables, 'parcelLimitGrams' | 'divisors' | 'freightClasses'>

/** The most that one parcel holds. */
interface ParcelLimit {
  grams: number
  mm3: number
}

const freightGroups: readonly ShippingGroup[] = ['FREIGHT', 'DROPSHIP_FREIGHT', 'HEAVY_DIRECT']

/** Whether goods of a group go by freight, whatever they weigh [SHIP-251]. */
export const isFreightGroup = (group: ShippingGroup) => freightGroups.includes(group)

/** The lines whose weight is not known. */
export function weightProblem(lines: readonly CartLineForShipping[]): WeightProblem | undefined {
  const unknown = lines.filter(({ weightGrams }) => weightGrams === null || weightGrams <= 0)
  return unknown.length > 0 ? { problem: 'weight_unknown', itemIds: unknown.map(({ itemId }) => itemId) } : undefined
}

/** The heaviest parcel of a site, and the largest: the one that is paid for like the heaviest. */
function parcelLimit(site: Site, { parcelLimitGrams, divisors }: PackingTables): ParcelLimit {
  const grams = parcelLimitGrams[site]
  const counted = divisors.filter((divisor) => divisor.site === site && divisor.kind === 'parcel')
  return { grams, mm3: Math.min(...counted.map(({ cm3PerKg }) => grams * cm3PerKg)) }
}

/** Whether a piece goes by freight: by its group, or because no parcel takes it [SHIP-251]. */
export function goesByFreight(site: Site, line: CartLineForShipping, tables: PackingTables): boolean {
  const limit = parcelLimit(site, tables)
  const isTooMuch = (line.weightGrams ?? 0) > limit.grams || volumeOf(line.packedSize) > limit.mm3
  return isFreightGroup(line.shippingGroup) || isTooMuch
}

/** What so many pieces are paid for as freight: their weight or volume, in percent of their class [SHIP-251]. */
function freightGrams(site: Site, line: CartLineForShipping, { divisors, freightClasses }: PackingTables): number {
  const piece = { grams: line.weightGrams ?? 0, mm3: volumeOf(line.packedSize) }
  const billable = billableGrams(piece, divisorOf(divisors, { site, kind: 'freight', service: null }))
  const percent = freightClassOf(site, piece, freightClasses)?.percent ?? 100
  return Math.ceil((billable * line.qty * percent) / 100)
}

/**
 * Packs lines that leave one place: greedy by weight, the heaviest piece first, each into the first parcel with room;
 * what goes by freight is one pallet load; free lines weigh nothing here [SHIP-203, SHIP-251].
 */
export function pack(site: Site, lines: readonly CartLineForShipping[], tables: PackingTables): Consignment {
  const isFreight = (line: CartLineForShipping) => goesByFreight(site, line, tables)
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

// Works on batches of equal parcels instead of single ones, so that 9,999 plates cost no more than one.
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
  const holding = (parcel: ParcelLimit, pieces: number, count: number): ParcelBatch[] =>
    pieces > 0 && count > 0
      ? [{ grams: parcel.grams + pieces * piece.grams, mm3: parcel.mm3 + pieces * piece.mm3, count }]
      : []
  const result: ParcelBatch[] = []
  let left = qty
  for (const batch of batches) {
    const room = roomIn(batch)
    if (left === 0 || room === 0) {
      result.push(batch)
      continue
    }
    const full = Math.min(batch.count, Math.floor(left / room))
    left -= full * room
    const rest = batch.count - full
    const last = rest > 0 ? Math.min(left, room) : 0
    left -= last
    const untouched = rest - (last > 0 ? 1 : 0)
    result.push(...holding(batch, room, full), ...holding(batch, last, 1))
    if (untouched > 0) result.push({ ...batch, count: untouched })
  }
  const empty = { grams: 0, mm3: 0 }
  const each = roomIn(empty)
  const fullParcels = Math.floor(left / each)
  return [...result, ...holding(empty, each, fullParcels), ...holding(empty, left - fullParcels * each, 1)]
}
