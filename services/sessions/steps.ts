import type { Queries } from '#platform/database.ts'
import { readCustomer } from './repository.ts'

// What other areas may ask of customers.

/** How a customer is called by those who know no more of them. */
export async function readFirstname(db: Queries, customerId: number): Promise<string | undefined> {
  return (await readCustomer(db, customerId))?.firstname
}
