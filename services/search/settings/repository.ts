import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { phraseKey, searchWords } from '#domain/search/query/pins.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

type Synonym = CallInput<Store, 'PUT /svc_search/synonyms'>['body']
type ProductRemap = CallInput<Store, 'PUT /svc_search/product-remaps'>['body']
type Placement = CallInput<Store, 'PUT /svc_search/placements'>['body']

const readAll = statement<Synonym>(
  'search-settings.synonyms',
  `select site, language, phrase, array_agg(means order by id) as means, is_two_way as "isTwoWay"
   from search_synonym group by site, language, phrase, is_two_way order by language, phrase, site nulls first`,
)
const removeSynonym = statement(
  'search-settings.remove-synonym',
  'delete from search_synonym where site is not distinct from $1 and language = $2 and phrase = $3',
)
const addSynonym = statement(
  'search-settings.add-synonym',
  `insert into search_synonym (site, language, phrase, means, is_two_way)
   select $1, $2, $3, means, $5 from unnest($4::text[]) with ordinality as each(means, place) order by place
   on conflict do nothing`,
)
const readPins = statement<Placement>(
  'search-settings.placements',
  `select $1::text as site, max(coalesce(pin.phrase, redirect.phrase)) as phrase,
     coalesce(array_agg(product_id order by position) filter (where position > 0), '{}') as pinned,
     coalesce(array_agg(product_id order by product_id) filter (where position = 0), '{}') as buried,
     max(path) as redirect
   from (select phrase_key, phrase, product_id, position from search_pin where site = $1) pin
     full join (select phrase_key, phrase, path from search_redirect where site = $1) redirect using (phrase_key)
   group by phrase_key order by phrase_key`,
)
const removePins = statement(
  'search-settings.remove-pins',
  'delete from search_pin where site = $1 and phrase_key = $2',
)
const addPins = statement(
  'search-settings.add-pins',
  `insert into search_pin (site, phrase_key, phrase, product_id, position)
   select $1, $2, $3, product_id, case when place <= $5 then place else 0 end
   from unnest($4::integer[]) with ordinality as each(product_id, place)
   on conflict (site, phrase_key, product_id) do update set position = excluded.position`,
)
const removeRedirect = statement(
  'search-settings.remove-redirect',
  'delete from search_redirect where site = $1 and phrase_key = $2',
)
const putRedirect = statement(
  'search-settings.put-redirect',
  `insert into search_redirect (site, phrase_key, phrase, path) values ($1, $2, $3, $4)
   on conflict (site, phrase_key) do update set path = excluded.path, phrase = excluded.phrase`,
)
const readRemaps = statement<{ fromId: number; id: number; url: string }>(
  'search-settings.remaps',
  'select from_id as "fromId", to_id as id, url from product_remap order by from_id',
)
const removeRemap = statement('search-settings.remove-remap', 'delete from product_remap where from_id = $1')
const putRemap = statement(
  'search-settings.put-remap',
  `insert into product_remap (from_id, to_id, url) values ($1, $2, $3)
   on conflict (from_id) do update set to_id = excluded.to_id, url = excluded.url`,
)
const countProducts = statement<{ count: number }>(
  'search-settings.products',
  'select count(*)::integer as count from product where id = any($1)',
)

export async function readAllSynonyms(db: QueryRunner): Promise<Synonym[]> {
  return db.run(readAll, [])
}

/** Replaces all meanings of a phrase. */
export async function saveSynonym(tx: Transaction, { site, language, means, isTwoWay, ...typed }: Synonym) {
  const phrase = searchWords(typed.phrase)
  await tx.run(removeSynonym, [site, language, phrase])
  await tx.run(addSynonym, [site, language, phrase, means, isTwoWay])
}

export async function readPlacements(db: QueryRunner, site: Site): Promise<Placement[]> {
  return db.run(readPins, [site])
}

/** Replaces a phrase's pinned products, buried products, and redirect. */
export async function savePlacement(tx: Transaction, { site, phrase, pinned, buried, redirect }: Placement) {
  const key = phraseKey(phrase)
  await tx.run(removePins, [site, key])
  await tx.run(addPins, [site, key, phrase, [...pinned, ...buried], pinned.length])
  if (redirect === null) await tx.run(removeRedirect, [site, key])
  else await tx.run(putRedirect, [site, key, phrase, redirect])
}

export async function readProductRemaps(db: QueryRunner) {
  return db.run(readRemaps, [])
}

/** Replaces the id and URL that search shows for a product; null removes them [SEARCH-050]. */
export async function saveProductRemap(tx: Transaction, { fromId, to }: ProductRemap) {
  if (to === null) await tx.run(removeRemap, [fromId])
  else await tx.run(putRemap, [fromId, to.id, to.url])
}

export async function areProducts(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  return (await tx.run(countProducts, [ids]))[0]!.count === new Set(ids).size
}
