import { isDeepStrictEqual } from 'node:util'
import { toMinor } from '#contract/codec/amounts.ts'
import { sites, siteSku, type Site } from '#domain/sites.ts'
import type { ProductAttributes } from '#domain/catalog/product-attributes.ts'
import { ownBrand } from '#domain/catalog/product-entry.ts'
import { ratingScore, wholeStars } from '#domain/reviews/rating.ts'
import { featuredListOf, featuredRank } from '#domain/search/featured-list.ts'
import { dealFacetCode, fiveForFiveList, threeShipFreeList } from '#domain/search/offer-list.ts'
import { locationOf, type Stock, stockState } from '#domain/catalog/stock.ts'
import {
  listedVisibilities,
  isLinkable,
  isShownInLists,
  productPathSegment,
  type Visibility,
} from '#domain/catalog/visibility.ts'
import { anyOf, pipelined, statement, type QueryRunner, type Transaction } from '#platform/database.ts'
import { afterCommit } from '#services/outbox/steps.ts'
import { readMovedHandles } from '#services/route/steps.ts'
import { bundleChild } from '../products/bundle-child.ts'
import { promotionsOf, withPromotions, type WithPromotions } from '../promotions/promotion-document.ts'
import { translateCards } from '../translations/translate-catalog.ts'
import { cardOf, type Card, type CardFacts } from './card.ts'
import { type ParentPage, parentPage } from '../products/parent-page.ts'

type Facts = CardFacts & {
  categoryIds: number[]
  words: string
  facets: Record<string, string[]>
  attributes: ProductAttributes
  departments: string[]
  visibility: Visibility
}
type Listed = {
  card: Card
  price: number | null
  facets: unknown
  categoryIds: number[]
  name: string
  inStock: boolean
  rating: number
  featured: number
  visibility: Visibility
}

// One child per row, with its price and stock on a site. A child without a price is not sold there.
interface FactsRow {
  product: Omit<Facts, 'children' | 'page'> & { handle: string }
  /** Set if the product has no page, but its parent has one. */
  parent: ParentPage | null
  children: WithPromotions<CardFacts['children'][number]>[] | null
}
const readFacts = statement<FactsRow>(
  'listing.facts',
  `select jsonb_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'type', p.type, 'brand', p.brand,
     'sku', coalesce((select sku from sellable where product_id = p.id order by position limit 1), ''),
     'hasRequiredOptions', p.custom_options @? '$[*] ? (@.isRequired == true)',
     'fact', p.fact, 'pictures', p.pictures, 'options', p.options, 'taxClass', p.tax_class, 'interval', p.attributes->>'subscriptionInterval', 'facets', p.facets,
     'attributes', p.attributes,
     'addedAt', extract(epoch from p.added_at) * 1000, 'visibility', p.visibility,
     'rating', (select jsonb_build_object('count', reviews, 'stars', stars) from product_rating where product_id = p.id
       and not coalesce((p.attributes->>'hidesReviews')::boolean, false)),
     'categoryIds', (with recursive up as (
         select category_id as id from product_category where product_id = p.id
         union select c.parent_id from category c join up on c.id = up.id where c.parent_id is not null)
       select coalesce(jsonb_agg(id order by id), '[]') from up),
     'departments', (with recursive up as (
         select category_id as id from product_category where product_id = p.id
         union select c.parent_id from category c join up on c.id = up.id where c.parent_id is not null)
       select coalesce(jsonb_agg(c.name order by c.position, c.id), '[]') from category c join up on up.id = c.id
       where c.parent_id is null),
     'words', concat_ws(' ', p.lead, (select string_agg(c.name, ' ' order by c.id) from category c where c.id in (
       select own.id from product_category pc join category direct on direct.id = pc.category_id
         join category own on own.id in (direct.id, direct.parent_id) where pc.product_id = p.id)))) as product,
     ${parentPage('$2')} as parent,
     (select jsonb_agg(jsonb_build_object('id', s.id, 'sku', s.sku, 'choice', s.choice, 'price', pr.price,
        'special', pr.special, 'promotions', ${promotionsOf('$2')},
        'stock', jsonb_build_object('onHand', st.on_hand, 'reserved', st.reserved,
          'managed', st.managed, 'backorder', st.backorder, 'leadTimeDays', st.lead_time_days, 'most', st.most,
          'notify', st.notify)) order by array_position(p.gathers, s.product_id), s.position)
      from sellable s join price pr on pr.sellable_id = s.id and pr.site = $2
      join stock st on st.sellable_id = s.id and st.location = $3
      where s.product_id = p.id or (p.type = 'grouped' and s.product_id = any(p.gathers))) as children
   from product p where p.id = $1`,
)
const readListed = statement<Listed>(
  'listing.read-one',
  `select card, price, facets, category_ids as "categoryIds", name, in_stock as "inStock", rating, featured, visibility
   from listing where site = $1 and product_id = $2`,
)
/**
 * Returns SQL for search words in three weights: first the name; then brand, codes, and fact; then texts and
 * categories.
 */
