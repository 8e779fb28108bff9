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
}

// A page ends with a whole request: the limit counts requests, not rows.
const read = statement<ChangeRow>(
  'audit.read',
  `with page as (
     select request_id, max(id) as last from audit_change
     where ($1::text is null or object_type = $1) and ($2::text is null or object_id = $2)
       and ($3::uuid is null or staff_id = $3) and ($4::bigint is null or id < $4)
     group by request_id order by last desc limit $5)
   select c.id::text, to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, c.request_id as "requestId",
     c.staff_id as "staffId", c.staff_name as "staffName", c.ip, c.call, c.site, c.object_type as "objectType",
     c.object_id as "objectId", c.table_name as "table", c.operation, c.before, c.after,
     c.is_reversible and not exists (select from audit_change as u where u.undoes = c.id) as "isReversible"
   from page join audit_change as c using (request_id) order by page.last desc, c.id`,
)
const undo = statement<{ outcome: 'undone' | 'not_found' | 'not_reversible' | 'changed_since' }>(
  'audit.undo',
  'select audit_undo($1) as outcome',
)

interface AuditFilter {
  objectType?: string | undefined
  objectId?: string | undefined
  staffId?: string | undefined
  before?: string | undefined
  limit: number
}

/** Returns the changes of the latest requests that match, the newest request first. */
export async function readChanges(db: QueryRunner, filter: AuditFilter): Promise<ChangeRow[]> {
  const { objectType, objectId, staffId, before, limit } = filter
  return db.run(read, [objectType ?? null, objectId ?? null, staffId ?? null, before ?? null, limit])
}

/** Restores the row before a change, unless its columns have changed since. */
export async function undoChange(tx: Transaction, id: string) {
  return (await tx.run(undo, [id]))[0]!.outcome
}
