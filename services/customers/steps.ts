export { wireCustomer } from './wire-customer.ts'
