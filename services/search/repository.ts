import type { Candidate } from '#domain/search/select.ts'
import type { Pin } from '#domain/search/query/pins.ts'
import type { SynonymRow } from '#domain/search/query/synonyms.ts'
import { listedVisibilities, searchableVisibilities } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type QueryRunner } from '#platform/database.ts'
import type { Card } from '#services/catalog/steps.ts'

const columns = `product_id as "productId", name, price, facets, in_stock as "inStock", is_special as "isSpecial", featured, rating,
  extract(epoch from added_at)::double precision * 1000 as "addedAt"`
const inCatalog = `visibility in (${listedVisibilities.join()})`
const inSearch = `visibility in (${searchableVisibilities.join()})`
const inCategory = statement<Candidate>(
  'search.category',
  `select ${columns}, 0 as rank from listing where site = $1 and category_ids @> array[$2::integer] and ${inCatalog}`,
)
const onSpecial = statement<Candidate>(
  'search.deals',
  `select ${columns}, 0 as rank from listing where site = $1 and is_special and ${inCatalog}`,
)
const newest = statement<Candidate>(
  'search.newest',
  `select ${columns}, 0 as rank from listing where site = $1 and added_at > $2 and ${inCatalog}`,
)
const topRated = statement<{ id: number; total: number }>(
  'search.top-rated',
  `select product_id as id, (count(*) over ())::integer as total from listing
   where site = $1 and ${inCatalog} and (in_stock or not $2)
     and not exists (select from jsonb_each($3::jsonb) as wanted
       where not coalesce(facets->wanted.key ?| array(select jsonb_array_elements_text(wanted.value)), false))
   order by rating desc, featured desc, product_id limit $4`,
)
// Full-text search drops stop words such as "up", so they are treated as known.
const knownWords = statement<{ word: string }>(
  'search.known-words',
  `select word from unnest($2::text[]) as word where to_tsvector('english', word) = '' or exists (
     select from listing where site = $1 and words @@ plainto_tsquery('english', word))`,
)

// English full-text search drops stop words such as "be", which may be the beginning of longer words. Unfinished words
// are therefore compared unchanged.
const withWords = statement<{ id: number }>(
  'search.with-words',
  `select product_id as id
   from listing, lateral (select to_tsquery('english', $2)
     && (to_tsquery('english', $3) || to_tsquery('simple', $4)) as query) as sought
   where site = $1 and ${inSearch} and words @@ query
   order by ts_rank(words, query) desc, featured desc, product_id limit $5`,
)
// Finds names that contain a similarly spelled word. The <% operator has a fixed threshold that is too high for typos.
const withSimilarNames = statement<{ id: number }>(
  'search.similar-names',
  `select distinct product_id as id from listing, unnest($2::text[]) as word
   where site = $1 and ${inSearch} and word_similarity(word, name) > 0.35 limit $3`,
)
const synonyms = statement<SynonymRow & { site: Site | null }>(
  'search.synonyms',
  `select site, language, phrase, means, is_two_way as "isTwoWay" from search_synonym
   where (site is null or site = $1) and language = any($2) order by id`,
)
const redirects = statement<{ key: string; path: string }>(
  'search.redirects',
  'select phrase_key as key, path from search_redirect where site = $1',
)
const pins = statement<Pin & { key: string }>(
  'search.pins',
  `select phrase_key as key, product_id as "productId", position from search_pin where site = $1
   order by phrase_key, product_id`,
)
interface CardRow {
  productId: number
  card: Card
  addedAt: number
  categoryIds: number[]
  /** The id and URL that search shows instead of the product's own. */
  remap: { id: number; url: string } | null
}
const cards = statement<CardRow>(
  'search.cards',
  `select product_id as "productId", card, extract(epoch from added_at)::double precision * 1000 as "addedAt",
     category_ids as "categoryIds",
     (select jsonb_build_object('id', to_id, 'url', url) from product_remap where from_id = product_id) as remap
   from listing where site = $1 and product_id = ${anyOf('$2', 'integer')}`,
)
export async function readProductsInCategory(db: QueryRunner, site: Site, categoryId: number): Promise<Candidate[]> {
  return db.run(inCategory, [site, categoryId])
}

