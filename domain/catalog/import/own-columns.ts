import { featuredLists } from '#domain/search/featured-list.ts'
import type { EventDetails, EventPlace } from '../events/event-details.ts'
import { eventProblem } from '../events/event-problem.ts'
import { ticketProblem } from '../events/ticket-problem.ts'
import { sizeChartProblem, type SizeChart } from '../options/size-chart.ts'
import type { ProductAttributes, TicketGrant } from '../product-attributes.ts'
import type { CompatibilityEntry, ModelEntry, OptionEntry, ProductEntry, VariantEntry } from '../product-entry.ts'
import type { Column, ImportRow } from './columns.ts'
import { parseBoolean } from './status.ts'

/** Fields are null if the file does not have the column. */
export interface OwnProductFields {
  fact: string
  lead: string
  specification: ProductEntry['specification']
  facets: ProductEntry['facets']
  /** Categories, with the primary one first. */
  categories: readonly string[] | null
  options: readonly OptionEntry[] | null
  compatibility: CompatibilityEntry | null
  related: readonly string[]
  attributes: Pick<ProductAttributes, FileAttribute>
}

/** Product attributes that a file can contain. */
export const fileAttributes = ['event', 'ticket', 'isRegistration', 'sizeChart', 'warranty', 'featuredOn'] as const
type FileAttribute = (typeof fileAttributes)[number]
const maxWarranty = 200

export interface OwnVariantFields {
  size: VariantEntry['size'] | null
  packedSize: VariantEntry['packedSize'] | null
  model: ModelEntry | null
  backorder: number | null
  leadTimeDays: number | null
  most: number | null
  notify: boolean
}

interface ImportedEvent extends Omit<EventDetails, 'place'> {
  place: Omit<EventPlace, 'region' | 'postcode'> & Partial<EventPlace>
}

type ReportProblem = (column: Column, why: string, suggestion: string) => void

/** Reads the product columns that exist only in our export. Reports malformed cells. */
export function readOwnProduct(cells: ImportRow['cells'], reportProblem: ReportProblem): OwnProductFields {
  return {
    fact: cells.fact ?? '',
    lead: cells.lead ?? '',
    specification: parsed(cells, 'specification', isSpecification, reportProblem) ?? [],
    facets: parsed(cells, 'facets', isFacets, reportProblem) ?? {},
    categories: cells.categories === undefined ? null : words(cells.categories),
    options: parsed(cells, 'options', isOptions, reportProblem),
    compatibility: parsed(cells, 'compatibility', isCompatibility, reportProblem),
    related: words(cells.related ?? ''),
    attributes: readFileAttributes(cells, reportProblem),
  }
}

function readFileAttributes(cells: ImportRow['cells'], reportProblem: ReportProblem): OwnProductFields['attributes'] {
  const event = described<ImportedEvent>(cells, 'event', eventProblem, reportProblem)
  const sizeChart = described<SizeChart>(cells, 'sizeChart', sizeChartProblem, reportProblem)
  const ticket = described<TicketGrant>(cells, 'ticket', ticketProblem, reportProblem)
  const { warranty, isRegistration } = cells
  const isRegistered = isRegistration === undefined ? false : parseBoolean(isRegistration)
  if (isRegistered === null)
    reportProblem('isRegistration', `${isRegistration} is neither true nor false.`, 'Enter true or false.')
  if (warranty !== undefined && (warranty.length > maxWarranty || /\p{Cc}/u.test(warranty)))
    reportProblem(
      'warranty',
      `The warranty is not one line of up to ${maxWarranty} characters.`,
      'Enter a shorter line.',
    )
  const featuredOn = words(cells.featuredOn ?? '')
  const otherList = featuredOn.find((name) => !featuredLists.some((list) => list === name))
  if (otherList !== undefined)
    reportProblem('featuredOn', `${otherList} is not a list.`, `Enter ${featuredLists.join(', ')}, or leave it empty.`)
  return {
    ...(event && { event: completeEvent(event) }),
    ...(ticket && { ticket }),
    ...(isRegistered === true && { isRegistration: true }),
    ...(sizeChart && { sizeChart }),
    ...(warranty !== undefined && { warranty }),
    ...(featuredOn.length > 0 && { featuredOn: featuredLists.filter((list) => featuredOn.includes(list)) }),
  }
}

