import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { search, SearchReply, SearchRequest } from '#contract/search.ts'
import { toMinor, toWire } from '#contract/amounts.ts'
import { facetId, readFacetId } from '#domain/search/facet-id.ts'
import { stockFacet, type Filters, type Range, type Selection } from '#domain/search/select.ts'
import { threeShipFreeList } from '#domain/search/offer-list.ts'
import { likelyCategories } from '#domain/search/likely-categories.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { Categories } from '#services/catalog/categories.ts'
import type { Handlers } from '#services/perform.ts'
import type { Cards } from './cards.ts'
import type { ListOf, SearchEngine } from './engine.ts'
import { checkSearchToken, makeSearchToken } from './token.ts'

export interface SearchDeps {
  search: SearchEngine
  cards: Cards
  categories: Categories
  /** Signs search tokens. */
  secret: string
}
type Request = z.output<typeof SearchRequest>['data']
type WireReply = z.output<typeof SearchReply>

const newDays = 90
const dayMs = 86_400_000
const sortChoices: WireReply['sort']['choices'] = [
  { label: 'Featured', name: 'featured', order: 'desc' },
  { label: 'Price: low to high', name: 'price', order: 'asc' },
  { label: 'Price: high to low', name: 'price', order: 'desc' },
  { label: 'Rating', name: 'rating', order: 'desc' },
  { label: 'Newest', name: 'newest', order: 'desc' },
  { label: 'Name', name: 'name', order: 'asc' },
]

export const searchHandlers: Handlers<typeof search, SearchDeps> = {
  async 'POST /api/search-rec/3'({ site, body, now, bearer, isOwnPage, refuse, tag }, deps) {
    if (!isOwnPage && !checkSearchToken(deps.secret, site, bearer ?? '', now)) throw refuse('token_invalid')
    const { data } = body
    const newSince = now - newDays * dayMs
    const phrase = data.query?.keyphrase?.value.join(' ').trim() ?? ''
    const list = await listOf(deps, site, data.context.page.uri, phrase, newSince, tag)
    const selection = await deps.search.select(site, list ?? { kind: 'nothing' }, cutOf(data))
    const products = await deps.cards.read(site, selection.productIds, newSince)
    for (const { entity_id: id } of products) tag(`${site}:product:${id}`)
    return {
      ts: now,
      dt: 0,
      rid: randomUUID(),
      url: data.context.page.uri,
      widget: { rfkid: data.widget.rfkid, type: phrase ? 'preview_search' : 'content_grid' },
      n_item: data.n_item,
      page_number: data.page_number,
      total_item: selection.total,
      total_page: data.n_item > 0 ? Math.ceil(selection.total / data.n_item) : 0,
      content: {
        product: { value: products, total_item: selection.total, n_item: products.length },
      },
      ...facetsOf(selection, data.facet?.max ?? 10),
      suggestion: await suggestionsFor(deps, site, data, phrase),
      sort: { choices: sortChoices },
      ...(list === null && { errors: [notFound(data.context.page.uri)] }),
    }
  },

  async 'GET /svc_ssr/site/{code}/rfktkn'({ params, now, refuse }, { secret }) {
    const site = sites.find((site) => site === params.code.toUpperCase())
    if (!site) throw refuse('site_not_found')
    return { apiUrl: '/api/search-rec/3', ...makeSearchToken(secret, site, now) }
  },
}

/** What the request is about: words, else the list that its page shows; null when there is no such page. */
async function listOf(
  { categories }: SearchDeps,
  site: Site,
  uri: string,
  phrase: string,
  newSince: number,
  tag: (...tags: string[]) => void,
): Promise<ListOf | null> {
  const path = uri.split('?')[0]!
  if (phrase || path === '/search') {
    tag(`${site}:search`)
    return phrase ? { kind: 'words', phrase } : { kind: 'nothing' }
  }
  if (path === '/deals' || path === '/new-gear') {
    // Any change may move a product in or out.
    tag(`${site}:search`)
    return path === '/deals' ? { kind: 'deals' } : { kind: 'new-gear', since: newSince }
  }
  if (path === '/3-ships-free') {
    tag(`${site}:category:${threeShipFreeList}`)
    return { kind: 'category', id: threeShipFreeList }
  }
  const category = (await categories.all()).find(({ handle }) => path === `/${handle}`)
  if (!category) return null
  tag(`${site}:category:${category.id}`)
  return { kind: 'category', id: category.id }
}

function cutOf(data: Request) {
  const sort = data.sort?.value?.[0] ?? ({ type: 'featured', order: 'desc' } as const)
  return { filters: filtersOf(data), sort, page: { number: data.page_number, size: data.n_item } }
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

/** A range of wire amounts in minor units; what is no range fits nothing. */
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

/** Whether a value is among the most frequent ones, so many at most; -1 is all. They keep the order they stand in. */
function commonest(values: readonly { count: number }[], most: number) {
  if (most < 0) return () => true
  const kept = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, most))
  return (value: { count: number }) => kept.has(value)
}

const names: Record<string, string> = { [stockFacet]: 'Availability' }

function facetsOf({ facets, price, total }: Selection, most: number): Pick<WireReply, 'facet' | 'facet_names'> {
  const shown = facets.map(({ code, values }) => [
    code,
    {
      display_name: names[code] ?? code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' '),
      number_of_products: total,
      total: values.length,
      value: values
        .filter(commonest(values, most))
        .map(({ text, count }) => ({ id: facetId(text), text, count, in_content: 'product' as const })),
    },
  ])
  const range = price && { min: toWire(price.min), max: toWire(price.max) }
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

async function suggestionsFor(
  { search, categories }: SearchDeps,
  site: Site,
  { suggestion }: Request,
  phrase: string,
): Promise<WireReply['suggestion']> {
  const { keyphrase, category, trending_category: trending } = suggestion ?? {}
  const asksCategories = (category && phrase) || trending
  const [phrases, all, soldHere] = await Promise.all([
    keyphrase && phrase ? search.phrases(site, phrase, keyphrase.max) : [],
    asksCategories ? categories.all() : [],
    asksCategories ? categories.soldOn(site) : new Set<number>(),
  ])
  const shown = all.filter(({ id }) => soldHere.has(id))
  const entry = ({ id, name, handle }: { id: number; name: string; handle: string }) => ({
    id: String(id),
    text: name,
    in_content: 'product' as const,
    url: `/${handle}`,
  })
  return {
    keyphrase: phrases.map((text) => ({ id: facetId(text), text: text.toLowerCase(), in_content: 'product' as const })),
    category: category && phrase ? likelyCategories(shown, phrase).slice(0, category.max).map(entry) : [],
    trending_category: trending ? likelyCategories(shown, '').slice(0, trending.max).map(entry) : [],
  }
}

function notFound(uri: string) {
  return { message: 'page not found for uri', type: 'uri_not_found', code: '1008', severity: 'high', details: { uri } }
}
