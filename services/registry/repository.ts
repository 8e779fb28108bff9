import type { Address } from '#domain/address/address.ts'
import type { ItemMetadata } from '#domain/lists/list.ts'
import type { EventType, RegistryPrivacy } from '#domain/registry/registry.ts'
import type { Scope } from '#domain/sessions/scope.ts'
import type { Site } from '#domain/sites.ts'
import type { IsoDate } from '#domain/tax/table.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface About {
  title: string
  eventType: EventType
  eventDate: IsoDate
  firstname: string
  lastname: string
  coRegistrant: string
  message: string
}
export interface RegistryRow extends About {
  id: string
  site: Site
  customerId: number
  code: string
  urlKey: string | null
  privacy: RegistryPrivacy
  isSurprise: boolean
  address: Address | null
  customKey: string | null
  passwordHash: string | null
  shipBefore: IsoDate | null
  isArchived: boolean
}
export interface LineRow {
  line: string
  priority: NonNullable<ItemMetadata['registry']>['priority']
  note: string
  purchased: number
  pending: number
  /** Position set by the owner. Lines with null follow the lines with a position. */
  rank: number | null
}
interface PurchaseRow {
  id: string
  buyer: string
  message: string
  name: string
  qty: number
  at: string
  isThanked: boolean
}
type FoundRow = Omit<About, 'message'> & { urlKey: string; city: string; region: string }

const about = `title, event_type as "eventType", event_date::text as "eventDate", firstname, lastname,
  co_registrant as "coRegistrant"`
const columns = `list_id as id, site, customer_id as "customerId", code, url_key as "urlKey", ${about}, message,
  privacy, is_surprise as "isSurprise", address, custom_key as "customKey", password_hash as "passwordHash",
  ship_before::text as "shipBefore", archived_at is not null as "isArchived"`
const own = statement<RegistryRow>(
  'registry.read-own',
  `select ${columns} from registry where site = $1 and customer_id = $2 and list_id = $3`,
)
const allOwn = statement<RegistryRow>(
  'registry.of-customer',
  `select ${columns} from registry where site = $1 and customer_id = $2`,
)
const byKey = statement<RegistryRow>(
  'registry.by-key',
  `select ${columns} from registry where site = $1 and url_key = $2`,
)
const open = statement<RegistryRow>(
  'registry.open',
  `select ${columns} from registry where site = $1 and list_id = $2 and privacy <> 'private' and archived_at is null`,
)
const mailed = statement<Pick<RegistryRow, 'id' | 'site' | 'title'> & { locale: string | null }>(
  'registry.mailed',
  'select list_id as id, site, title, locale from registry where list_id = $1',
)
const sayAbout = statement(
  'registry.say-about',
  `insert into registry (list_id, site, customer_id, code, title, event_type, event_date, firstname, lastname,
     co_registrant, message)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (list_id) do update set title = excluded.title, event_type = excluded.event_type,
     event_date = excluded.event_date, firstname = excluded.firstname, lastname = excluded.lastname,
     co_registrant = excluded.co_registrant, message = excluded.message`,
)
const rename = statement(
  'registry.rename',
  'update registry set title = coalesce($2, title), event_date = coalesce($3::date, event_date) where list_id = $1',
)
// When the owner removes a custom key, the registry gets a random one again.
const sayRest = statement(
  'registry.say-rest',
  `update registry set address = coalesce($2, address), privacy = coalesce($3, privacy),
     is_surprise = coalesce($4, is_surprise), custom_key = $6, ship_before = $7, locale = $11,
     archived_at = case when coalesce($8, archived_at is not null) then coalesce(archived_at, $10::timestamptz) end,
     password_hash = case when coalesce($3, privacy) = 'password' then coalesce($9, password_hash) end,
     url_key = case when coalesce($3, privacy) = 'private' then null
       else coalesce($6, case when url_key is distinct from custom_key then url_key end, $5) end
   where list_id = $1`,
)
const keyUse = statement<{ id: string }>(
  'registry.key-use',
  'select list_id as id from registry where custom_key = $1 or url_key = $1',
)
const rankLines = statement(
  'registry-line.rank',
  `with ranked as (
     select line, min(place)::integer as rank from unnest($2::text[]) with ordinality as given (line, place) group by line),
   cleared as (update registry_line set rank = null where registry_id = $1 and line <> all ($2::text[]))
   insert into registry_line (registry_id, line, rank) select $1, line, rank from ranked
   on conflict (registry_id, line) do update set rank = excluded.rank`,
)
const close = statement('registry.close', 'update registry set is_closed = $2 where list_id = $1')
const lines = statement<LineRow>(
  'registry-line.of',
  'select line, priority, note, purchased, pending, rank from registry_line where registry_id = $1',
)
const describe = statement(
  'registry-line.describe',
  `insert into registry_line (registry_id, line, priority, note) values ($1, $2, $3, $4)
   on conflict (registry_id, line) do update set priority = excluded.priority, note = excluded.note`,
)
const purchases = statement<PurchaseRow>(
  'registry-purchase.of',
  `select id, buyer, message, name, qty, is_thanked as "isThanked",
     to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
   from registry_purchase where registry_id = $1 and state = 'purchased' order by id desc limit 1000`,
)
const thank = statement(
  'registry-purchase.thank',
  'update registry_purchase set is_thanked = id = any($2::uuid[]) where registry_id = $1',
)
const search = statement<{ count: number; found: FoundRow }>(
  'registry.search',
  `select count(*) over ()::integer as count, jsonb_build_object('urlKey', url_key, 'title', title,
     'eventType', event_type, 'eventDate', event_date::text, 'firstname', firstname, 'lastname', lastname,
     'coRegistrant', co_registrant, 'city', address->>'city', 'region', address->>'region') as found
   from registry
   where site = $1 and privacy = 'public' and archived_at is null and not is_closed
     and event_date >= $2::date - interval '1 year'
     and ($3::text is null or lower(lastname) ^@ lower($3) or lower(firstname || ' ' || lastname) ^@ lower($3)
       or code = upper($3))
     and ($4::integer is null or customer_id = $4) and ($5::text is null or code = upper($5))
     and ($6::text is null or event_type = $6) and ($7::text is null or address->>'region' = $7)
     and ($8::text is null or to_char(event_date, 'YYYY-MM') = $8)
   order by event_date, list_id limit $9 offset $10`,
)

