import type { z } from 'zod'
import type { search, SearchReply, SearchRequest } from '#contract/search.ts'
import { facetId } from '#domain/search/facet-id.ts'
import { selectProducts } from '#domain/search/select.ts'
import { fiveForFiveList, threeShipFreeList } from '#domain/search/offer-list.ts'
import { type RecommendationKind, recommendationKind } from '#domain/recommendations/widgets.ts'
import { ownBrand } from '#domain/catalog/product-entry.ts'
import { mergeSuggestions } from '#domain/search/query/searched-phrase.ts'
import { suggestedPhrases } from '#domain/search/suggested-phrases.ts'
import { likelyCategories } from '#domain/search/likely-categories.ts'
import { sites, type Site } from '#domain/sites.ts'
import type { QueryRunner } from '#platform/database.ts'
import { recommendProducts } from '#services/recommendations/steps.ts'
import { type RequestTerms, requestLanguage } from '#services/catalog/steps.ts'
import { findCategory } from '#services/catalog/steps.ts'
import type { Categories } from '#services/catalog/categories/categories.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { type Cards, newArrivalsSince } from './cards.ts'
import type { SearchList, SearchEngine } from './engine.ts'
import type { ReadPopularPhrases } from './history/popular-phrases.ts'
import type { SearchCounter } from './history/search-counter.ts'
import { readCachedByPosition } from './by-position.ts'
import { listSliceOf, replyOf } from './reply.ts'
import { translateFacets } from './translate-facets.ts'
import { checkSearchToken, createSearchToken } from './token.ts'

export interface SearchDeps {
  search: SearchEngine
  cards: Cards
  categories: Categories
  terms: RequestTerms
  secret: string
  /** Counts searches. If absent, they are not counted. */
  countSearch?: SearchCounter['count']
  /** Reads popular phrases to suggest. If absent, only product names are suggested. */
  popularPhrases?: ReadPopularPhrases
}
type Request = z.output<typeof SearchRequest>['data']
type WireReply = z.output<typeof SearchReply>

export const searchHandlers: Handlers<typeof search, SearchDeps & { db: QueryRunner }> = {
  async 'POST /api/search-rec/3'({ site, body, now, bearer, isOwnPage, refuse, tag }, deps) {
    if (!isOwnPage && !checkSearchToken(deps.secret, site, bearer ?? '', now)) throw refuse('token_invalid')
    const { data } = body
    const kind = recommendationKind(data.widget.rfkid)
    if (kind !== null) return recommendationsFor(deps, { site, kind, data, now, tag })
    const phrase = data.query?.keyphrase?.value.join(' ').trim() ?? ''
    const list = await listOf(deps, site, data.context.page.uri, phrase, newArrivalsSince(now), tag)
    const redirect = list?.kind === 'words' ? await deps.search.redirect(site, phrase) : null
    const cut = { ...listSliceOf(data), language: requestLanguage() }
    const selection = await deps.search.select(site, list ?? { kind: 'nothing' }, cut)
    const products = await deps.cards.read(site, selection.productIds, now)
    for (const id of selection.productIds) tag(`${site}:product:${id}`)
    const { total: results, partialPhrase } = selection
    if (isResultPage(data)) {
      const found = { results, isPartial: partialPhrase !== null }
      // The page that makes this call is counted by the server, even if it comes from the cache.
      deps.countSearch?.({ site, language: requestLanguage(), phrase, found, isCounted: !isOwnPage })
    }
    return {
      ...(await translateFacets(deps.terms, replyOf(data, now, selection, products))),
      ...(redirect !== null && { redirect_url: redirect }),
      ...(partialPhrase !== null && { partial_phrase: partialPhrase }),
      suggestion: await suggestionsFor(deps, { site, data, phrase, now }),
      ...(list === null && { errors: [notFound(data.context.page.uri)] }),
    }
  },

  // Reads the catalog tables in category order, without a search engine.
  async 'POST /svc_content/catalog/listing'(
    { site, body: { data }, now, refuse, tag },
    { db, cards, categories, terms },
  ) {
    const path = data.context.page.uri.split('?')[0]!
    const category = await findCategory({ db, site, tag }, await categories.all(), path.slice(1))
    if (!category) throw refuse('category_not_found')
    tag(`${site}:category:${category.id}`)
    const { filters, sort, page } = listSliceOf(data)
    // Only sorting by name depends on the language.
    const language = sort.type === 'name' ? requestLanguage() : 'en'
    const candidates = await readCachedByPosition(db, site, category.id, now, language)
    const selection = selectProducts(candidates, filters, sort, page, language)
    const products = await cards.read(site, selection.productIds, now)
    for (const id of selection.productIds) tag(`${site}:product:${id}`)
    return translateFacets(terms, replyOf(data, now, selection, products))
  },

  async 'GET /svc_ssr/site/{code}/rfktkn'({ params, now, refuse }, { secret }) {
    const site = sites.find((site) => site === params.code.toUpperCase())
    if (!site) throw refuse('site_not_found')
    return { apiUrl: '/api/search-rec/3', ...createSearchToken(secret, site, now) }
  },
}

