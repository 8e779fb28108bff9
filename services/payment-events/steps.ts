export { isSpentAgreement, createPayPalTokenStore } from './paypal-token-store.ts'
export {
  createAdyenEventLookup,
  markApplied,
  readUnseenEvents,
  readWaitingEvent,
  readWaitingEvents,
  type PaymentEvent,
} from './repository.ts'
