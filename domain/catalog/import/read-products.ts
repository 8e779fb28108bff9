import type { Minor } from '#domain/money.ts'
import { readAttributes, type ImportedAttributes } from './attributes.ts'
import { columns, type Column, type ImportRow, type RowFate } from './columns.ts'
import { type OwnProductFacts, type OwnVariantFacts, readOwnProduct, readOwnVariant } from './own-columns.ts'

/** Amounts in minor units. */
export interface ImportedVariant {
  row: number
  sku: string
  choice: Record<string, string>
  grams: number
  price: Minor
  /** Set only if above the price; it is then the regular price, and `price` the special price. */
  compareAt: Minor | null
  quantity: number
  managed: boolean
  oversell: boolean
  picture: string | null
  own: OwnVariantFacts
}
export interface ImportedProduct {
  handle: string
  title: string
  body: string
  vendor: string
  type: string
  attributes: ImportedAttributes
  own: OwnProductFacts
  options: { code: string; label: string }[]
  variants: ImportedVariant[]
  pictures: { src: string; alt: string }[]
  rows: number[]
}
interface ReadFile {
  products: ImportedProduct[]
  fates: RowFate[]
}

const maxVariants = 100
const handlePattern = /^[a-z0-9][a-z0-9-]{0,118}$/
const heaviestGrams = 5_000_000
const dearest = 99_999_999

interface Complaint {
  row: number
  /** An object names the column as it is in the file. */
  column: Column | null | { name: string }
  why: string
  suggestion: string
}

/** Converts rows to products; any error refuses the whole product. `skusTaken` maps stored SKUs to handles. */
export function readProducts(
  rows: readonly ImportRow[],
  skusTaken: ReadonlyMap<string, string>,
  names: Readonly<Record<Column, string>> = columns,
): ReadFile {
  const fates: RowFate[] = []
  const products: ImportedProduct[] = []
  const skus = new Map<string, number>()
  for (const { handle, rows: own, again, surplus } of blocksOf(rows)) {
    const complaints: Complaint[] = []
    for (const { number, problems = [] } of own) {
      for (const { column, ...rest } of problems) complaints.push({ row: number, column: { name: column }, ...rest })
    }
    const product = readProduct(handle, own, complaints)
    for (const row of again) {
      complaints.push({
        row,
        column: 'handle',
        why: `Another product in this file has the handle ${handle}.`,
        suggestion: 'Change one of the handles, or move the rows together if they are one product.',
      })
    }
    for (const { row, sku } of product.variants) {
      const first = skus.get(sku)
      const owner = skusTaken.get(sku)
      if (first !== undefined) complaints.push(taken(row, `Row ${first} already has the SKU ${sku}.`))
      else if (owner !== undefined && owner !== handle) {
        complaints.push(taken(row, `The SKU ${sku} belongs to ${owner} in the store.`))
      }
      skus.set(sku, first ?? row)
    }
    if (complaints.length === 0) {
      products.push(product)
      for (const row of product.rows) fates.push({ ...fate(row, handle), outcome: 'imported' })
      continue
    }
    for (const row of [...product.rows, ...surplus]) {
      const ofRow = complaints.filter((complaint) => complaint.row === row)
      for (const { column, why, suggestion } of ofRow) {
        fates.push({ ...fate(row, handle), outcome: 'refused', column: nameOf(column, names), why, suggestion })
      }
      if (ofRow.length > 0) continue
      const wrong = [...new Set(complaints.map((complaint) => complaint.row))].join(', ')
      fates.push({
        ...fate(row, handle),
        outcome: 'refused',
        why: `A product is imported as a whole, and row ${wrong} of this one is invalid.`,
        suggestion: `Fix row ${wrong}.`,
      })
    }
  }
  return { products, fates: fates.toSorted((a, b) => a.row - b.row) }
}

function nameOf(column: Complaint['column'], names: Readonly<Record<Column, string>>): string {
  if (column === null) return ''
  return typeof column === 'string' ? names[column] : column.name
}

function taken(row: number, why: string): Complaint {
  return { row, column: 'sku', why, suggestion: 'Give every variant a unique SKU.' }
}

function fate(row: number, handle: string): RowFate {
  return { row, handle, outcome: 'imported', column: '', why: '', suggestion: '' }
}

interface Block {
  handle: string
  rows: ImportRow[]
  /** Rows where a handle reappears further down. */
  again: number[]
  surplus: number[]
}

function blocksOf(rows: readonly ImportRow[]): Iterable<Block> {
  const blocks = new Map<string, Block>()
  let last = ''
  for (const row of rows) {
    const handle = (row.cells.handle ?? last).toLowerCase()
    const block = blocks.get(handle) ?? { handle, rows: [], again: [], surplus: [] }
    const beginsAgain = block.rows.length > 0 && row.cells.title !== undefined
    if (beginsAgain) block.again.push(row.number)
    if (beginsAgain || block.again.length > 0) block.surplus.push(row.number)
    else block.rows.push(row)
    blocks.set(handle, block)
    last = handle
  }
  return blocks.values()
}

