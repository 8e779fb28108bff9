// What other areas may ask of what payment vendors told.
export { isSpentAgreement, payPalMemory, sweepAgreements } from './paypal-memory.ts'
export {
  adyenMemory,
  noteApplied,
  readEventsToSee,
  readWaitingEvent,
  readWaitingEvents,
  sweepEvents,
  type PaymentEvent,
} from './repository.ts'
