import { ownBrand, type ShippingGroup } from './product-entry.ts'

/** Groups in display order [INDEX-039]. */
export const barbellCategories = ['28.5MM Power', '28/28.5MM MULTI', '28MM OLY', '29MM Power'] as const
type BarbellCategory = (typeof barbellCategories)[number]

/** [INDEX-043] */
export const barbellUses = ['affiliate', 'olympic', 'garage', 'powerlifting'] as const
export type BarbellUse = (typeof barbellUses)[number]

/** Scores from 0 to 10 [INDEX-043]. */
export type Durability = Readonly<Record<BarbellUse, number>>

/** A row of the barbell chart [INDEX-038, INDEX-041..043]. */
export interface BarbellRow {
  category: BarbellCategory
  madeIn: string
  brand: 'own' | 'other'
  /** Shaft diameter in millimeters. */
  diameter: number
  finish: readonly string[]
  /** PSI. */
  tensileStrength: number
  /** Durability class from 1 to 10 [INDEX-041]. */
  fRating: number | null
  /** True if the bar ships from our own warehouse [INDEX-042]. */
  isOwnWarehouse: boolean
  /** [INDEX-043] */
  durability: Durability | null
}

export interface BarbellProduct {
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

const sentByMaker: readonly ShippingGroup[] = ['DROPSHIP', 'PER_ORDER_DROPSHIP', 'DROPSHIP_FREIGHT', 'HEAVY_DIRECT']

/** General training comes first, because a general-training bar may also list a more specific use. */
const groups: readonly Group[] = [
  { category: '28/28.5MM MULTI', use: 'General training', diameters: [28, 28.5] },
  { category: '28.5MM Power', use: 'Powerlifting', diameters: [28.5] },
  { category: '29MM Power', use: 'Powerlifting', diameters: [29] },
  { category: '28MM OLY', use: 'Weightlifting', diameters: [28] },
]

/**
 * Returns a bar's chart row. Returns null if its group, tensile strength, or origin is unknown [INDEX-038, INDEX-039].
 */
export function barbellRow({ brand, shippingGroup = '', facets, specification }: BarbellProduct): BarbellRow | null {
  const { use = [], diameter: diameters = [], finish = [] } = facets
  const values = new Map(specification)
  const madeIn = values.get('Made in')
  const tensileStrength = psiOf(values.get('Tensile strength') ?? '')
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
      fRating: fRatingOf(values.get('F rating') ?? ''),
      isOwnWarehouse: !sentByMaker.includes(shippingGroup),
      durability: durabilityOf(values.get('Durability of 10') ?? ''),
    }
  }
  return null
}

/**
 * Ranks by the sum of the durability scores, then by tensile strength. Unrated bars come last, and ties stay in order
 * [INDEX-040].
 */
export function rankBars<Row extends BarbellRow>(rows: readonly Row[]): (Row & { rank: number })[] {
  const total = ({ durability }: Row) =>
    durability === null ? -1 : barbellUses.reduce((sum, use) => sum + durability[use], 0)
  return rows
    .toSorted((a, b) => total(b) - total(a) || b.tensileStrength - a.tensileStrength)
    .map((row, index) => ({ ...row, rank: index + 1 }))
}

/** Parses a value such as '205,000 PSI'. */
function psiOf(value: string): number | null {
  const [, digits] = /^(\d{1,3}(?:,\d{3})*) PSI$/.exec(value) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** Parses a value such as 'F8'. */
function fRatingOf(value: string): number | null {
  const [, digits] = /^F(10|[1-9])$/.exec(value) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Parses 'affiliate 9, Olympic 7, garage 10, powerlifting 6'. Returns null unless all four are present. */
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
