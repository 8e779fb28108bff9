// What other areas may ask of refunds.
export { isAllCancelled } from './wire.ts'
export { readRefunds, type RefundRow } from './repository.ts'
