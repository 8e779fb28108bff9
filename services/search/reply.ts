import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { SearchReply, SearchRequest } from '#contract/search.ts'
import { toMinor, toWireAmount } from '#contract/codec/amounts.ts'
import { facetId, readFacetId } from '#domain/search/facet-id.ts'
import { recommendationKind } from '#domain/recommendations/widgets.ts'
import { stockFacet } from '#domain/search/offer-list.ts'
import type { Filters, Range, Selection } from '#domain/search/select.ts'

type Request = z.output<typeof SearchRequest>['data']
type WireReply = z.output<typeof SearchReply>

const sortChoices: WireReply['sort']['choices'] = [
  { label: 'Featured', name: 'featured', order: 'desc' },
  { label: 'Price: low to high', name: 'price', order: 'asc' },
  { label: 'Price: high to low', name: 'price', order: 'desc' },
  { label: 'Rating', name: 'rating', order: 'desc' },
  { label: 'Newest', name: 'newest', order: 'desc' },
  { label: 'Name', name: 'name', order: 'asc' },
]

/** Builds a response in wire form: one page of a list with facets, without suggestions. */
export function replyOf(
  data: Request,
  now: number,
  selection: Selection,
  products: WireReply['content']['product']['value'],
): WireReply {
  return {
    ts: now,
    dt: 0,
    rid: randomUUID(),
    url: data.context.page.uri,
    widget: { rfkid: data.widget.rfkid, type: widgetType(data) },
    n_item: data.n_item,
    page_number: data.page_number,
    total_item: selection.total,
    total_page: data.n_item > 0 ? Math.ceil(selection.total / data.n_item) : 0,
    content: {
      product: { value: products, total_item: selection.total, n_item: products.length },
    },
    ...facetsOf(selection, data.facet?.max ?? 10),
    suggestion: { keyphrase: [], category: [], trending_category: [] },
    sort: { choices: sortChoices },
  }
}

function widgetType({ widget, query }: Request): string {
  if (recommendationKind(widget.rfkid) !== null) return 'recommendation'
  return (query?.keyphrase?.value.join(' ').trim() ?? '') === '' ? 'content_grid' : 'preview_search'
}

export function listSliceOf(data: Request) {
  const sort = data.sort?.value?.[0] ?? ({ type: 'featured', order: 'desc' } as const)
  const page = { number: data.page_number, size: data.n_item }
  return { filters: filtersOf(data), sort, page, isListOnly: data.facet === undefined }
}

function filtersOf({ filter = {} }: Request): Filters {
  const values: Record<string, string[]> = {}
  const price: Range[] = []
  for (const [code, { value }] of Object.entries(filter)) {
    for (const each of value) {
      const text = typeof each === 'string' ? readFacetId(each) : JSON.stringify(each)
      if (text === undefined) continue
      if (code === 'price') price.push(rangeOf(text))
      else (values[code] ??= []).push(text)
    }
  }
  return { values, price }
}

/** Parses a range of wire amounts to minor units. An invalid range matches nothing. */
function rangeOf(text: string): Range {
  try {
    const { min, max } = JSON.parse(text) as { min?: unknown; max?: unknown }
    return {
      ...(typeof min === 'number' && { min: toMinor(min) }),
      ...(typeof max === 'number' && { max: toMinor(max) }),
    }
  } catch {
    return { min: Infinity }
  }
}

/** Returns the most frequent values up to `max` (-1 for all), in their original order. */
function commonest(values: readonly { count: number }[], max: number) {
  if (max < 0) return () => true
  const largest = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, max))
  return (value: { count: number }) => largest.has(value)
}

const names: Record<string, string> = { [stockFacet]: 'Availability' }

function facetsOf({ facets, price, total }: Selection, max: number): Pick<WireReply, 'facet' | 'facet_names'> {
  const shown = facets.map(({ code, values }) => [
    code,
    {
      display_name: names[code] ?? code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' '),
      number_of_products: total,
      total: values.length,
      value: values
        .filter(commonest(values, max))
        .map(({ text, count }) => ({ id: facetId(text), text, count, in_content: 'product' as const })),
    },
  ])
  const range = price && { min: toWireAmount(price.min), max: toWireAmount(price.max) }
  const priceFacet = range && {
    display_name: 'Price',
    number_of_products: total,
    total: 1,
    value: [
      {
        id: facetId(range),
        text: `${range.min} - ${range.max}`,
        count: price.count,
        in_content: 'product' as const,
        ...range,
      },
    ],
  }
  return {
    facet: { ...Object.fromEntries(shown), ...(priceFacet && { price: priceFacet }) },
    facet_names: [...facets.map(({ code }) => code), ...(priceFacet ? ['price'] : [])],
  }
}
