import { ownBrand } from './product-entry.ts'

/** The groups of the barbell chart, in the order shown [INDEX-039]. */
export const barbellCategories = ['28.5MM Power', '28/28.5MM MULTI', '28MM OLY', '29MM Power'] as const
type BarbellCategory = (typeof barbellCategories)[number]

/** What a bar is compared by [INDEX-038]. */
interface BarbellRow {
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
}

/** What of a product the chart reads: its brand, the facets that shoppers filter bars by, and two rows of its table. */
export interface BarbellFacts {
  brand: string
  facets: Readonly<Record<string, readonly string[]>>
  specification: readonly (readonly [label: string, value: string])[]
}

interface Group {
  category: BarbellCategory
  use: string
  diameters: readonly number[]
}

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
export function barbellRow({ brand, facets, specification }: BarbellFacts): BarbellRow | null {
  const { use = [], diameter: diameters = [], finish = [] } = facets
  const said = new Map(specification)
  const madeIn = said.get('Made in')
  const tensileStrength = psiOf(said.get('Tensile strength') ?? '')
  if (madeIn === undefined || tensileStrength === null || finish.length === 0) return null
  for (const group of groups) {
    const diameter = group.diameters.find((each) => diameters.includes(`${each} mm`))
    if (diameter === undefined || !use.includes(group.use)) continue
    const made = brand === ownBrand ? 'own' : 'other'
    return { category: group.category, madeIn, brand: made, diameter, finish, tensileStrength }
  }
  return null
}

/** PSI of a value such as '205,000 PSI'. */
function psiOf(value: string): number | null {
  const [, digits] = /^(\d{1,3}(?:,\d{3})*) PSI$/.exec(value) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}
