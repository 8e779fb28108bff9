import { barbellCategories, type BarbellRow, barbellUses, type BarbellUse } from '#domain/catalog/barbell-chart.ts'

/** A row as the chart shows it. */
export interface RankedBar extends BarbellRow {
  name: string
  rank: number
}

/** The columns that rows can be ordered by; a score is ordered by choosing its use [INDEX-046]. */
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

/** What a shopper asks of the chart, as the page's address holds it [INDEX-046]. */
export interface ChartChoice {
  category: BarbellRow['category'] | null
  country: string | null
  finish: string | null
  brand: BarbellRow['brand'] | null
  use: BarbellUse | null
  sort: ChartSort
}

/** Reads a choice from an address; a value that the chart does not know counts as not given [INDEX-046]. */
export function choiceOf(query: URLSearchParams): ChartChoice {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name)) ?? null
  return {
    category: one('category', barbellCategories),
    country: query.get('country') || null,
    finish: query.get('finish') || null,
    brand: one('brand', ['own', 'other']),
    use: one('use', barbellUses),
    sort: one('sort', chartSorts) ?? 'rank',
  }
}

/** The query of a choice, without what is as it would be anyway. */
export function queryOf(choice: ChartChoice): string {
  const given = Object.entries(choice).filter(
    ([name, value]) => value !== null && !(name === 'sort' && value === 'rank'),
  )
  return new URLSearchParams(given as [string, string][]).toString()
}

/** What each column is compared by; a larger number of what lasts or holds comes first. */
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

/** The rows that a choice leaves, in its order: of a use the best score first, else by the column, then by rank [INDEX-046]. */
export function chosenBars<Bar extends RankedBar>(bars: readonly Bar[], choice: ChartChoice): Bar[] {
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
