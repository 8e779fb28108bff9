import type { ModelEntry, StockEntry } from '#domain/catalog/product-entry.ts'
import { kilogramsOf } from '../../../equipment/parts/weight-text.ts'
import type { PlateModel } from '../models/plates.ts'
import { prices } from './prices.ts'

type Offer = NonNullable<Parameters<typeof prices>[1]>

/** Plates, dumbbells, and kettlebells marked in pounds are not sold on sites that use kilograms. */
export const poundsOnly = { except: ['AUS', 'EUR', 'GBR'] } as const satisfies Offer

interface Sold {
  sku: string
  /** Total price of all units in US cents. */
  usd: number
  offer?: Offer
  stock: StockEntry
  swatch?: string
  /** Picture name, if the variant has a separate picture. */
  picture?: string
}
interface LetteredModel extends ModelEntry {
  params: { readonly weight: string }
}
type Millimetres = readonly [length: number, width: number, height: number]

/** Builds a child from its model. The marked weight determines the label, the packed weight in grams, and the sites. */
export function markedWeightChild(
  units: number,
  model: LetteredModel,
  size: Millimetres,
  { usd, offer, ...sold }: Sold,
) {
  const { weight } = model.params
  const grams = kilogramsOf(weight) * units * 1_000
  return {
    ...sold,
    label: weight.toLowerCase(),
    weightGrams: Math.max(100, Math.round((grams * 1.02) / 10) * 10),
    size,
    model,
    prices: prices(usd, weight.endsWith('LB') ? { ...poundsOnly, ...offer } : offer),
  }
}

/** Builds a round plate as a child. The model determines its size. */
export function disc(units: number, model: PlateModel, sold: Sold) {
  const { diameter, thickness } = model.params
  return markedWeightChild(units, model, [millimetres(diameter), millimetres(diameter), millimetres(thickness)], sold)
}

function millimetres(metres: number): number {
  return Math.round(metres * 1_000)
}
