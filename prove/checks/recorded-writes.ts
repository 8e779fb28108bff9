import { statement, type Database } from '#platform/database.ts'

type Row = Record<string, unknown>

/** A row that a staff call changed, or its entry in the audit log. */
export interface RowChange {
  requestId: string
  staffId: string | null
  call: string
  table: string
  operation: string
  before: Row | null
  after: Row | null
  /** Primary key of the row, of audit entries alone. */
  rowKey: Row | null
}

const install = `
  create table prove_write (
    id bigint generated always as identity, request_id text not null, staff_id uuid, call text not null,
    table_name text not null, operation text not null, before jsonb, after jsonb);
  create function prove_record_write() returns trigger language plpgsql as $$
  declare actor jsonb := current_setting('ironwright.actor')::jsonb;
  begin
    insert into prove_write (request_id, staff_id, call, table_name, operation, before, after) values (
      actor->>'requestId', (actor->>'id')::uuid, actor->>'call', tg_table_name, lower(tg_op),
      case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  do $$
  declare name text;
  begin
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname not in ('audit_change', 'prove_write')
    loop
      execute format('create trigger zz_prove after insert or update or delete on %I for each row
        when (current_setting(''ironwright.actor'', true) <> '''') execute function prove_record_write()', name);
    end loop;
  end $$;`

/** Records every row that a staff call changes, in any table, independently of the triggers of the audit log. */
export async function recordWrites(db: Database): Promise<void> {
  await db.transaction((tx) => tx.script(install))
}

// A single statement, so that both sides have the same snapshot.
const readBoth = statement<RowChange & { isEntry: boolean; id: string }>(
  'prove.writes-and-entries',
  `select false as "isEntry", id::text, request_id as "requestId", staff_id as "staffId", call, table_name as "table",
     operation, before, after, null::jsonb as "rowKey" from prove_write where id > $1
   union all
   select true, id::text, request_id, staff_id, call, table_name, operation, before, after, row_key
   from audit_change where id > $2`,
)

export interface Recorded {
  writes: RowChange[]
  entries: RowChange[]
}

/** Returns a function that reads the writes and the audit entries since its last call. */
export function recordedReader(db: Database): () => Promise<Recorded> {
  let [lastWrite, lastEntry] = ['0', '0']
  return async () => {
    const read = await db.run(readBoth, [lastWrite, lastEntry])
    const rows = read.toSorted((one, other) => Number(one.id) - Number(other.id))
    const later = (one: string, other: string) => (BigInt(one) > BigInt(other) ? one : other)
    lastWrite = rows.reduce((last, { id, isEntry }) => (isEntry ? last : later(last, id)), lastWrite)
    lastEntry = rows.reduce((last, { id, isEntry }) => (isEntry ? later(last, id) : last), lastEntry)
    return { writes: rows.filter(({ isEntry }) => !isEntry), entries: rows.filter(({ isEntry }) => isEntry) }
  }
}

/** Tables that staff calls change without an entry per row, each with the reason. */
export const unlogged: Readonly<Record<string, string>> = {
  outbox: 'work after the commit',
  listing: 'derived from products',
  order_desk: 'derived from orders',
  review_mail: 'derived from shipments',
  product_rating: 'derived from reviews',
  post: 'derived from published articles',
  flag: 'derived from flag settings',
  media_use: 'derived from products, categories, pages, and articles',
  stock: 'the log has the movement or the return',
  sellable: 'the log has the product; changed SKUs have entries, which undo.prove.ts tests',
  bulk_edit_change: 'the log has the bulk edit and each changed row',
  fulfilment_export: 'derived from orders',
  privacy_log: 'a log that outlives the account',
  list: 'the log has the quote, not its items',
  list_item: 'the log has the quote, not its items',
  shipping_quote: 'calculated prices, which expire',
  tax_rate: 'the log has the import',
  tariff_rate: 'the log has the import',
  shipping_zone: 'the log has the import',
  shipping_price: 'the log has the import',
  rates_revision: 'derived from rates',
}

/** Columns that no entry contains. A write that changes only these has no entry. */
const unloggedColumns: Readonly<Record<string, readonly string[]>> = {
  product: ['updated_at', 'created_key'],
  category: ['updated_at', 'edit_version', 'links_version'],
  article: ['id', 'latest', 'request_key'],
  media_file: ['is_permanent', 'unused_since'],
  payment_link_payment: ['refunded'],
  webhook_endpoint: ['version', 'failed_at', 'busy_until', 'paused_until', 'failing_since', 'last_delivered_at'],
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function changedColumns({ before, after }: RowChange): string[] {
  return Object.keys(after ?? before ?? {}).filter((name) => !before || !after || !isSame(before[name], after[name]))
}

/** Returns the changed columns that the audit log must show, or none for a write that needs no entry. */
export function loggedColumns(write: RowChange): string[] {
  const { table, operation } = write
  // A new article has the log entry of its first version.
  if (table in unlogged || (table === 'article' && operation === 'insert')) return []
  return changedColumns(write).filter((name) => !unloggedColumns[table]?.includes(name))
}

/** Compares the writes with the audit entries. Returns a sentence per write or entry without its counterpart. */
export function logProblems({ writes, entries }: Recorded): string[] {
  const problems: string[] = []
  const rest = Map.groupBy(entries, ({ requestId, table, operation }) => `${requestId} ${table} ${operation}`)
  for (const write of writes) {
    const { requestId, call, table, operation } = write
    const columns = loggedColumns(write)
    if (columns.length === 0) continue
    const near = rest.get(`${requestId} ${table} ${operation}`) ?? []
    const own = near.filter((entry) => isEntryOf(entry, write, columns))
    if (own.length !== 1)
      problems.push(`${call}: ${own.length} entries for an ${operation} of ${columns.join(', ')} in ${table}`)
    rest.set(
      `${requestId} ${table} ${operation}`,
      near.filter((entry) => entry !== own[0]),
    )
  }
  const unmatched = [...rest.values()].flat().filter(({ table }) => !(table in unlogged))
  for (const { call, table, operation, after } of unmatched)
    problems.push(
      `${call}: an entry without a write: ${operation} of ${Object.keys(after ?? {}).join(', ')} in ${table}`,
    )
  return problems
}

/** Returns true if an entry shows a write's author, row, and values. Values of hidden columns are null in entries. */
function isEntryOf(entry: RowChange, write: RowChange, columns: readonly string[]): boolean {
  const row = (write.after ?? write.before)!
  const shows = (shown: Row | null, stored: Row | null) =>
    (shown === null) === (stored === null) &&
    (shown === null || Object.entries(shown).every(([name, value]) => value === null || isSame(value, stored![name])))
  return (
    entry.staffId === write.staffId &&
    entry.call === write.call &&
    Object.entries(entry.rowKey!).every(([name, value]) => isSame(row[name], value)) &&
    columns.every((name) => name in (entry.after ?? entry.before)!) &&
    shows(entry.before, write.before) &&
    shows(entry.after, write.after)
  )
}
