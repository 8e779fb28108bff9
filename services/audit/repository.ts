import type { CategoryLinks } from '#domain/catalog/links/category-links.ts'
import type { OptionEntry } from '#domain/catalog/product-entry.ts'
import type { Site } from '#domain/sites.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface ChangeRow {
  id: string
  at: string
  requestId: string
  staffId: string | null
  staffName: string
  ip: string
  call: string
  site: string
  objectType: string
  objectId: string
  table: string
  operation: 'insert' | 'update' | 'delete'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  isReversible: boolean
  /** Id of the request's last matching change, used as the cursor for the next page. */
  last: string
}

/** Returns the log filter as SQL for this row alias. */
const matches = (row: string) => `($1::text is null or ${row}.object_type = $1)
  and ($2::text is null or ${row}.object_id = $2) and ($3::uuid is null or ${row}.staff_id = $3)`

/** SQL for a price that was withheld from the start, as of a new product: it replaced no price, so it has no Undo. */
const isNewWithheld = (row: string) => `(${row}.table_name = 'withheld_price' and ${row}.operation = 'insert'
  and not exists (select from audit_change as sold where sold.request_id = ${row}.request_id
    and sold.table_name = 'price' and sold.operation = 'delete' and sold.row_key = ${row}.row_key))`

// A page always ends with a complete request, because the limit counts requests, not rows. Rows of concurrent requests
// interleave, so a request appears on the page with its last row.
const read = statement<ChangeRow>(
  'audit.read',
  `with page as (
     select request_id, max(id) as last from audit_change as own
     where ${matches('own')} and ($4::bigint is null or id < $4 and not exists (
       select from audit_change as later where later.request_id = own.request_id and later.id >= $4 and ${matches('later')}))
     group by request_id order by last desc limit $5)
   select c.id::text, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, c.request_id as "requestId",
     c.staff_id as "staffId", c.staff_name as "staffName", c.ip, c.call, c.site, c.object_type as "objectType",
     c.object_id as "objectId", c.table_name as "table", c.operation, c.before, c.after,
     c.is_reversible and not ${isNewWithheld('c')}
       and not exists (select from audit_change as u where u.undoes = c.id) as "isReversible", page.last::text
   from page join audit_change as c using (request_id) order by page.last desc, c.id`,
)
const undo = statement<{ outcome: 'undone' | 'not_found' | 'not_reversible' | 'changed_since' }>(
  'audit.undo',
  `select case when exists (select from audit_change as c where c.id = $1::bigint and ${isNewWithheld('c')})
     then 'not_reversible' else audit_undo($1) end as outcome`,
)

interface AuditFilter {
  objectType?: string | undefined
  objectId?: string | undefined
  staffId?: string | undefined
  before?: string | undefined
  limit: number
}

/** Returns the changes of the latest matching requests, newest request first. */
export async function readChanges(db: QueryRunner, filter: AuditFilter): Promise<ChangeRow[]> {
  const { objectType, objectId, staffId, before, limit } = filter
  return db.run(read, [objectType ?? null, objectId ?? null, staffId ?? null, before ?? null, limit])
}

/** Restores a row to its state before a change, unless the changed columns have changed again. */
export async function undoChange(tx: Transaction, id: string) {
  return (await tx.run(undo, [id]))[0]!.outcome
}

