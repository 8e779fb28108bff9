import type { Occupation } from '#domain/customers/profile.ts'
import { statement, type QueryRunner, type Transaction } from '#platform/database.ts'

interface ProfileRow {
  /** ISO date. */
  birthdate: string | null
  company: string
  occupations: Occupation[]
  primarySegment: number | null
  trackerAccount: string | null
}
interface GroupRow {
  id: number
  code: string
  name: string
}

const read = statement<ProfileRow>(
  'customer-profile.read',
  `select to_char(birthdate, 'YYYY-MM-DD') as birthdate, company, occupations, primary_segment as "primarySegment",
     tracker_account as "trackerAccount"
   from customer_profile where customer_id = $1`,
)
const write = statement(
  'customer-profile.write',
  `insert into customer_profile (customer_id, birthdate, company, occupations, primary_segment, tracker_account)
   values ($1, $2::date, $3, $4::text[], $5, $6)
   on conflict (customer_id) do update set birthdate = excluded.birthdate, company = excluded.company,
     occupations = excluded.occupations, primary_segment = excluded.primary_segment,
     tracker_account = excluded.tracker_account`,
)
const groups = statement<GroupRow>('customer-group.list', 'select id, code, name from customer_group order by id')
const group = statement<GroupRow>('customer-group.read', 'select id, code, name from customer_group where id = $1')
const putGroup = statement(
  'customer-group.put',
  `insert into customer_group (id, code, name) values ($1, $2, $3)
   on conflict (id) do update set code = excluded.code, name = excluded.name`,
)

const noProfile: ProfileRow = {
  birthdate: null,
  company: '',
  occupations: [],
  primarySegment: null,
  trackerAccount: null,
}

/** Returns a customer's profile; a new customer has an empty one. */
export async function readProfile(db: QueryRunner, customerId: number): Promise<ProfileRow> {
  return (await db.run(read, [customerId]))[0] ?? noProfile
}

export async function writeProfile(tx: Transaction, customerId: number, profile: ProfileRow): Promise<void> {
  const { birthdate, company, occupations, primarySegment, trackerAccount } = profile
  await tx.run(write, [customerId, birthdate, company, occupations, primarySegment, trackerAccount])
}

export async function readGroups(db: QueryRunner): Promise<GroupRow[]> {
  return db.run(groups, [])
}

export async function readGroup(db: QueryRunner, id: number): Promise<GroupRow | undefined> {
  return (await db.run(group, [id]))[0]
}

export async function writeGroup(tx: Transaction, { id, code, name }: GroupRow): Promise<void> {
  await tx.run(putGroup, [id, code, name])
}
