export { omitUndefined } from './omit-undefined.ts'
export { readGroups } from './repository.ts'
export { wireCustomer } from './wire-customer.ts'
