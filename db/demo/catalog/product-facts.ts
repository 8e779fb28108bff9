import type { SizeChart } from '#domain/catalog/options/size-chart.ts'
import type { ProductEntry } from '#domain/catalog/product-entry.ts'

/** Warranties for our own brand, by category. */
const warranties: readonly (readonly [category: string, terms: string])[] = [
  ['barbells', 'Against bending and cracking for as long as you own it in a home gym, ten years elsewhere.'],
  ['racks', 'On welds and uprights for as long as you own it in a home gym, ten years elsewhere.'],
  ['benches', 'Ten years on the frame, two on the pad.'],
  ['lifting-belts', 'Ten years on seams and buckle.'],
]

/** Body parts measured by a size in parentheses, by category or handle. */
const bodyParts: readonly (readonly [name: RegExp, column: string, note: string])[] = [
  [/belt/, 'Waist', 'Put a tape around your navel, over the shirt you train in. Trouser sizes run smaller.'],
  [/elbow/, 'Elbow', 'Measure around the straight elbow.'],
  [/sleeve/, 'Knee', 'Measure around the middle of the kneecap with your leg straight.'],
  [/cap/, 'Head', 'Measure a finger above your eyebrows.'],
]

/** Adds warranties and size charts to demo products. */
export function withProductFacts(products: readonly ProductEntry[]): readonly ProductEntry[] {
  return products.map((product) => {
    const sizeChart = sizeChartOf(product)
    const [, warranty] =
      product.brand === 'Ironwright' ? (warranties.find(([name]) => product.categories.includes(name)) ?? []) : []
    if (!sizeChart && warranty === undefined) return product
    const added = { ...(sizeChart && { sizeChart }), ...(warranty !== undefined && { warranty }) }
    return { ...product, attributes: { ...product.attributes, ...added } }
  })
}

function sizeChartOf(product: ProductEntry): SizeChart | null {
  const { categories, handle, options, customOptions = [] } = product
  const isWorn = ['apparel', 'lifting-belts', 'wraps-and-sleeves'].some((name) => categories.includes(name))
  if (!isWorn && handle !== 'ironwright-lettered-belt') return null
  const labels = [
    ...(options.find(({ code }) => code === 'size')?.values ?? []).map(({ label }) => label),
    ...customOptions.filter(({ title }) => title === 'Size').flatMap(({ values }) => values.map(({ title }) => title)),
  ]
  return bodyChart(product, labels) ?? garmentChart(product, labels)
}

/** Builds a chart from sizes such as 'S (60 to 75 cm)' or 'S, 60 to 75 cm'. */
function bodyChart({ categories, handle }: ProductEntry, labels: readonly string[]): SizeChart | null {
  const rows = labels.flatMap((label) => {
    const [, size, measure] = /^(\w+)(?:,| \()\s?(\d+ to \d+ cm)\)?$/.exec(label) ?? []
    return size === undefined || measure === undefined ? [] : [[size, measure]]
  })
  const [, column, note] = bodyParts.find(([name]) => [handle, ...categories].some((each) => name.test(each))) ?? []
  return rows.length === 0 || column === undefined || note === undefined
    ? null
    : { columns: ['Size', column], rows, note }
}

/** Builds a chart from a garment's cut, or from the foot length for a shoe size. */
function garmentChart({ categories, variants }: ProductEntry, labels: readonly string[]): SizeChart | null {
  const feet = labels.flatMap((label) => {
    const [, us] = /^US (\d+)/.exec(label) ?? []
    const [, from, to] = /^(\d\d) to (\d\d)$/.exec(label) ?? []
    if (us !== undefined) return [[label, `${(((Number(us) + 22) / 3) * 2.54).toFixed(1)} cm`]]
    return from === undefined || to === undefined ? [] : [[`EU ${label}`, `${foot(from)} to ${foot(to)} cm`]]
  })
  if (feet.length > 0)
    return { columns: ['Size', 'Foot'], rows: feet, note: 'Stand on a sheet of paper and measure your longer foot.' }
  const cuts = labels.flatMap((label) => {
    const { width, length } = variants.find(({ choice }) => choice['size'] === label)?.model?.params ?? {}
    if (typeof width !== 'number' || typeof length !== 'number') return []
    return [[label, `${Math.round(width * 200)} cm`, `${Math.round(length * 100)} cm`]]
  })
  if (cuts.length === 0) return null
  const around = categories.includes('shorts') ? 'Waist' : 'Chest'
  const note = 'Measured around and along the garment. Compare it with one that fits you.'
  return { columns: ['Size', around, 'Length'], rows: cuts, note }
}

function foot(eu: string): string {
  return ((Number(eu) / 3) * 2 - 1.5).toFixed(1)
}
