import type { Site } from '#domain/sites.ts'
import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

interface CustomerListRow {
  id: number
  name: string
  email: string
  group: string
  createdAt: string
  orders: number
  lastOrderAt: string | null
}

const asDate = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const page = (condition: string) => `select c.id, concat_ws(' ', c.firstname, c.lastname) as name, c.email,
    coalesce(g.name, '') as "group", ${asDate('c.created_at')} as "createdAt", coalesce(o.orders, 0) as orders,
    o."lastOrderAt"
  from (select * from customer where ${condition} and ($2::integer is null or id < $2)
      and ($3::integer is null or group_id = $3)
    order by id desc limit $4) as c
  left join customer_group as g on g.id = c.group_id
  left join lateral (select count(*)::integer as orders, ${asDate('max(created_at)')} as "lastOrderAt"
    from shop_order where customer_id = c.id and site = any ($1) and status = 'published'
      and not exists (select from exchange_order where order_id = shop_order.id)) as o on true
  order by c.id desc`
const list = statement<CustomerListRow>('staff-customer.list', page('true'))
const search = statement<CustomerListRow>(
  'staff-customer.search',
  page("lower(firstname || ' ' || lastname || ' ' || email) like $5"),
)

interface ListRequest {
  /** Sites whose orders are counted. */
  sites: readonly Site[]
  /** Search text; empty to list all customers. */
  text: string
  groupId: number | null
  before: number | null
  limit: number
}

/** Returns customers that match part of a name or email and a group, newest first. */
export async function listCustomers(db: QueryRunner, { sites, text, groupId, before, limit }: ListRequest) {
  const values = [sites, before, groupId, limit]
  if (text === '') return db.run(list, values)
  return db.run(search, [...values, likePattern(text)])
}
