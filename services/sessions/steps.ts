import type { Queries } from '#platform/database.ts'
import { readCustomer, readCustomerByEmail } from './repository.ts'

export { lockCustomer, readCustomer } from './repository.ts'

// What other areas may ask of customers.

/** Where a customer is written to. */
export async function readContact(db: Queries, customerId: number): Promise<{ email: string }> {
  const { email } = (await readCustomer(db, customerId))!
  return { email }
}

/** Whose account an e-mail address is, written in any case; undefined when it is nobody's. */
export async function findCustomer(db: Queries, email: string): Promise<number | undefined> {
  return (await readCustomerByEmail(db, email))?.id
}

/** How a customer is called by those who know no more of them. */
export async function readFirstname(db: Queries, customerId: number): Promise<string | undefined> {
  return (await readCustomer(db, customerId))?.firstname
}
