import { eventId, type AdyenEvent } from '#platform/payments/adyen/events.ts'
import type { PayPalEvent } from '#platform/payments/paypal/webhook.ts'
import type { ReceivedEvent } from './repository.ts'

export function receivedAdyenEvent(event: AdyenEvent): ReceivedEvent {
  const { eventCode, isSuccess, merchantReference, originalReference, pspReference, amount, currency } = event
  return {
    engine: 'adyen',
    eventId: eventId(event),
    code: eventCode,
    isSuccess,
    orderKey: merchantReference,
    paymentReference: originalReference ?? pspReference,
    reference: pspReference,
    amount,
    currency,
  }
}

/** Converts PayPal events to order events. A capture at PayPal is treated as an authorization. */
const codes: Readonly<Record<PayPalEvent['kind'], string>> = {
  taken: 'AUTHORISATION',
  declined: 'AUTHORISATION',
  refunded: 'REFUND',
  'refund failed': 'REFUND_FAILED',
  reversed: 'CHARGEBACK',
  disputed: 'NOTIFICATION_OF_CHARGEBACK',
}

export function receivedPayPalEvent({
  id,
  kind,
  key,
  payment,
  reference,
  amount,
  currency,
}: PayPalEvent): ReceivedEvent {
  return {
    engine: 'paypal',
    eventId: id,
    code: codes[kind],
    isSuccess: kind !== 'declined',
    orderKey: key,
    paymentReference: payment,
    reference,
    amount,
    currency,
  }
}
