import type { Durability } from '#domain/catalog/barbell-chart.ts'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'

/** The store's ratings of a straight bar. Bars that are rarely dropped have no F rating. */
interface BarScores {
  fRating?: number
  durability?: Durability
}

/** Ratings by handle. Needle bearings and thin chrome wear out if bars are dropped. Bare steel rusts in damp air. */
const scores: Readonly<Record<string, BarScores>> = {
  'ironwright-power-bar': { fRating: 7, durability: on(6, 5, 8, 9) },
  'ironwright-power-bar-29': { fRating: 8, durability: on(5, 5, 9, 10) },
  'ironwright-pound-power-bar': { fRating: 7, durability: on(5, 4, 5, 9) },
  'vestergrav-meet-bar': { durability: on(4, 4, 8, 10) },
  'ironwright-weightlifting-bar': { fRating: 7, durability: on(7, 9, 7, 4) },
  'ironwright-stainless-weightlifting-bar': { fRating: 7, durability: on(8, 9, 9, 5) },
  'vestergrav-training-bar': { fRating: 8, durability: on(7, 10, 7, 4) },
  'vestergrav-competition-bar-20': { durability: on(6, 10, 8, 4) },
  'vestergrav-club-bar': { fRating: 6, durability: on(8, 8, 7, 5) },
  'ironwright-wright-bar': { fRating: 8, durability: on(9, 7, 8, 6) },
  'ironwright-garage-bar': { fRating: 8, durability: on(9, 6, 10, 6) },
  'ironwright-class-bar': { fRating: 7, durability: on(10, 5, 8, 5) },
  'ironwright-color-bar': { fRating: 7, durability: on(8, 6, 9, 6) },
  'ironwright-hybrid-bar': { fRating: 8, durability: on(8, 8, 10, 8) },
  'ironwright-bearing-bar': { fRating: 8, durability: on(7, 8, 5, 5) },
  'ironwright-slim-bar': { fRating: 7, durability: on(7, 6, 6, 7) },
  'quillon-two-piece-bar': { fRating: 2, durability: on(1, 1, 6, 4) },
}

function on(affiliate: number, olympic: number, garage: number, powerlifting: number): Durability {
  return { affiliate, olympic, garage, powerlifting }
}

/** Adds the store's ratings to straight bars, below the manufacturer's specifications [INDEX-041, INDEX-043]. */
export function withBarScores(products: readonly ProductEntry[]): readonly ProductEntry[] {
  return products.map((product) => {
    const found = scores[product.handle]
    if (!found) return product
    const { fRating, durability } = found
    const rows: (readonly [string, string])[] = []
    if (fRating !== undefined) rows.push(['F rating', `F${fRating}`])
    if (durability) rows.push(['Durability of 10', durabilityText(durability)])
    return { ...product, specification: [...product.specification, ...rows] }
  })
}

function durabilityText({ affiliate, olympic, garage, powerlifting }: Durability): string {
  return `Affiliate ${affiliate}, Olympic ${olympic}, garage ${garage}, powerlifting ${powerlifting}`
}
