import { sites } from '#domain/sites.ts'
import { optionLimits } from '../create/option-choices.ts'
import type { CustomOption } from '../options/custom-option.ts'
import { optionCode } from '../options/option-code.ts'
import type { SiteAmounts } from '../product-entry.ts'
import type { ProductStatus } from '../product-status.ts'
import { productTypes, type ProductType } from '../product-type.ts'
import { readAttributes, type ImportedAttributes } from './attributes.ts'
import { parseInstant } from './cells/dates.ts'
import { isHandle } from './cells/handle.ts'
import type { Column, ImportRow, RowProblem } from './columns.ts'
import { readCustomOptions } from './cells/custom-options.ts'
import { type OwnProductFields, readOwnProduct } from './own-columns.ts'
import { type ImportedVariant, readVariant, type Report, type VariantRules } from './read-variant.ts'
import { parseBoolean, readStatus } from './status.ts'

export interface ImportedProduct {
  handle: string
  title: string
  body: string
  vendor: string
  /** A category name or path, such as Bars > Power bars. */
  type: string
  /** Null if the file does not specify it. */
  kind: ProductType | null
  /** Null if the file has no status column. */
  status: ProductStatus | null
  attributes: ImportedAttributes
  own: OwnProductFields
  options: { code: string; label: string }[]
  customOptions: readonly CustomOption<SiteAmounts>[] | null
  variants: ImportedVariant[]
  pictures: { src: string; alt: string }[]
  rows: number[]
}

/** A problem, missing value, or note for a row. */
export interface ImportIssue {
  row: number
  /** An object contains the column name as written in the file. */
  column: Column | null | { name: string }
  why: string
  suggestion: string
}
export interface Findings {
  problems: ImportIssue[]
  /** Missing values, which make the product a draft. */
  lacks: ImportIssue[]
  notes: ImportIssue[]
}

const maxVariants = optionLimits.variants

/** Reads the rows of one product. Adds problems to `findings`. */
export function readProduct(
  handle: string,
  rows: readonly ImportRow[],
  rules: VariantRules,
  findings: Findings,
): ImportedProduct {
  const [first] = rows
  const head = first!.cells
  const sayIn =
    (list: ImportIssue[]) =>
    (column: ImportIssue['column'], why: string, suggestion: string, row = first!.number) => {
      list.push({ row, column, why, suggestion })
    }
  const reportProblem = sayIn(findings.problems)
  for (const { number, problems = [], lacks = [], notes = [] } of rows)
    addProblems(number, { problems, lacks, notes }, findings)
  if (!isHandle(handle)) {
    const why = 'A handle is the last part of the product URL.'
    reportProblem('handle', why, 'Use at most 119 letters, digits, and dashes.')
  }
  if (!head.title) reportProblem('title', 'The product has no title.', 'Enter a title in its first row.')
  if (parseBoolean(head.giftCard ?? '') && head.kind !== 'giftcard') {
    reportProblem('giftCard', 'Gift cards cannot be imported.', 'Remove gift cards from this file.')
  }
  checkOrigin(head, rules, reportProblem)
  const own = readOwnProduct(head, reportProblem)
  const options = readOptions(head, own, reportProblem)
  const variants = rows
    .filter(({ cells }) => cells.sku ?? cells.price ?? cells.option1Value)
    .map((row): ImportedVariant => {
      const say = (list: ImportIssue[]) => (column: ImportIssue['column'], why: string, suggestion: string) =>
        sayIn(list)(column, why, suggestion, row.number)
      const report: Report = {
        reportProblem: say(findings.problems),
        reportMissing: say(findings.lacks),
        note: say(findings.notes),
      }
      return readVariant(row, options, rules, report)
    })
  checkVariants(variants, reportProblem)
  const hasShipping = variants.some(({ needsShipping }) => needsShipping)
  if (options.length > 0 && variants.some(({ needsShipping }) => !needsShipping)) {
    const suggestion = 'Import each variant as a product, or set this to true and add a weight.'
    sayIn(findings.lacks)('requiresShipping', 'Variants that need no shipping are not supported.', suggestion)
  }
  const kind =
    productTypes.find((type) => type === head.kind) ?? (!hasShipping && options.length === 0 ? 'virtual' : null)
  if (head.kind !== undefined && kind !== head.kind) {
    reportProblem('kind', `${head.kind} is not a product kind.`, 'Keep the exported value, or leave it empty.')
  }
  const customOptions = readCustomOptions(head, reportProblem)
  if (own.attributes.event && !showsEvent(kind, customOptions ?? []))
    reportProblem('event', 'The product page would not show the event.', eventSuggestion)
  if (own.attributes.isRegistration && !showsEvent(kind, customOptions ?? []))
    reportProblem('isRegistration', 'The product page would not show the registration.', eventSuggestion)
  return {
    handle,
    title: head.title ?? '',
    body: head.body ?? '',
    vendor: head.vendor ?? '',
    type: head.type ?? head.productCategory?.split('>').at(-1)?.trim() ?? '',
    kind,
    status: readStatus(head, reportProblem),
    attributes: readAttributes(head, variants, reportProblem),
    // Our export leaves the cell empty for a product without a category.
    own: { ...own, categories: own.categories ?? (head.kind === undefined ? null : []) },
    options,
    customOptions: customOptions ?? (rules.has('customOptions') ? [] : null),
    variants,
    pictures: readPictures(rows, head.title ?? ''),
    rows: [...new Set(rows.map(({ number }) => number))],
  }
}