interface Recommending {
  site: Site
  kind: RecommendationKind
  data: Request
  now: number
  tag: (...tags: string[]) => void
}

async function recommendationsFor(
  { db, cards }: SearchDeps & { db: QueryRunner },
  { site, kind, data, now, tag }: Recommending,
): Promise<WireReply> {
  const { sku: skus = [], product_group: handles = [] } = data.context.page
  const productIds = await recommendProducts(db, site, kind, { skus, handles, max: data.n_item })
  const products = await cards.read(site, productIds, now)
  for (const id of productIds) tag(`${site}:product:${id}`)
  return replyOf(data, now, { productIds, total: products.length, facets: [], price: null }, products)
}

/** Ids of shipping promotion lists, by page path. */
const offerLists: Readonly<Record<string, number>> = {
  '/3-ships-free': threeShipFreeList,
  '/five-for-five': fiveForFiveList,
}

/**
 * Returns the list to show: matches for the search words, or else the list at the path (all products at '/'). Returns
 * null for an unknown path.
 */
async function listOf(
  { db, categories }: SearchDeps & { db: QueryRunner },
  site: Site,
  uri: string,
  phrase: string,
  since: number,
  tag: (...tags: string[]) => void,
): Promise<SearchList | null> {
  const path = uri.split('?')[0]!
  if (phrase || path === '/search') {
    tag(`${site}:search`)
    return phrase ? { kind: 'words', phrase } : { kind: 'nothing' }
  }
  if (path === '/') {
    tag(`${site}:search`)
    return { kind: 'all' }
  }
  if (path === '/deals' || path === '/new-gear') {
    // Any product change may add or remove an entry.
    tag(`${site}:search`)
    return path === '/deals' ? { kind: 'deals' } : { kind: 'new-gear', since }
  }
  const offer = offerLists[path]
  if (offer !== undefined) {
    tag(`${site}:category:${offer}`)
    return { kind: 'category', id: offer }
  }
  const category = await findCategory({ db, site, tag }, await categories.all(), path.slice(1))
  if (!category) return null
  tag(`${site}:category:${category.id}`)
  return { kind: 'category', id: category.id }
}

/** Returns true for the first page of search results. Excludes the preview, and filtered or sorted results. */
function isResultPage({ widget, query, filter, sort, page_number: page, n_item: size }: Request): boolean {
  const isUnfiltered = Object.keys(filter ?? {}).length === 0
  const isUnsorted = sort?.value === undefined || sort.value[0]?.type === 'featured'
  return widget.rfkid === 'rfkid_7' && query !== undefined && isUnfiltered && isUnsorted && page === 1 && size > 0
}

interface Suggesting {
  site: Site
  data: Request
  phrase: string
  now: number
}

async function suggestionsFor(
  { search, categories, popularPhrases }: SearchDeps,
  { site, data: { suggestion }, phrase, now }: Suggesting,
): Promise<WireReply['suggestion']> {
  const { keyphrase, category, trending_category: trending } = suggestion ?? {}
  const asksCategories = (category && phrase) || trending
  const [names, popular, all, soldHere] = await Promise.all([
    keyphrase && phrase ? search.phrases(site, phrase, keyphrase.max, requestLanguage()) : [],
    keyphrase && phrase ? (popularPhrases?.(site, requestLanguage(), now) ?? []) : [],
    asksCategories ? categories.all() : [],
    asksCategories ? categories.soldOn(site) : new Set<number>(),
  ])
  const phrases = mergeSuggestions(popular, suggestedPhrases(names, phrase, ownBrand), phrase, keyphrase?.max ?? 0)
  const shown = all.filter(({ id }) => soldHere.has(id))
  const entry = ({ id, name, handle }: { id: number; name: string; handle: string }) => ({
    id: String(id),
    text: name,
    in_content: 'product' as const,
    url: `/${handle}`,
  })
  return {
    keyphrase: phrases.map((text) => ({ id: facetId(text), text, in_content: 'product' as const })),
    category: category && phrase ? likelyCategories(shown, phrase).slice(0, category.max).map(entry) : [],
    trending_category: trending ? likelyCategories(shown, '').slice(0, trending.max).map(entry) : [],
  }
}

function notFound(uri: string) {
  return { message: 'page not found for uri', type: 'uri_not_found', code: '1008', severity: 'high', details: { uri } }
}
