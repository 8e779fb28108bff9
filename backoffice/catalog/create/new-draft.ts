import { deriveHandle, isHandle } from '#domain/catalog/import/cells/handle.ts'
import { isSku } from '#domain/catalog/import/cells/sku.ts'
import { optionsProblem, type EnteredOption } from '#domain/catalog/create/option-choices.ts'
import { newProductSkus } from '#domain/catalog/create/new-product.ts'
import { ownBrand } from '#domain/catalog/product-entry.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { parseAmount } from '#backoffice/kit/format/money.ts'

type NewProductBody = CallInput<Store, 'POST /svc_admin/products'>['body']
type OptionsProblem = NonNullable<ReturnType<typeof optionsProblem>>

/** A new product as entered in the form. */
export interface NewDraft {
  name: string
  /** Null while the URL is derived from the name. */
  handle: string | null
  brand: string
  category: string
  sku: string
  weight: string
  unit: 'kg' | 'lb'
  hasOptions: boolean
  /** Values are separated by line breaks. */
  options: readonly { label: string; values: string }[]
  /** Amounts by site. An empty amount means that the site does not sell the product. */
  prices: Readonly<Partial<Record<Site, string>>>
}
export type NewField = 'name' | 'handle' | 'brand' | 'category' | 'sku' | 'weight' | 'prices' | 'options'

const gramsPer = { kg: 1_000, lb: 453.592_37 } as const

/** Returns an empty form with the units of the staff member's first site. */
export function initialDraft(sites: readonly Site[]): NewDraft {
  return {
    name: '',
    handle: null,
    brand: ownBrand,
    category: '',
    sku: '',
    weight: '',
    unit: siteSettings[sites[0] ?? 'USA'].units,
    hasOptions: false,
    options: [{ label: '', values: '' }],
    prices: {},
  }
}

/** Returns the new product's URL handle: the entered one, or one derived from the name. */
export function productHandle({ name, handle }: Pick<NewDraft, 'name' | 'handle'>): string {
  return handle ?? deriveHandle(name)
}

/** Returns the entered options without empty values. */
function enteredOptions({ hasOptions, options }: Pick<NewDraft, 'hasOptions' | 'options'>): EnteredOption[] {
  if (!hasOptions) return []
  return options.map(({ label, values }) => ({
    label: label.trim(),
    values: values.split('\n').flatMap((value) => value.trim() || []),
  }))
}

/** Returns the problem with the entered options, or null. */
export function enteredOptionsProblem(
  draft: Pick<NewDraft, 'hasOptions' | 'options'>,
): OptionsProblem | 'missing_label' | null {
  const options = enteredOptions(draft)
  if (options.some(({ label }) => label === '')) return 'missing_label'
  return optionsProblem(options)
}

/** Returns the packed weight in grams, or null if the entry is not a weight. */
export function weightInGrams({ weight, unit }: Pick<NewDraft, 'weight' | 'unit'>): number | null {
  const amount = parseAmount(weight)
  return amount === null || amount === 0 ? null : Math.max(1, Math.round(amount * gramsPer[unit]))
}

/** Returns the SKUs that the variants will have. */
export function plannedSkus(draft: NewDraft): string[] {
  if (draft.sku.trim() === '' || enteredOptionsProblem(draft) !== null) return []
  return newProductSkus({ sku: draft.sku.trim(), options: enteredOptions(draft) })
}

/** Returns the invalid fields and the request body. */
export function checkDraft(draft: NewDraft): { wrong: NewField[]; body: NewProductBody } {
  const { name, brand, category, sku } = draft
  const grams = weightInGrams(draft)
  const entered = Object.entries(draft.prices).filter(([, text]) => text.trim() !== '') as [Site, string][]
  const prices = entered.flatMap(([site, text]) => {
    const price = parseAmount(text)
    return price === null ? [] : [{ site, price }]
  })
  const checks: readonly [NewField, boolean][] = [
    ['name', name.trim() !== ''],
    ['handle', isHandle(productHandle(draft).trim())],
    ['category', category !== ''],
    ['brand', brand.trim() !== ''],
    ['sku', isSku(sku.trim())],
    ['weight', grams !== null],
    ['options', enteredOptionsProblem(draft) === null],
    ['prices', prices.length > 0 && prices.length === entered.length],
  ]
  return {
    wrong: checks.flatMap(([field, isRight]) => (isRight ? [] : [field])),
    body: {
      name: name.trim(),
      handle: productHandle(draft).trim(),
      brand: brand.trim(),
      category,
      sku: sku.trim(),
      weightGrams: grams ?? 0,
      options: enteredOptions(draft).map(({ label, values }) => ({ label, values: [...values] })),
      prices,
    },
  }
}

const fieldsOfRefusals: Readonly<Partial<Record<string, NewField>>> = {
  invalid_handle: 'handle',
  handle_taken: 'handle',
  path_redirected: 'handle',
  invalid_sku: 'sku',
  sku_taken: 'sku',
  category_not_found: 'category',
  too_many_variants: 'options',
  repeated_option: 'options',
  repeated_value: 'options',
  missing_value: 'options',
}

/** Returns the field that a refusal concerns, or undefined. */
export function refusedField(code: string | undefined): NewField | undefined {
  return code === undefined ? undefined : fieldsOfRefusals[code]
}