export async function readOwnRegistry(db: QueryRunner, { site, customerId }: Scope, id: string) {
  const [found] = await db.run(own, [site, customerId, id])
  return found
}

export async function readOwnRegistries(db: QueryRunner, { site, customerId }: Scope): Promise<RegistryRow[]> {
  return db.run(allOwn, [site, customerId])
}

/** Returns the registry with this key, or undefined if the key is unknown or the registry is private or deleted. */
export async function readRegistryByUrlKey(
  db: QueryRunner,
  site: Site,
  urlKey: string,
): Promise<RegistryRow | undefined> {
  const [found] = await db.run(byKey, [site, urlKey])
  return found
}

/** Returns a shared registry, regardless of the caller. */
export async function readOpenRegistry(db: QueryRunner, site: Site, id: string): Promise<RegistryRow | undefined> {
  const [found] = await db.run(open, [site, id])
  return found
}

/** Returns the details for an email about a registry, or undefined if the registry was deleted. */
export async function readMailedRegistry(db: QueryRunner, id: string) {
  const [found] = await db.run(mailed, [id])
  return found
}

/** Sets a registry's title, event, names, and message; its code never changes. */
export async function updateRegistryDetails(
  tx: Transaction,
  { site, customerId }: Scope,
  id: string,
  details: About & { code: string },
) {
  const { title, eventType, eventDate, firstname, lastname, coRegistrant, message } = details
  const named = [title, eventType, eventDate, firstname, lastname, coRegistrant, message]
  await tx.run(sayAbout, [id, site, customerId, details.code, ...named])
}

/** Sets the registry's name and date to match its list. */
export async function renameRegistry(tx: Transaction, id: string, { title, eventDate }: Partial<About>) {
  await tx.run(rename, [id, title ?? null, eventDate ?? null])
}

interface Change {
  address: Address | undefined
  privacy: RegistryPrivacy | undefined
  isSurprise: boolean | undefined
  passwordHash: string | undefined
  customKey: string | null
  shipBefore: IsoDate | null
  isArchived: boolean | undefined
  /** BCP 47 tag of the owner's locale; null means the site's first locale. */
  locale: string | null
}

/** Updates the fields in `change`. Sharing again sets a new random key, unless the owner chooses a key. */
export async function changeRegistry(tx: Transaction, id: string, change: Change, newKey: string) {
  const {
    privacy = null,
    isSurprise = null,
    customKey,
    shipBefore,
    isArchived = null,
    passwordHash = null,
    locale,
  } = change
  const address = change.address ? JSON.stringify(change.address) : null
  const values = [address, privacy, isSurprise, newKey, customKey, shipBefore, isArchived, passwordHash]
  await tx.run(sayRest, [id, ...values, new Date(tx.now), locale])
}

/** Hides a registry from search while its list is closed, or shows it again. */
export async function closeRegistry(tx: Transaction, id: string, isClosed: boolean) {
  await tx.run(close, [id, isClosed])
}

/** Returns true if no registry other than `ownId` uses a URL key. */
export async function isUrlKeyAvailable(db: QueryRunner, urlKey: string, ownId: string | null): Promise<boolean> {
  return (await db.run(keyUse, [urlKey])).every(({ id }) => id === ownId)
}

export async function rankRegistryLines(tx: Transaction, id: string, lines: readonly string[]) {
  await tx.run(rankLines, [id, lines])
}

export async function readLines(db: QueryRunner, id: string): Promise<Map<string, LineRow>> {
  return new Map((await db.run(lines, [id])).map((row) => [row.line, row]))
}

export async function updateLineDetails(
  tx: Transaction,
  id: string,
  { line, priority, note }: Pick<LineRow, 'line' | 'priority' | 'note'>,
) {
  await tx.run(describe, [id, line, priority, note])
}

/** Returns purchases from published orders, newest first. */
export async function readPurchases(db: QueryRunner, id: string): Promise<PurchaseRow[]> {
  return db.run(purchases, [id])
}

export async function recordThanks(tx: Transaction, id: string, thanked: readonly string[]) {
  await tx.run(thank, [id, thanked])
}

interface RegistrySearch {
  name: string | undefined
  customerId: number | undefined
  code: string | undefined
  eventType: EventType | undefined
  region: string | undefined
  month: string | undefined
}

/** Returns public registries that match the search terms, until a year after their event, earliest event first. */
export async function findRegistries(
  db: QueryRunner,
  site: Site,
  { name, customerId, code, eventType, region, month }: RegistrySearch,
  { today, page, size }: { today: IsoDate; page: number; size: number },
): Promise<{ count: number; found: FoundRow[] }> {
  const sought = [name, customerId, code, eventType, region, month].map((each) => each || null)
  const rows = await db.run(search, [site, today, ...sought, size, (page - 1) * size])
  return { count: rows[0]?.count ?? 0, found: rows.map(({ found }) => found) }
}
