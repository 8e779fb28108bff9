import type { QueryRunner } from '#platform/database.ts'
import { readCustomer, readCustomerByEmail } from './repository.ts'

export { checkNewPassword } from './common-passwords.ts'
export { endDelay, readDelay } from './login-delays.ts'
export { devicePassSeconds, deviceOfPass, createDevicePass } from './device-of-pass.ts'
export { hashPassword, verifyPassword } from './passwords.ts'
export {
  endAllSessions,
  endOtherSessions,
  isSessionOpen,
  lockCustomer,
  setCustomerGroup,
  readCustomer,
  readCustomerByEmail,
  readCustomers,
  setPassword,
  updateNames,
  updateSegments,
} from './repository.ts'

export async function readContact(db: QueryRunner, customerId: number): Promise<{ email: string }> {
  const { email } = (await readCustomer(db, customerId))!
  return { email }
}

/** Returns the id of the customer with this email, ignoring case, or undefined. */
export async function findCustomerId(db: QueryRunner, email: string): Promise<number | undefined> {
  return (await readCustomerByEmail(db, email))?.id
}

/** Returns a customer's first name, which other shoppers can see. */
export async function readFirstname(db: QueryRunner, customerId: number): Promise<string | undefined> {
  return (await readCustomer(db, customerId))?.firstname
}
