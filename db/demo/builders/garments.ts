import type { ModelEntry } from '#domain/catalog/product-entry.ts'
import { chooseBoth } from './entry.ts'
import type { prices } from './prices.ts'
import { limitedStock, backorderStock, ampleStock, soldOut } from './stock.ts'

/** One garment size: model parameters, outer dimensions in millimeters, and weight in grams. */
interface Cut {
  label: string
  params: Readonly<Record<string, number>>
  size: readonly [length: number, width: number, height: number]
  grams: number
}

interface Tint {
  label: string
  swatch?: string
  code: string
  picture: string
  model: ModelEntry
}

const cutOf =
  (
    axes: readonly [length: number, width: number, height: number],
    standard: readonly [number, number],
    grams: number,
  ) =>
  (label: string, width: number, length: number): Cut => ({
    label,
    params: { width, length },
    size: [Math.round((axes[0] * length) / standard[1]), Math.round((axes[1] * width) / standard[0]), axes[2]],
    grams: Math.round((grams * width * length) / (standard[0] * standard[1]) / 5) * 5,
  })

const shirt = cutOf([734, 796, 22], [0.53, 0.72], 210)
const hoodie = cutOf([1011, 895, 40], [0.58, 0.7], 680)
const sweatshirt = cutOf([721, 895, 32], [0.58, 0.7], 560)
const short = cutOf([464, 568, 24], [0.4, 0.46], 190)

/** Cuts from small to large. */
export const cuts = {
  shirt: [
    shirt('S', 0.49, 0.69),
    shirt('M', 0.53, 0.72),
    shirt('L', 0.56, 0.74),
    shirt('XL', 0.6, 0.76),
    shirt('XXL', 0.64, 0.78),
  ],
  hoodie: [
    hoodie('S', 0.54, 0.67),
    hoodie('M', 0.58, 0.7),
    hoodie('L', 0.62, 0.72),
    hoodie('XL', 0.66, 0.74),
    hoodie('XXL', 0.7, 0.76),
  ],
  sweatshirt: [
    sweatshirt('S', 0.54, 0.67),
    sweatshirt('M', 0.58, 0.7),
    sweatshirt('L', 0.62, 0.72),
    sweatshirt('XL', 0.66, 0.74),
    sweatshirt('XXL', 0.7, 0.76),
  ],
  shorts: [
    short('S', 0.37, 0.45),
    short('M', 0.4, 0.46),
    short('L', 0.43, 0.47),
    short('XL', 0.46, 0.48),
    short('XXL', 0.49, 0.49),
  ],
  longShorts: [short('S', 0.37, 0.53), short('M', 0.4, 0.54), short('L', 0.43, 0.55), short('XL', 0.46, 0.56)],
  socks: [
    ['36 to 38', 0.24],
    ['39 to 42', 0.26],
    ['43 to 46', 0.285],
  ].map(([label, length]): Cut => ({
    label: String(label),
    params: { length: Number(length) },
    size: [Math.round((479 * Number(length)) / 0.26), Math.round((390 * Number(length)) / 0.26), 16],
    grams: Math.round(Number(length) * 385),
  })),
  shoes: [7, 8, 9, 10, 11, 12, 13].map((number): Cut => {
    const length = 0.295 + (number - 9) * 0.0085
    const [along, across, high] = [312, 275, 144].map((side) => Math.round((side * length) / 0.295)) as [
      number,
      number,
      number,
    ]
    return {
      label: `US ${number} (EU ${Math.round(33 + number * 1.05)})`,
      params: { length },
      size: [along, across, high],
      grams: Math.round((1250 * length) / 0.295 / 10) * 10,
    }
  }),
} as const satisfies Readonly<Record<string, readonly Cut[]>>

/** Stock by size: middle sizes have the most units, and some sizes are sold out. */
const stockBySize = [
  [ampleStock(18), ampleStock(46), ampleStock(52), ampleStock(33), limitedStock(7)],
  [limitedStock(6), ampleStock(38), ampleStock(41), soldOut, ampleStock(12)],
  [ampleStock(15), ampleStock(29), limitedStock(4), ampleStock(24), backorderStock(21)],
  [ampleStock(11), soldOut, ampleStock(36), limitedStock(8), ampleStock(10)],
] as const

/** Builds the colors and sizes of a garment. Each combination has a separate model, weight, and dimensions. */
export function buildColorsAndSizes(
  sku: string,
  tints: readonly Tint[],
  sizes: readonly Cut[],
  cost: ReturnType<typeof prices>,
  heavier = 1,
) {
  return chooseBoth(
    { code: 'color', label: 'Color', values: tints },
    { code: 'size', label: 'Size', values: sizes.map(({ label, ...rest }) => ({ label, cut: rest })) },
    ({ code, picture, model }, { label, cut }) => ({
      sku: `${sku}-${code}-${label.replaceAll(/\([^()]*\)/g, '').replaceAll(/[^0-9A-Z]/g, '')}`,
      weightGrams: Math.round(cut.grams * heavier),
      size: cut.size,
      model: { kind: model.kind, params: { ...model.params, ...cut.params } },
      prices: cost,
      stock: stockOf(tints, code, sizes, label),
      picture,
    }),
  )
}

function stockOf(tints: readonly Tint[], code: string, sizes: readonly Cut[], label: string) {
  const row = stockBySize[(tints.findIndex((tint) => tint.code === code) + sizes.length) % stockBySize.length]!
  return row[sizes.findIndex((size) => size.label === label) % row.length]!
}
