import { barbellCategories, type BarbellRow, barbellUses, type BarbellUse } from '#domain/catalog/barbell-chart.ts'

export interface RankedBar extends BarbellRow {
  name: string
  rank: number
}

/** Sortable columns; choosing a use sorts by its score [INDEX-046]. */
export const chartSorts = [
  'rank',
  'name',
  'category',
  'country',
  'brand',
  'diameter',
  'finish',
  'strength',
  'f',
] as const
export type ChartSort = (typeof chartSorts)[number]

/** A chart's filters and sort order in the query [INDEX-046]. */
export interface ChartChoice {
  category: BarbellRow['category'] | null
  country: string | null
  finish: string | null
  brand: BarbellRow['brand'] | null
  use: BarbellUse | null
  sort: ChartSort
}

/** Parameter prefix, because a list on the same page has a separate order and finish. */
const own = 'chart-'

export const parameterOf = (part: keyof ChartChoice): string => `${own}${part}`

export const otherParameters = (query: URLSearchParams): [name: string, value: string][] =>
  [...query].filter(([name]) => !name.startsWith(own))

/** Parses a choice and ignores unknown values [INDEX-046]. */
export function parseChoice(query: URLSearchParams): ChartChoice {
  const readParameter = (part: keyof ChartChoice) => query.get(parameterOf(part))
  const one = <Value extends string>(part: keyof ChartChoice, values: readonly Value[]) =>
    values.find((value) => value === readParameter(part)) ?? null
  return {
    category: one('category', barbellCategories),
    country: readParameter('country') || null,
    finish: readParameter('finish') || null,
    brand: one('brand', ['own', 'other']),
    use: one('use', barbellUses),
    sort: one('sort', chartSorts) ?? 'rank',
  }
}

/** Returns the query for a choice, without defaults. */
export function queryOf(choice: ChartChoice, query = new URLSearchParams()): string {
  const entries = Object.entries(choice) as [keyof ChartChoice, string | null][]
  const parameters = entries.flatMap(([part, value]): [string, string][] =>
    value === null || (part === 'sort' && value === 'rank') ? [] : [[parameterOf(part), value]],
  )
  return new URLSearchParams([...otherParameters(query), ...parameters]).toString()
}

/** Comparators by column; strength and F rating sort descending. */
const orders: Readonly<Record<ChartSort, (a: RankedBar, b: RankedBar) => number>> = {
  rank: (a, b) => a.rank - b.rank,
  name: (a, b) => a.name.localeCompare(b.name),
  category: (a, b) => barbellCategories.indexOf(a.category) - barbellCategories.indexOf(b.category),
  country: (a, b) => a.madeIn.localeCompare(b.madeIn),
  brand: (a, b) => b.brand.localeCompare(a.brand),
  diameter: (a, b) => a.diameter - b.diameter,
  finish: (a, b) => a.finish.join().localeCompare(b.finish.join()),
  strength: (a, b) => b.tensileStrength - a.tensileStrength,
  f: (a, b) => (b.fRating ?? 0) - (a.fRating ?? 0),
}

/** Returns a choice's rows in order: by best score for a use, or else by column, then by rank [INDEX-046]. */
export function selectBars<Bar extends RankedBar>(bars: readonly Bar[], choice: ChartChoice): Bar[] {
  const { category, country, finish, brand, use, sort } = choice
  const scoreOf = ({ durability }: Bar) => (use === null ? 0 : (durability?.[use] ?? -1))
  return bars
    .filter(
      (bar) =>
        (category === null || bar.category === category) &&
        (country === null || bar.madeIn === country) &&
        (finish === null || bar.finish.includes(finish)) &&
        (brand === null || bar.brand === brand),
    )
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || orders[sort](a, b) || a.rank - b.rank)
}