function readProduct(handle: string, rows: readonly ImportRow[], complaints: Complaint[]): ImportedProduct {
  const [first] = rows
  const head = first!.cells
  const complain = (column: Column | null, why: string, suggestion: string, row = first!.number) =>
    complaints.push({ row, column, why, suggestion })
  if (!handlePattern.test(handle)) {
    complain(
      'handle',
      'A handle is the last part of the product URL.',
      'Use at most 119 lowercase letters, digits and dashes.',
    )
  }
  if (!head.title) complain('title', 'The product has no title.', 'Write a title in its first row.')
  if (head.giftCard?.toLowerCase() === 'true') {
    complain('giftCard', 'Gift cards cannot be imported.', 'Remove gift cards from this file.')
  }
  const names = [head.option1Name, head.option2Name, head.option3Name]
  const own = readOwnProduct(head, complain)
  const known = new Map(own.options?.map(({ code, label }) => [label, code]))
  const options = names.flatMap((label) =>
    label && label !== 'Title' ? [{ code: known.get(label) ?? codeOf(label), label }] : [],
  )
  if (new Set(options.map(({ code }) => code)).size < options.length) {
    complain('option2Name', 'Two options have the same name.', 'Give every option a unique name.')
  }
  const variants = rows
    .filter(({ cells }) => cells.sku ?? cells.price ?? cells.option1Value)
    .map((row) => readVariant(row, options, complaints))
  if (variants.length === 0)
    complain('price', 'The product has no variant.', 'Write SKU, price and weight in its first row.')
  if (variants.length > maxVariants) {
    complain(
      null,
      `The product has ${variants.length} variants; the maximum is ${maxVariants}.`,
      'Split it into several products.',
    )
  }
  const seen = new Map<string, number>()
  for (const { row, choice } of variants) {
    const key = JSON.stringify(choice)
    const before = seen.get(key)
    if (before !== undefined) {
      complain(
        'option1Value',
        `Row ${before} has the same options.`,
        'Give every variant a unique combination of options.',
        row,
      )
    }
    seen.set(key, before ?? row)
  }
  return {
    handle,
    title: head.title ?? '',
    body: head.body ?? '',
    vendor: head.vendor ?? '',
    type: head.type ?? '',
    attributes: readAttributes(head, complain),
    own,
    options,
    variants,
    pictures: rows.flatMap(({ cells }) =>
      cells.imageSrc ? [{ src: cells.imageSrc, alt: cells.imageAlt ?? head.title ?? '' }] : [],
    ),
    rows: [...new Set(rows.map(({ number }) => number))],
  }
}

function readVariant(
  { number, cells }: ImportRow,
  options: readonly { code: string; label: string }[],
  complaints: Complaint[],
): ImportedVariant {
  const complain = (column: Column, why: string, suggestion: string) =>
    complaints.push({ row: number, column, why, suggestion })
  if (!cells.sku) complain('sku', 'The variant has no SKU.', 'Give every variant a unique SKU.')
  else if (!/^[\w.-]{1,64}$/.test(cells.sku)) {
    complain('sku', 'A SKU has at most 64 letters, digits, dots and dashes.', 'Remove spaces and other characters.')
  }
  const price = amountOf(cells.price)
  if (price === null) complain('price', whyAmount(cells.price), 'Write it as 129.00, without a currency.')
  const compareAt = cells.compareAt === undefined ? null : amountOf(cells.compareAt)
  if (cells.compareAt !== undefined && compareAt === null) {
    complain('compareAt', whyAmount(cells.compareAt), 'Write it as 129.00, or leave it empty.')
  }
  const grams = Number(cells.grams)
  const needsShipping = cells.requiresShipping?.toLowerCase() !== 'false'
  if (needsShipping && (!cells.grams || grams === 0)) {
    complain('grams', 'The weight is missing, so shipping cannot be calculated.', 'Write the packed weight in grams.')
  } else if (!Number.isInteger(grams) || grams < 0 || grams > heaviestGrams) {
    complain('grams', `${cells.grams ?? ''} is not a weight.`, 'Write whole grams, such as 20500.')
  }
  if (!needsShipping) {
    complain(
      'requiresShipping',
      'Products without shipping are not supported.',
      'Remove the product, or set this to true and add a weight.',
    )
  }
  const quantity = Number(cells.quantity ?? 0)
  if (!Number.isInteger(quantity)) {
    complain('quantity', `${cells.quantity ?? ''} is not a whole number.`, 'Write the number of units.')
  }
  const values = [cells.option1Value, cells.option2Value, cells.option3Value]
  const choice: Record<string, string> = {}
  for (const [index, { code, label }] of options.entries()) {
    const value = values[index]
    const column = (['option1Value', 'option2Value', 'option3Value'] as const)[index]!
    if (!value) complain(column, `The value of ${label} is missing.`, `Write the ${label} of this variant.`)
    else choice[code] = value
  }
  return {
    row: number,
    sku: cells.sku ?? '',
    choice,
    grams,
    price: price ?? 0,
    compareAt: compareAt !== null && price !== null && compareAt > price ? compareAt : null,
    quantity: Math.max(0, quantity),
    managed: Boolean(cells.tracker),
    oversell: cells.policy?.toLowerCase() === 'continue',
    picture: cells.variantImage ?? null,
    own: readOwnVariant(cells, complain),
  }
}

function amountOf(text: string | undefined): Minor | null {
  const [, whole, decimals = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(text ?? '') ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return minor <= dearest ? minor : null
}

function whyAmount(text: string | undefined) {
  return text ? `${text} is not an amount.` : 'The price is missing.'
}

function codeOf(label: string): string {
  return (
    label
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '') || 'option'
  )
}
