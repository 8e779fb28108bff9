import { defaultRoles, ownerRole } from '#domain/staff/roles.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { statement, type Database, type QueryRunner } from '#platform/database.ts'

export interface RoleRow {
  id: string
  name: string
  permissions: Permission[]
}

const list = statement<RoleRow>('staff-role.list', 'select id, name, permissions from staff_role order by position, id')
const put = statement<RoleRow>(
  'staff-role.put',
  `insert into staff_role (id, name, permissions, position)
   values ($1, $2, $3, (select coalesce(max(position), 0) + 1 from staff_role))
   on conflict (id) do update set name = excluded.name, permissions = excluded.permissions
   returning id, name, permissions`,
)
const seed = statement(
  'staff-role.seed',
  `insert into staff_role (id, name, permissions, position) values ($1, $2, $3, $4) on conflict (id) do nothing`,
)
// The owner role has all permissions, and a release may add new ones.
const complete = statement(
  'staff-role.complete',
  `update staff_role set permissions = $2 where id = $1 and permissions <> $2`,
)

export async function readRoles(db: QueryRunner): Promise<RoleRow[]> {
  return db.run(list, [])
}

export async function saveRole(db: QueryRunner, { id, name, permissions }: RoleRow): Promise<RoleRow> {
  return (await db.run(put, [id, name, permissions]))[0]!
}

/** Creates missing default roles, and grants the owner role every permission in this release. */
export async function ensureRoles(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [position, { id, name, permissions }] of defaultRoles.entries()) {
      await tx.run(seed, [id, name, permissions, position])
      if (id === ownerRole) await tx.run(complete, [id, permissions])
    }
  })
}
