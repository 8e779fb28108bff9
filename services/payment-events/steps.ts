export { isSpentAgreement, createPayPalTokenStore } from './paypal-memory.ts'
export {
  createAdyenEventLookup,
  markApplied,
  readUnseenEvents,
  readWaitingEvent,
  readWaitingEvents,
  type PaymentEvent,
} from './repository.ts'