function completeEvent(event: ImportedEvent): EventDetails {
  return { ...event, place: { region: '', postcode: '', ...event.place } }
}

/** Parses a JSON cell. Reports invalid JSON and the problem that `problemOf` returns. */
function described<T>(
  cells: ImportRow['cells'],
  column: Column,
  problemOf: (value: unknown) => string | null,
  reportProblem: ReportProblem,
): T | null {
  const text = cells[column]
  if (text === undefined) return null
  const value = jsonOf(text)
  const why = value === undefined ? 'This is not JSON.' : problemOf(value)
  if (why === null) return value as T
  reportProblem(column, why, 'Correct it, keep the exported value, or leave it empty.')
  return null
}

/** Reads the variant columns that exist only in our export. */
export function readOwnVariant(cells: ImportRow['cells'], reportProblem: ReportProblem): OwnVariantFields {
  return {
    size: size('size'),
    packedSize: size('packedSize'),
    model: parsed(cells, 'model', isModel, reportProblem),
    backorder: count('backorder'),
    leadTimeDays: count('leadTimeDays'),
    most: count('most'),
    notify: cells.notify?.toLowerCase() === 'true',
  }

  function size(column: 'size' | 'packedSize'): VariantEntry['size'] | null {
    const text = cells[column]
    if (text === undefined) return null
    const sides = /^(\d{1,6}) x (\d{1,6}) x (\d{1,6})$/.exec(text)?.slice(1).map(Number) ?? []
    const [length, width, height] = sides
    if (!length || !width || !height) {
      const suggestion = 'Enter length, width, and height in millimeters, such as 2200 x 50 x 50.'
      reportProblem(column, `${text} is not a size.`, suggestion)
      return null
    }
    return [length, width, height]
  }

  function count(column: 'backorder' | 'leadTimeDays' | 'most'): number | null {
    const text = cells[column]
    if (text === undefined) return null
    if (!/^\d{1,6}$/.test(text))
      reportProblem(column, `${text} is not a whole number.`, 'Enter a whole number, or leave it empty.')
    return Number(text)
  }
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

function parsed<T>(
  cells: ImportRow['cells'],
  column: Column,
  isRight: (value: unknown) => value is T,
  reportProblem: ReportProblem,
): T | null {
  const text = cells[column]
  if (text === undefined) return null
  const value = jsonOf(text)
  if (isRight(value)) return value
  reportProblem(column, 'This is not a valid exported value.', 'Keep the exported value, or leave it empty.')
  return null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const isStorableText = (value: unknown): value is string => typeof value === 'string'
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne)

function isSpecification(value: unknown): value is [string, string][] {
  return isListOf(value, (row): row is [string, string] => isListOf(row, isStorableText) && row.length === 2)
}

function isFacets(value: unknown): value is Record<string, string[]> {
  return isRecord(value) && Object.values(value).every((labels) => isListOf(labels, isStorableText))
}

function isOptions(value: unknown): value is OptionEntry[] {
  return isListOf(
    value,
    (option): option is OptionEntry =>
      isRecord(option) &&
      isStorableText(option['code']) &&
      !(option['code'] in Object.prototype) &&
      isStorableText(option['label']) &&
      isListOf(
        option['values'],
        (each): each is OptionEntry['values'][number] =>
          isRecord(each) &&
          isStorableText(each['label']) &&
          (each['swatch'] === undefined || isStorableText(each['swatch'])),
      ),
  )
}

function isCompatibility(value: unknown): value is CompatibilityEntry {
  return isRecord(value) && ['tag', 'group', 'type'].every((name) => isStorableText(value[name]))
}

function isModel(value: unknown): value is ModelEntry {
  if (!isRecord(value) || !isStorableText(value['kind'])) return false
  const { params = {} } = value
  return (
    isRecord(params) && Object.values(params).every((each) => ['string', 'number', 'boolean'].includes(typeof each))
  )
}