interface ChangedRow {
  table: string
  key: string | null
  productId: number | null
  /** Language of the changed product translation. */
  language: string | null
  /** Id of the changed variant, and its SKU before the change. */
  variantId: number | null
  earlierSku: string | null
  /** Product handle before and after the change, if it changed. */
  earlierHandle: string | null
  laterHandle: string | null
  /** Product options before and after the change, if they changed. */
  earlierOptions: OptionEntry[] | null
  laterOptions: OptionEntry[] | null
  /** True if product attributes changed. */
  changesAttributes: boolean
  /** Site of the changed row, or null if the row belongs to no single site. */
  site: Site | null
  /** Id of the variant with the changed price, on sale or withheld. */
  pricedId: number | null
  categoryId: number | null
  /** True if the change is to a category, its place, or its translations, but not to its links. */
  editsCategory: boolean
  /** True if an undo places the category elsewhere in the tree. */
  placesCategory: boolean
  /** Handle of the category that the change created or deleted. */
  createdCategory: string | null
  deletedCategory: string | null
  /** Category handle before and after the change, if it changed. */
  earlierPath: string | null
  laterPath: string | null
  /** Category links before and after the change, if they changed. */
  earlierLinks: CategoryLinks | null
  laterLinks: CategoryLinks | null
  /** Id of the file in the media library. */
  mediaId: number | null
  /** Id of the article, and its published versions before and after the change, if they changed. */
  articleId: number | null
  earlierVersion: number | null
  laterVersion: number | null
  /** Site of the SDK key; null if the key is valid on all sites. */
  sdkKeySite: Site | null
}
const changedRow = statement<ChangedRow>(
  'audit.changed-row',
  `select table_name as "table", row_key->>'key' as key, row_key->>'language' as language,
     coalesce((row_key->>'from_id')::integer,
     case when table_name = 'product_translation' then (row_key->>'product_id')::integer end,
     case when table_name = 'product' then (row_key->>'id')::integer end,
     (select product_id from sellable where id = coalesce(row_key->>'sellable_id',
       case when table_name = 'sellable' then row_key->>'id' end)::integer)) as "productId",
     case when table_name = 'sellable' then (row_key->>'id')::integer end as "variantId",
     case when table_name = 'sellable' then before->>'sku' end as "earlierSku",
     case when table_name = 'product' then before->>'handle' end as "earlierHandle",
     case when table_name = 'product' then after->>'handle' end as "laterHandle",
     case when table_name = 'product' and operation = 'update' then before->'options' end as "earlierOptions",
     case when table_name = 'product' and operation = 'update' then after->'options' end as "laterOptions",
     table_name = 'product' and operation = 'update' and after ? 'attributes' as "changesAttributes",
     coalesce(row_key->>'site', case table_name
       when 'promotion' then coalesce(before->>'site', (select site from promotion where id = (row_key->>'id')::integer))
       when 'search_synonym' then coalesce(before->>'site', after->>'site')
       when 'order_note' then (select site from shop_order where id = object_id) end) as site,
     case when table_name in ('price', 'withheld_price') then (row_key->>'sellable_id')::integer end as "pricedId",
     case table_name when 'category' then (row_key->>'id')::integer
       when 'category_translation' then (row_key->>'category_id')::integer end as "categoryId",
     object_type = 'category' as "editsCategory",
     table_name = 'category' and (operation = 'delete' or after ? 'parent_id') as "placesCategory",
     case when table_name = 'category' and operation = 'insert' then after->>'handle' end as "createdCategory",
     case when table_name = 'category' and operation = 'delete' then before->>'handle' end as "deletedCategory",
     case when table_name = 'category' and operation = 'update' then before->>'handle' end as "earlierPath",
     case when table_name = 'category' and operation = 'update' then after->>'handle' end as "laterPath",
     case when table_name = 'category' then before->'links' end as "earlierLinks",
     case when table_name = 'category' then after->'links' end as "laterLinks",
     case when table_name = 'media_file' then (row_key->>'id')::integer end as "mediaId",
     case when table_name = 'article' then (row_key->>'id')::integer end as "articleId",
     case when table_name = 'article' then (before->>'published')::integer end as "earlierVersion",
     case when table_name = 'article' then (after->>'published')::integer end as "laterVersion",
     case when table_name = 'sdk_key' then coalesce(before->>'site', after->>'site',
       (select site from sdk_key where id = (row_key->>'id')::uuid)) end as "sdkKeySite"
   from audit_change where id = $1`,
)

// Other calls may have sent the same request id.
const redirectsOf = statement<{ id: string; site: Site }>(
  'audit.redirects-of',
  `select other.id::text, other.row_key->>'site' as site from audit_change as own
   join audit_change as other on other.request_id = own.request_id and other.at = own.at and other.call = own.call
   where own.id = $1 and other.table_name = 'redirect' and other.is_reversible
     and not exists (select from audit_change as u where u.undoes = other.id)
   order by other.id desc`,
)

/** Returns the redirect changes that a call made together with another change and that are not undone, newest first. */
export async function readRedirectChanges(tx: Transaction, id: string): Promise<{ id: string; site: Site }[]> {
  return tx.run(redirectsOf, [id])
}

const priceMoveOf = statement<{ id: string }>(
  'audit.price-move-of',
  `select other.id::text from audit_change as own
   join audit_change as other on other.request_id = own.request_id and other.at = own.at and other.call = own.call
   where own.id = $1 and own.operation in ('insert', 'delete') and other.row_key = own.row_key
     and (own.table_name, other.table_name, other.operation) in (
       ('price', 'withheld_price', case own.operation when 'insert' then 'delete' else 'insert' end),
       ('withheld_price', 'price', case own.operation when 'insert' then 'delete' else 'insert' end))
     and not exists (select from audit_change as u where u.undoes = other.id)`,
)

/** Returns the other half of a change that put a price on sale or withheld it, or undefined for any other change. */
export async function readPriceMove(tx: Transaction, id: string): Promise<string | undefined> {
  return (await tx.run(priceMoveOf, [id]))[0]?.id
}

/**
 * Returns the table of a change, the row's key column if any, and the product and SKU that the row belongs to. Returns
 * undefined if the change does not exist.
 */
export async function readChangedRow(tx: Transaction, id: string) {
  return (await tx.run(changedRow, [id])).at(0)
}
