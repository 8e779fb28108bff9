import type { Candidate } from '#domain/search/select.ts'
import { catalogued, searchable } from '#domain/catalog/visibility.ts'
import type { Site } from '#domain/sites.ts'
import { anyOf, statement, type Queries } from '#platform/database.ts'
import type { Card } from '#services/catalog/steps.ts'

const columns = `product_id as "productId", name, price, facets, in_stock as "inStock", is_special as "isSpecial", featured, rating,
  extract(epoch from added_at)::double precision * 1000 as "addedAt"`
const inCatalogue = `visibility in (${catalogued.join()})`
const inSearch = `visibility in (${searchable.join()})`
const inCategory = statement<Candidate>(
  'search.category',
  `select ${columns}, 0 as rank from listing where site = $1 and category_ids @> array[$2::integer] and ${inCatalogue}`,
)
const onSpecial = statement<Candidate>(
  'search.deals',
  `select ${columns}, 0 as rank from listing where site = $1 and is_special and ${inCatalogue}`,
)
const newest = statement<Candidate>(
  'search.newest',
  `select ${columns}, 0 as rank from listing where site = $1 and added_at > $2 and ${inCatalogue}`,
)
// The last word may be incomplete.
const byWords = statement<Candidate>(
  'search.words',
  `with phrase as (
     select websearch_to_tsquery('english', unaccent($2)) as whole,
       to_tsquery('simple', nullif(regexp_replace(unaccent(lower($3)), '[^a-z0-9]+', '', 'g'), '') || ':*') as begun)
   select ${columns}, ts_rank_cd(words, coalesce(whole || begun, whole)) + case when words @@ whole then 1 else 0 end
     + 2 * word_similarity(lower($2), lower(name)) as rank
   from listing, phrase
   where site = $1 and ${inSearch} and (words @@ whole
     or ($4 = '' and words @@ begun)
     or ($4 <> '' and words @@ (websearch_to_tsquery('english', unaccent($4)) && begun)))`,
)
// If no word matches, finds similar names, including typos.
const byLikeness = statement<Candidate>(
  'search.likeness',
  `select ${columns}, word_similarity($2, name) as rank from listing
   where site = $1 and ${inSearch} and $2 <% name and word_similarity($2, name) > 0.4`,
)
const cards = statement<{ productId: number; card: Card; addedAt: number; categoryIds: number[] }>(
  'search.cards',
  `select product_id as "productId", card, extract(epoch from added_at)::double precision * 1000 as "addedAt",
     category_ids as "categoryIds"
   from listing where site = $1 and product_id = ${anyOf('$2', 'integer')}`,
)
const similarNames = statement<{ name: string }>(
  'search.phrases',
  `select name from listing where site = $1 and ${inSearch} and ($2 <% name or name ilike '%' || $2 || '%')
   order by word_similarity($2, name) desc, featured desc, product_id limit $3`,
)
export async function readInCategory(db: Queries, site: Site, categoryId: number): Promise<Candidate[]> {
  return db.run(inCategory, [site, categoryId])
}

// Order: products with this primary category, then others in the category, then those in subcategories.
const byPosition = statement<Candidate>(
  'search.by-position',
  `select product_id as "productId", name, price, facets, in_stock as "inStock", is_special as "isSpecial", rating,
     extract(epoch from added_at)::double precision * 1000 as "addedAt", 0 as rank,
     -(row_number() over (order by coalesce((select position from product_category pc
         where pc.product_id = listing.product_id and pc.category_id = $2), 1000), featured desc, product_id))::integer
       as featured
   from listing where site = $1 and category_ids @> array[$2::integer] and ${inCatalogue}`,
)

/** Returns the products of a category by position [CATALOG-011]. */
export async function readByPosition(db: Queries, site: Site, categoryId: number): Promise<Candidate[]> {
  return db.run(byPosition, [site, categoryId])
}

export async function readOnSpecial(db: Queries, site: Site): Promise<Candidate[]> {
  return db.run(onSpecial, [site])
}

export async function readNewest(db: Queries, site: Site, since: number): Promise<Candidate[]> {
  return db.run(newest, [site, new Date(since)])
}

/** Searches by full text, with the last word as a prefix, else by similarity of names. */
export async function readByWords(db: Queries, site: Site, phrase: string): Promise<Candidate[]> {
  const words = phrase.trim().split(/\s+/)
  const found = await db.run(byWords, [site, phrase, words.at(-1), words.slice(0, -1).join(' ')])
  return found.length > 0 ? found : db.run(byLikeness, [site, phrase])
}

/** Returns the cards of products on a site, unordered. */
export async function readCardsOf(db: Queries, site: Site, productIds: readonly number[]) {
  return db.run(cards, [site, productIds])
}

export async function readPhrases(db: Queries, site: Site, phrase: string, most: number): Promise<string[]> {
  return (await db.run(similarNames, [site, phrase, most])).map(({ name }) => name)
}
