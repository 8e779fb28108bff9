import type { Site } from '#domain/sites.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Database } from '#platform/database.ts'
import { findCustomers, findProducts } from './find-repository.ts'
import { searchOrders } from './repository.ts'

interface Hit {
  type: 'order' | 'customer' | 'product'
  id: string
  title: string
  detail: string
  site: Site | null
}
const maxHits = 6
const minLength = 3

/** Finds orders, customers, and products for the search palette, limited to those that the caller may read. */
export async function searchPalette(db: Database, { permissions, sites }: Staff, text: string): Promise<Hit[]> {
  if (text.length < minLength) return []
  const [orders, customers, products] = await Promise.all([
    permissions.has('orders.read') ? searchOrders(db, { sites, text, before: null, limit: maxHits }) : [],
    permissions.has('customers.read') ? findCustomers(db, text, maxHits) : [],
    permissions.has('catalog.read') ? findProducts(db, text, maxHits) : [],
  ])
  return [
    ...orders.map(({ id, name, email, site }) => ({
      type: 'order' as const,
      id,
      title: id,
      detail: name || email,
      site,
    })),
    ...customers.map(({ id, name, email }) => ({
      type: 'customer' as const,
      id: String(id),
      title: name || email,
      detail: email,
      site: null,
    })),
    ...products.map(({ id, name, skus }) => ({
      type: 'product' as const,
      id: String(id),
      title: name,
      detail: skus,
      site: null,
    })),
  ]
}
