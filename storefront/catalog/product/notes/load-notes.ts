import { isPhysical } from '#domain/catalog/product-type.ts'
import { sharedBlocks, type Conditions } from '#domain/content/conditions.ts'
import { buyNotesHandle } from '#domain/content/page-path.ts'
import { siteSettings } from '#domain/sites.ts'
import { withLocalePrefix } from '#storefront/page/link-path.ts'
import type { MeasureFormatters } from '../../deals/measure-formatters.ts'
import { loadOptionalSection } from '#storefront/page/load-optional-section.ts'
import type { PageContext } from '#storefront/page/page.ts'
import { loadTexts, textsOf } from '#storefront/texts.ts'
import type { CompleteProduct } from '../product-view.ts'
import type { ProductNotes } from './product-notes.ts'

interface NoteBlock {
  type: string
  props: { id: string; html?: string; conditions?: Conditions }
}

interface StoreFacts {
  /** The store's notes, such as its return period. */
  texts: readonly NoteBlock[]
  /** Accepted payment methods, by name. */
  methods: readonly string[]
  pickupCities: readonly string[]
}

type NotesOf = (product: CompleteProduct, measures: MeasureFormatters) => ProductNotes

/** Loads the store's notes next to the buy buttons. Returns a function that builds a product's notes and size chart. */
export async function loadNotes(context: PageContext): Promise<NotesOf> {
  const { shop } = context
  const [facts] = await Promise.all([readFacts(context), loadTexts(shop.language, ['catalog/product/notes'])])
  return (product, measures) => ({
    notes: notesHtml(product, facts, shop),
    sizeChart: sizeChartOf(product, measures, shop),
  })
}

let cached: { key: string; facts: StoreFacts } | null = null

/**
 * Returns the site's notes, payment methods, and pickup cities. The browser requests them once per visit; the server
 * uses other caches.
 */
async function readFacts(context: PageContext): Promise<StoreFacts> {
  const { call, shop, signal } = context
  const { site, country, locale } = shop
  const key = `${site} ${country} ${locale.path}`
  if (cached?.key === key) return cached.facts
  const [texts, methods, pickup] = await Promise.all([
    loadOptionalSection(readOwnNotes(context), context),
    loadOptionalSection(call('GET /svc_paymentmethod/accepted', { query: { country } }, { signal }), context),
    siteSettings[site].features.pickup
      ? loadOptionalSection(call('GET /svc_shipping/pickup', {}, { signal }), context)
      : [],
  ])
  const facts = { texts: texts ?? [], methods: methods ?? [], pickupCities: (pickup ?? []).map(({ city }) => city) }
  const isComplete = texts !== null && methods !== null && pickup !== null
  if (isComplete && 'document' in globalThis) cached = { key, facts }
  return facts
}

/** Returns the texts on the page `below_buy_button`. */
async function readOwnNotes({ call, until, signal }: PageContext): Promise<readonly NoteBlock[]> {
  const page = await call('GET /svc_content/cms/page/{id}', { params: { id: buyNotesHandle } }, { signal })
  if (page.until !== null) until(page.until)
  return (page.roguebuilder.content as unknown as readonly NoteBlock[]).filter(({ type }) => type === 'Text')
}

/** Returns the texts that apply to a product. Some are only for certain SKUs [CMS-405]. */
function ownHtml(
  texts: readonly NoteBlock[],
  { sku, children }: CompleteProduct,
  { locale }: PageContext['shop'],
): string {
  const skus = [sku, ...children.map((child) => child.sku)]
  const html = sharedBlocks(texts, { locale: locale.tag, skus })
    .map(({ props }) => props.html ?? '')
    .join('')
  return html.replaceAll(/ href="(\/[^"]*)"/g, (_, path: string) => ` href="${withLocalePrefix(locale, path)}"`)
}

function notesHtml(product: CompleteProduct, facts: StoreFacts, shop: PageContext['shop']): string {
  const { type, attributes } = product
  const texts = textsOf(shop.language, 'catalog/product/notes')
  const anyOf = new Intl.ListFormat(shop.locale.tag, { type: 'disjunction' })
  const methods = facts.methods.map((name) => (name === 'Card' ? texts.card : name))
  const { warranty, rogue_pickup_disabled: isPickupDisabled } = attributes
  const hasGoods = isPhysical(type)
  const lines = [
    ...(typeof warranty === 'string' && warranty !== '' ? [texts.warranty(warranty)] : []),
    ...(methods.length > 0 ? [texts.payWith(anyOf.format(methods))] : []),
    ...(hasGoods && !isPickupDisabled && facts.pickupCities.length > 0
      ? [texts.pickup(anyOf.format(facts.pickupCities))]
      : []),
  ]
  const rows = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return (hasGoods ? ownHtml(facts.texts, product, shop) : '') + (rows && `<ul>${rows}</ul>`)
}

function sizeChartOf(
  { sizeChart }: CompleteProduct,
  { spec }: MeasureFormatters,
  { language, locale }: PageContext['shop'],
): ProductNotes['sizeChart'] {
  if (!sizeChart) return null
  const { columns, rows, note } = sizeChart
  const texts = textsOf(language, 'catalog/product/notes')
  const numbers = new Intl.NumberFormat(locale.tag)
  const localized = (cell: string) =>
    cell
      .replaceAll(/(?<=\d) to (?=\d)/g, ` ${texts.to} `)
      .replaceAll(/(?<!\d)\d{1,6}\.\d{1,6}/g, (number) => numbers.format(Number(number)))
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const body = rows.map(([size = '', ...cells]) => {
    const measures = cells.map((cell) => `<td>${escapeHtml(localized(spec(cell)))}</td>`).join('')
    return `<tr><th scope="row">${escapeHtml(localized(size))}</th>${measures}</tr>`
  })
  return {
    title: texts.sizeChart,
    table: `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`,
    note: note === '' ? '' : `<p>${escapeHtml(spec(note))}</p>`,
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
}