const wordsOf = (name: string, facts: string, texts: string) =>
  `setweight(to_tsvector('english', unaccent(${name})), 'A') || setweight(to_tsvector('english', unaccent(${facts})), 'B')
     || setweight(to_tsvector('english', unaccent(${texts})), 'C')`
const putWords = statement<{ id: number }>(
  'listing.put-words',
  `update listing set words = ${wordsOf('$3', '$4', '$5')}
   where site = $1 and product_id = $2 and words is distinct from ${wordsOf('$3', '$4', '$5')} returning product_id as id`,
)
const lockProducts = statement('listing.lock', 'select from product where id = any($1) order by id for update')
const remove = statement('listing.remove', 'delete from listing where site = $1 and product_id = $2')
const upsert = statement(
  'listing.put',
  `insert into listing (site, product_id, card, name, price, facets, is_special, in_stock, featured, added_at,
     category_ids, rating, visibility, words)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::double precision / 1000), $11,
     $14, $15, ${wordsOf('$4', '$12', '$13')})
   on conflict (site, product_id) do update set card = excluded.card, name = excluded.name, price = excluded.price,
     facets = excluded.facets, is_special = excluded.is_special, in_stock = excluded.in_stock,
     featured = excluded.featured, added_at = excluded.added_at, category_ids = excluded.category_ids,
     rating = excluded.rating, visibility = excluded.visibility, words = excluded.words`,
)

/**
 * Rebuilds a product's listings and purges the pages and lists that change, on every site or on the sites with changed
 * prices.
 */
export async function refreshListings(
  tx: Transaction,
  productId: number,
  changed: 'all' | 'stock' = 'all',
  only: readonly Site[] = sites,
) {
  const [, others] = await pipelined([tx.run(lockProducts, [[productId]]), readRelated(tx, productId, changed)])
  // The lock serializes changes to one product, so that each change sees the previous one. All locks are acquired
  // before any listing changes, in a consistent order, to avoid deadlocks.
  if (others.length > 0) await tx.run(lockProducts, [others])
  for (const id of [productId, ...others]) await refreshOwnListings(tx, id, changed, only)
}

/**
 * Locks a product and its related products in id order. Transactions that change related products concurrently must
 * call it first: otherwise, each could hold a product that the other one waits for.
 */
export async function lockRelated(tx: Transaction, productId: number): Promise<void> {
  await tx.run(lockProducts, [[productId, ...(await readRelated(tx, productId, 'all'))]])
}

/**
 * Returns the products whose listings change with a product: bundles and groups include data from their parts, and the
 * parts may link to the bundle's or group's page.
 */
async function readRelated(tx: Transaction, productId: number, changed: 'all' | 'stock'): Promise<number[]> {
  const [gathering, parts] = await pipelined([
    tx.run(gatherers, [productId]),
    changed === 'all' ? tx.run(pageless, [productId]) : [],
  ])
  return [...gathering, ...parts].map(({ id }) => id)
}

/** Rebuilds the listings of products whose displayed stock changed. */
export async function refreshStock(tx: Transaction, sellableIds: readonly number[]) {
  for (const { id } of await tx.run(productsOf, [sellableIds])) await refreshListings(tx, id, 'stock')
}

export const productsOf = statement<{ id: number }>(
  'sellable.products',
  'select distinct product_id as id from sellable where id = any($1) order by id',
)
const pageless = statement<{ id: number }>(
  'listing.pageless',
  `select distinct p.id from product g join product p
     on p.id = any(g.gathers) or p.id in (select product_id from sellable where id = any(g.gathers))
   where g.id = $1 and p.visibility in (2, 3) order by p.id`,
)
const gatherers = statement<{ id: number }>(
  'listing.gatherers',
  `select id from product where gathers <> '{}' and gathers &&
     (array[$1::integer] || array(select id from sellable where product_id = $1)) order by id`,
)

