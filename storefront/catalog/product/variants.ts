import type { Minor } from '#domain/money.ts'
import type { DealView } from '../deals/deal-formatter.ts'
import { isBuyable, type StockView } from './stock-view.ts'

export interface Variant {
  id: number
  sku: string
  choice: Readonly<Record<string, string>>
  now: Minor | null
  was: Minor | null
  stock: StockView
  most: number
  /** Index of the variant's picture in the product gallery. */
  picture: number
  /** 3D model parameters. */
  model: Model | null
  deal?: DealView
}

export interface Model {
  kind: string
  params: Readonly<Record<string, string | number | boolean>>
}

export interface Option {
  code: string
  label: string
  /** `text` is the translation. `shown` puts the shopper's units first. */
  values: readonly { label: string; text?: string | undefined; shown: string; swatch: string | null }[]
}

interface NamedOption {
  code: string
  values: readonly { label: string; text?: string | undefined }[]
}

/** Returns the selected values in the shopper's language, in the order of the options. */
export function choiceTexts(options: readonly NamedOption[], choice: Variant['choice']): string[] {
  return options.flatMap(
    ({ code, values }) => values.find(({ label }) => label === choice[code])?.text ?? choice[code] ?? [],
  )
}

export interface SelectedVariant {
  choice: Readonly<Record<string, string>>
  variant: Variant | null
}

/**
 * Returns the selection in a URL. Missing values come from a matching child, preferably a buyable child, and among
 * several the child most similar to the first buyable one. Without any selection, returns the first buyable child.
 */
export function selectVariant(
  options: readonly Option[],
  variants: readonly Variant[],
  named: Readonly<Record<string, string>>,
): SelectedVariant {
  const requested = Object.fromEntries(
    options.flatMap(({ code, values }) =>
      values.filter(({ label }) => label === named[code]).map(({ label }) => [code, label]),
    ),
  )
  const first = variants.find(({ stock }) => isBuyable(stock)) ?? variants[0]
  const fitting = variants.filter(({ choice }) => fits(choice, requested))
  const [variant] = fitting.toSorted(
    (a, b) =>
      Number(isBuyable(b.stock)) - Number(isBuyable(a.stock)) || countMatches(b, first) - countMatches(a, first),
  )
  return variant ? { choice: variant.choice, variant } : { choice: { ...first?.choice, ...requested }, variant: null }
}

/** Returns the selection after choosing one more value. Other values change if no such child exists. */
export function withChoice(
  options: readonly Option[],
  variants: readonly Variant[],
  current: SelectedVariant['choice'],
  code: string,
  value: string,
): { choice: Readonly<Record<string, string>>; variant: Variant | null; isSame: boolean } {
  const wanted = { ...current, [code]: value }
  const exact = variants.find(({ choice }) => fits(choice, wanted))
  if (exact) return { choice: wanted, variant: exact, isSame: true }
  const { choice, variant } = selectVariant(options, variants, { [code]: value })
  return { choice, variant, isSame: false }
}

export function choiceUrl(url: string, options: readonly Option[], choice: SelectedVariant['choice']): string {
  const params = new URLSearchParams(
    options.flatMap(({ code }) => (choice[code] === undefined ? [] : [[code, choice[code]]])),
  )
  return options.length === 0 ? url : `${url}?${params.toString()}`
}

function fits(choice: Variant['choice'], requested: Readonly<Record<string, string>>): boolean {
  return Object.entries(requested).every(([code, value]) => choice[code] === value)
}

function countMatches({ choice }: Variant, first: Variant | undefined): number {
  return Object.entries(choice).filter(([code, value]) => first?.choice[code] === value).length
}
