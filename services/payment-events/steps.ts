export { isSpentAgreement, payPalMemory } from './paypal-memory.ts'
export {
  adyenMemory,
  noteApplied,
  readEventsToSee,
  readWaitingEvent,
  readWaitingEvents,
  type PaymentEvent,
} from './repository.ts'