// A product is listed on a site if one of its children has a price there, or one of the products that it gathers.
const sitesOf = statement<{ site: Site }>(
  'listing.sites',
  `select site from listing where product_id = $1
   union select pr.site from product p join sellable s on s.product_id = p.id or s.product_id = any(p.gathers)
     join price pr on pr.sellable_id = s.id where p.id = $1`,
)

async function refreshOwnListings(tx: Transaction, productId: number, changed: 'all' | 'stock', only: readonly Site[]) {
  const tags = new Set<string>()
  const concerned = new Set((await tx.run(sitesOf, [productId])).map(({ site }) => site))
  const read = sites
    .filter((each) => concerned.has(each) && only.includes(each))
    .map(async (site) => ({
      site,
      ...(await pipelined({
        listed: tx.run(readListed, [site, productId]),
        facts: tx.run(readFacts, [productId, site, locationOf(site)]),
      })),
    }))
  for (const {
    site,
    listed: [before],
    facts: [row],
  } of await pipelined(read)) {
    const children = row && (await shownChildren(tx, site, row))
    const page = row ? productPathSegment(row.product, row.parent) : null
    const after =
      children && page !== null && (isShownInLists(row.product.visibility) || isLinkable(row.product.visibility))
        ? listedOf(site, { ...row.product, page, children }, tx.now)
        : null
    // Converts to JSON and back, because jsonb reorders keys.
    if (isDeepStrictEqual(before, after ? JSON.parse(JSON.stringify(after.listed)) : undefined)) {
      if (changed === 'stock') continue
      // The product page and the search words may still have changed.
      tags.add(`${site}:product:${productId}`)
      if (after && (await tx.run(putWords, [site, productId, ...after.words])).length > 0) tags.add(`${site}:search`)
      continue
    }
    if (after) await tx.run(upsert, [site, productId, ...after.values])
    else await tx.run(remove, [site, productId])
    for (const tag of changedTags(site, productId, before, after?.listed)) tags.add(tag)
    // Until the product was listed, its path may have led to a different page.
    if (!before && after) tags.add(`${site}:route:/${row!.product.handle}`)
    if (await changesMenu(tx, site, menuIds(before), menuIds(after?.listed))) tags.add(`${site}:tree`)
  }
  if (tags.size > 0) await afterCommit(tx, 'purge', { tags: [...tags] })
}

/** Returns the children that a listing is built from, or null for a bundle that the site does not sell. */
async function shownChildren(tx: Transaction, site: Site, { product, children: rows }: FactsRow) {
  const children: CardFacts['children'] | null = rows && withPromotions(rows, tx.now)
  if (product.type !== 'bundle' || !children) return children
  const bundle = await bundleChild(tx, site, children[0]!, tx.now)
  return bundle && [bundle]
}

const countIn = statement<{ count: number }>(
  'listing.count-in',
  // The limit distinguishes zero, one, and more.
  `select count(*)::integer as count from (select from listing
     where site = $1 and category_ids @> array[$2::integer] and visibility in (${listedVisibilities.join()}) limit 2) as listed`,
)

const lockMenus = statement('listing.lock-menus', `select pg_advisory_xact_lock(7112, 1)`)

function menuIds(listed: Listed | undefined): readonly number[] {
  return listed && listedVisibilities.includes(listed.visibility) ? listed.categoryIds : []
}

async function changesMenu(tx: Transaction, site: Site, before: readonly number[], after: readonly number[]) {
  const added = after.filter((each) => !before.includes(each))
  const removed = before.filter((each) => !after.includes(each))
  // Without the lock, if two transactions each remove one of the last two products, both would still count the other
  // product.
  if (removed.length > 0) await tx.run(lockMenus, [])
  const countsOf = (ids: readonly number[]) => ids.map((id) => tx.run(countIn, [site, id]))
  const counts = (await pipelined(countsOf([...added, ...removed]))).map(([row]) => row!.count)
  return counts.some((count, index) => count === (index < added.length ? 1 : 0))
}

/**
 * Returns the page tags that a listing change affects: those for the product, and for lists that contain or contained
 * it.
 */
export function changedTags(
  site: Site,
  productId: number,
  before: Listed | undefined,
  after: Listed | undefined,
): string[] {
  const categories = new Set([...(before?.categoryIds ?? []), ...(after?.categoryIds ?? [])])
  return [`${site}:product:${productId}`, ...[...categories].map((id) => `${site}:category:${id}`), `${site}:search`]
}