// Order: products with this primary category, then other products in the category, then products in subcategories.
const byPosition = statement<Candidate>(
  'search.by-position',
  `select product_id as "productId", name, price, facets, in_stock as "inStock", is_special as "isSpecial", rating,
     extract(epoch from added_at)::double precision * 1000 as "addedAt", 0 as rank,
     -(row_number() over (order by coalesce((select position from product_category pc
         where pc.product_id = listing.product_id and pc.category_id = $2), 1000), featured desc, product_id))::integer
       as featured
   from listing where site = $1 and category_ids @> array[$2::integer] and ${inCatalog}`,
)

/** Returns a category's products by position [CATALOG-011]. */
export async function readByPosition(db: QueryRunner, site: Site, categoryId: number): Promise<Candidate[]> {
  return db.run(byPosition, [site, categoryId])
}

export async function readProductsOnSpecial(db: QueryRunner, site: Site): Promise<Candidate[]> {
  return db.run(onSpecial, [site])
}

export async function readNewestProducts(db: QueryRunner, site: Site, since: number): Promise<Candidate[]> {
  return db.run(newest, [site, new Date(since)])
}

export interface TopRatedFilter {
  isInStock: boolean
  /** Alternative values by facet. */
  values: Readonly<Record<string, readonly string[]>>
}

/** Returns the ids of the best rated products, and the total number that pass the filter. */
export async function readTopRated(db: QueryRunner, site: Site, { isInStock, values }: TopRatedFilter, max: number) {
  const rows = await db.run(topRated, [site, isInStock, JSON.stringify(values), max])
  return { productIds: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}

/** Returns the words that occur in any form in one of the site's listings. */
export async function readKnownWords(db: QueryRunner, site: Site, words: readonly string[]): Promise<Set<string>> {
  return new Set((await db.run(knownWords, [site, words])).map(({ word }) => word))
}

/** Returns products with a word from each set; unfinished words in `last` end with *. */
export async function readProductIdsMatchingWords(
  db: QueryRunner,
  site: Site,
  sets: readonly (readonly string[])[],
  last: readonly string[],
  max: number,
) {
  const anyOfSet = (words: readonly string[], ending = '') => words.flatMap((word) => termOf(word, ending)).join(' | ')
  const terms = sets.map((words) => anyOfSet(words))
  const whole = anyOfSet(last.filter((word) => !word.endsWith('*')))
  const begun = anyOfSet(
    last.filter((word) => word.endsWith('*')),
    ':*',
  )
  if (terms.includes('') || (whole === '' && begun === '')) return []
  const all = terms.map((set) => `(${set})`).join(' & ')
  return (await db.run(withWords, [site, all, whole, begun, max])).map(({ id }) => id)
}

/** Returns a word as a full-text query term, or no term if the word has no letters or digits. */
export function termOf(word: string, ending: string): string[] {
  const text = word.replaceAll(/[^\p{L}\p{M}\d.]/gu, '')
  return text === '' ? [] : [`'${text}'${ending}`]
}

export async function readSimilarNames(db: QueryRunner, site: Site, words: readonly string[], max: number) {
  return (await db.run(withSimilarNames, [site, words, max])).map(({ id }) => id)
}

export async function readSynonyms(db: QueryRunner, site: Site, languages: readonly string[]) {
  return db.run(synonyms, [site, languages])
}

export async function readPins(db: QueryRunner, site: Site): Promise<(Pin & { key: string })[]> {
  return db.run(pins, [site])
}

export async function readRedirects(db: QueryRunner, site: Site): Promise<{ key: string; path: string }[]> {
  return db.run(redirects, [site])
}

/** Returns the cards for products on a site, unordered. */
export async function readCardsOf(db: QueryRunner, site: Site, productIds: readonly number[]) {
  return db.run(cards, [site, productIds])
}
