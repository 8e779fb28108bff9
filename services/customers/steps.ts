export { defined } from './defined.ts'
export { readGroups } from './repository.ts'
export { wireCustomer } from './wire-customer.ts'
