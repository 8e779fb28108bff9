import { likePattern } from '#platform/database/like-pattern.ts'
import { statement, type QueryRunner } from '#platform/database.ts'

const customers = statement<{ id: number; name: string; email: string }>(
  'staff-find.customers',
  `select id, concat_ws(' ', firstname, lastname) as name, email from customer
   where lower(firstname || ' ' || lastname || ' ' || email) like $1 order by id desc limit $2`,
)
const products = statement<{ id: number; name: string; skus: string }>(
  'staff-find.products',
  `select p.id, p.name, (select string_agg(sku, ', ' order by position) from (
       select sku, position from sellable where product_id = p.id order by position limit 3) as first) as skus
   from product as p
   where lower(p.name) like $1 or p.id in (select product_id from sellable where lower(sku) like $1)
   order by p.name limit $2`,
)

/** Finds customers that match part of a name or email, newest first. */
export async function findCustomers(db: QueryRunner, text: string, limit: number) {
  return db.run(customers, [likePattern(text), limit])
}

/** Finds products that match part of a name or SKU. */
export async function findProducts(db: QueryRunner, text: string, limit: number) {
  return db.run(products, [likePattern(text), limit])
}
