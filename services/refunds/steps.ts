// What other areas may ask of refunds.
export { readRefunds, type RefundRow } from './repository.ts'