const eventSuggestion = 'Import each variant as a product that needs no shipping, or leave this empty.'

/**
 * Returns true if the product's page shows events. For simple and configurable products, it does so only if they have
 * custom options.
 */
function showsEvent(kind: ImportedProduct['kind'], customOptions: readonly unknown[]): boolean {
  const isPlain = kind === null || kind === 'simple' || kind === 'configurable'
  return !isPlain || customOptions.length > 0
}

/** Reports an export from a different site, because an export contains one site's prices. */
function checkOrigin({ site, exportedAt }: ImportRow['cells'], rules: VariantRules, reportProblem: ReportProblem) {
  if (site !== undefined && site !== rules.site) {
    const known = sites.find((each) => each === site)
    const suggestion = `${known ? `Import with --site ${known}` : `Enter ${sites.join(', ')}`}, or leave it empty.`
    reportProblem('site', `The prices are for ${site}, but the import is for ${rules.site}.`, suggestion)
  }
  if (exportedAt !== undefined && parseInstant(exportedAt) === null)
    reportProblem(
      'exportedAt',
      `${exportedAt} is not a valid export time.`,
      'Keep the exported value, or leave it empty.',
    )
}

function addProblems(
  row: number,
  found: Record<'problems' | 'lacks' | 'notes', readonly RowProblem[]>,
  { problems, lacks, notes }: Findings,
) {
  const targets = { problems, lacks, notes }
  for (const name of ['problems', 'lacks', 'notes'] as const) {
    for (const { column, ...rest } of found[name]) targets[name].push({ row, column: { name: column }, ...rest })
  }
}

type ReportProblem = (column: Column | null, why: string, suggestion: string, row?: number) => void

function readOptions(head: ImportRow['cells'], own: OwnProductFields, reportProblem: ReportProblem) {
  const known = new Map(own.options?.map(({ code, label }) => [label, code]))
  const names = [head.option1Name, head.option2Name, head.option3Name]
  const options = names.flatMap((label, index) => {
    // For a product without options, Shopify writes the option Title with the value Default Title.
    const value = [head.option1Value, head.option2Value, head.option3Value][index]
    if (!label || (label === 'Title' && (value ?? 'Default Title') === 'Default Title')) return []
    return [{ code: known.get(label) ?? optionCode(label, index), label }]
  })
  if (new Set(options.map(({ code }) => code)).size < options.length) {
    reportProblem('option2Name', 'Two options have the same name.', 'Give every option a unique name.')
  }
  return options
}

function checkVariants(variants: readonly ImportedVariant[], reportProblem: ReportProblem) {
  if (variants.length === 0)
    reportProblem('price', 'The product has no variant.', 'Enter SKU, price, and weight in its first row.')
  if (variants.length > maxVariants) {
    const why = `The product has ${variants.length} variants; the maximum is ${maxVariants}.`
    reportProblem(null, why, 'Split it into several products.')
  }
  const seen = new Map<string, number>()
  for (const { row, choice } of variants) {
    const key = JSON.stringify(choice)
    const before = seen.get(key)
    if (before !== undefined) {
      if (key === '{}') {
        const suggestion = 'Name an option that tells them apart, or give each a different handle.'
        reportProblem('handle', `Row ${before} has the same handle, and the product has no options.`, suggestion, row)
      } else {
        const suggestion = 'Give every variant a unique combination of options.'
        reportProblem('option1Value', `Row ${before} has the same options.`, suggestion, row)
      }
    }
    seen.set(key, before ?? row)
  }
}

/** Returns each picture once, in position order. */
function readPictures(rows: readonly ImportRow[], title: string) {
  const bySrc = new Map<string, { src: string; alt: string; position: number }>()
  for (const { cells } of rows) {
    const { imageSrc: src, imageAlt, imagePosition } = cells
    if (!src || bySrc.has(src)) continue
    const position = Number(imagePosition ?? Number.NaN)
    bySrc.set(src, { src, alt: imageAlt ?? title, position: Number.isNaN(position) ? bySrc.size + 1 : position })
  }
  return [...bySrc.values()].toSorted((a, b) => a.position - b.position).map(({ src, alt }) => ({ src, alt }))
}
