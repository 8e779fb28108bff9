import type { Site } from '#domain/sites.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface Recipient {
  id: string
  email: string
}

// Excludes the demo account, which does not belong to a real person.
const recipients = statement<Recipient>(
  'staff.recipients',
  `select a.id, a.email from staff_account a
   where a.is_active and not a.is_demo and (a.sites is null or a.sites @> $2::text[]) and exists (
     select from staff_account_role has join staff_role r on r.id = has.role_id
     where has.staff_id = a.id and $1 = any (r.permissions))
   order by a.created_at, a.id`,
)

/** Returns the active staff with a permission and access to all of these sites, oldest account first. */
export async function readRecipients(
  db: QueryRunner,
  permission: Permission,
  sites: readonly Site[],
): Promise<Recipient[]> {
  return db.run(recipients, [permission, sites])
}
