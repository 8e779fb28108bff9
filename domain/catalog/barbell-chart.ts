import { ownBrand, type ShippingGroup } from './product-entry.ts'

/** The groups of the barbell chart, in the order shown [INDEX-039]. */
export const barbellCategories = ['28.5MM Power', '28/28.5MM MULTI', '28MM OLY', '29MM Power'] as const
type BarbellCategory = (typeof barbellCategories)[number]

/** The kinds of rooms that a bar's life is judged for [INDEX-043]. */
export const barbellUses = ['affiliate', 'olympic', 'garage', 'powerlifting'] as const
export type BarbellUse = (typeof barbellUses)[number]

/** How long a bar lasts in each kind of room, 0 to 10 [INDEX-043]. */
export type Durability = Readonly<Record<BarbellUse, number>>

/** What a bar is compared by [INDEX-038, INDEX-041..043]. */
export interface BarbellRow {
  category: BarbellCategory
  /** The country, as the specification names it. */
  madeIn: string
  brand: 'own' | 'other'
  /** Millimetres of the shaft. */
  diameter: number
  /** The finishes that it is sold in. */
  finish: readonly string[]
  /** PSI. */
  tensileStrength: number
  /** The class of the shaft's life under drops, 1 to 10; null is not rated [INDEX-041]. */
  fRating: number | null
  /** It leaves our own warehouse, and not its maker's [INDEX-042]. */
  isOwnWarehouse: boolean
  /** Null is not judged [INDEX-043]. */
  durability: Durability | null
}

/** What of a product the chart reads: brand, way of shipping, the facets that bars are filtered by, and rows of its table. */
export interface BarbellFacts {
  brand: string
  shippingGroup?: ShippingGroup
  facets: Readonly<Record<string, readonly string[]>>
  specification: readonly (readonly [label: string, value: string])[]
}

interface Group {
  category: BarbellCategory
  use: string
  diameters: readonly number[]
}

/** Ways of shipping in which a product never stands in our own warehouse. */
const sentByMaker: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'HEAVY_DIRECT']

/** A bar for general training may be good at more than that: it is looked for there first. */
const groups: readonly Group[] = [
  { category: '28/28.5MM MULTI', use: 'General training', diameters: [28, 28.5] },
  { category: '28.5MM Power', use: 'Powerlifting', diameters: [28.5] },
  { category: '29MM Power', use: 'Powerlifting', diameters: [29] },
  { category: '28MM OLY', use: 'Weightlifting', diameters: [28] },
]

/**
 * The row of a bar in the chart, in the group that its use and diameter put it in; null for a product of another
 * diameter or use, and for one whose maker does not say how strong the steel is [INDEX-038, INDEX-039].
 */
export function barbellRow({ brand, shippingGroup = '', facets, specification }: BarbellFacts): BarbellRow | null {
  const { use = [], diameter: diameters = [], finish = [] } = facets
  const said = new Map(specification)
  const madeIn = said.get('Made in')
  const tensileStrength = psiOf(said.get('Tensile strength') ?? '')
  if (madeIn === undefined || tensileStrength === null || finish.length === 0) return null
  for (const group of groups) {
    const diameter = group.diameters.find((each) => diameters.includes(`${each} mm`))
    if (diameter === undefined || !use.includes(group.use)) continue
    return {
      category: group.category,
      madeIn,
      brand: brand === ownBrand ? 'own' : 'other',
      diameter,
      finish,
      tensileStrength,
      fRating: fRatingOf(said.get('F rating') ?? ''),
      isOwnWarehouse: !sentByMaker.includes(shippingGroup),
      durability: durabilityOf(said.get('Durability of 10') ?? ''),
    }
  }
  return null
}

/**
 * Rows with their rank from 1: the bar that lasts best over all kinds of rooms first, then the stronger steel; what was
 * not judged comes last. Rows that are alike in both keep their order and share no rank [INDEX-040].
 */
export function ranked<Row extends BarbellRow>(rows: readonly Row[]): (Row & { rank: number })[] {
  const total = ({ durability }: Row) =>
    durability === null ? -1 : barbellUses.reduce((sum, use) => sum + durability[use], 0)
  return rows
    .toSorted((a, b) => total(b) - total(a) || b.tensileStrength - a.tensileStrength)
    .map((row, index) => ({ ...row, rank: index + 1 }))
}

/** PSI of a value such as '205,000 PSI'. */
function psiOf(value: string): number | null {
  const [, digits] = /^(\d{1,3}(?:,\d{3})*) PSI$/.exec(value) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** The class of a value such as 'F8'. */
function fRatingOf(value: string): number | null {
  const [, digits] = /^F(10|[1-9])$/.exec(value) ?? []
  return digits === undefined ? null : Number(digits)
}

/** The scores of a value such as 'affiliate 9, Olympic 7, garage 10, powerlifting 6'; all four, or none is believed. */
function durabilityOf(value: string): Durability | null {
  const scores = new Map(value.split(', ').flatMap(scoreOf))
  const [affiliate, olympic, garage, powerlifting] = barbellUses.map((use) => scores.get(use))
  if (affiliate === undefined || olympic === undefined || garage === undefined || powerlifting === undefined)
    return null
  return { affiliate, olympic, garage, powerlifting }
}

function scoreOf(part: string): [string, number][] {
  const [, use, score] = /^([a-z]+) (10|[0-9])$/.exec(part.toLowerCase()) ?? []
  return use === undefined ? [] : [[use, Number(score)]]
}
