export { isSpentAgreement, payPalMemory } from './paypal-memory.ts'
export {
  adyenMemory,
  markApplied,
  readUnseenEvents,
  readWaitingEvent,
  readWaitingEvents,
  type PaymentEvent,
} from './repository.ts'