function listedOf(site: Site, facts: Facts, at: number) {
  const card = cardOf(site, facts, at)
  const states = facts.children.map(({ stock }) => stockState(stock as Stock))
  const inStock = states.some((state) => state === 'in_stock' || state === 'low')
  const facets = {
    ...withChoices(facts),
    brand: [facts.brand],
    ...starsOf(facts),
    ...dealFacet(facts, card),
  }
  const price = card.price === null ? null : toMinor(card.special_price ?? card.price)
  const rating = facts.rating ? ratingScore(facts.rating) : 0
  const { countsForThreeShipFree, isBlackFridayDropship, featuredOn = [] } = facts.attributes
  const isFeatured = featuredOn.includes(featuredListOf(site))
  const offers = [
    ...(countsForThreeShipFree ? [threeShipFreeList] : []),
    ...(isBlackFridayDropship ? [fiveForFiveList] : []),
  ]
  const categoryIds = [...offers, ...facts.categoryIds]
  const featured = featuredRank({ isFeatured, isOwnBrand: facts.brand === ownBrand, inStock })
  const { name, visibility } = facts
  const listed: Listed = { card, price, facets, categoryIds, name, inStock, rating, featured, visibility }
  const skus = facts.children.map(({ sku }) => `${sku} ${siteSku(site, sku)}`).join(' ')
  const words = [facts.name, `${facts.brand} ${skus} ${facts.fact}`, facts.words] as const
  const values = [
    JSON.stringify(card),
    facts.name,
    price,
    JSON.stringify(facets),
    card.special_price !== null,
    inStock,
    featured,
    facts.addedAt,
    categoryIds,
    words[1],
    words[2],
    rating,
    visibility,
  ]
  return { listed, words, values }
}

/** Adds variant options to the product facets, so that the filter "red" finds products with a red variant. */
function withChoices({ facets, options, children }: Facts): Record<string, string[]> {
  const choices = options.map(({ code, values }): [string, string[]] => {
    const sold = new Set(children.map(({ choice }) => choice[code]))
    const labels = values.map(({ label }) => label)
    const own = (Object.hasOwn(facets, code) ? facets[code]! : []).filter((value) => !labels.includes(value))
    return [code, [...own, ...labels.filter((label) => sold.has(label))]]
  })
  return { ...facets, ...Object.fromEntries(choices) }
}

/** Returns the facet that lists a discounted product by department on the deals page [PROMO-202]. */
function dealFacet({ departments }: Facts, card: Card): Record<string, string[]> {
  return card.special_price === null || departments.length === 0 ? {} : { [dealFacetCode]: departments }
}

/** Returns the rating in whole stars as a facet [SEARCH-027]. */
function starsOf({ rating }: Facts): { rating?: string[] } {
  const stars = rating && wholeStars(rating)
  return stars === null ? {} : { rating: [String(stars)] }
}

/**
 * Returns cards by product handle, except for products that are not listed. A previous handle also returns the card,
 * because pages may still refer to it.
 */
export async function readCards(db: QueryRunner, site: Site, handles: readonly string[]): Promise<Map<string, Card>> {
  const cards = await readCurrentCards(db, site, handles)
  const missing = handles.filter((handle) => !cards.has(handle))
  if (missing.length === 0) return cards
  const moved = await readMovedHandles(db, site, missing)
  const found = moved.size > 0 ? await readCurrentCards(db, site, [...moved.values()]) : cards
  for (const [handle, current] of moved) if (found.has(current)) cards.set(handle, found.get(current)!)
  return cards
}

async function readCurrentCards(db: QueryRunner, site: Site, handles: readonly string[]): Promise<Map<string, Card>> {
  const rows = handles.length > 0 ? await db.run(readByHandle, [site, handles]) : []
  const cards = await translateCards(
    db,
    rows.map(({ card }) => ({ ...bare, ...card })),
  )
  return new Map(rows.map(({ handle }, index) => [handle, cards[index]!]))
}
/** Cards stored before reviews and promotions existed lack these fields. */
const bare = { rating: null, promo: null }
const readByHandle = statement<{ handle: string; card: Card }>(
  'listing.read-by-handle',
  `select p.handle, l.card from listing l join product p on p.id = l.product_id
   where l.site = $1 and p.handle = ${anyOf('$2', 'text')} and l.visibility in (${listedVisibilities.join()})`,
)
