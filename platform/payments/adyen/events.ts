/** A webhook event, limited to its signed fields. */
export interface AdyenEvent {
  pspReference: string
  /** Null for events about the payment itself. */
  originalReference: string | null
  /** Key of the payment request. */
  merchantReference: string
  eventCode: string
  isSuccess: boolean
  /** Minor units. */
  amount: number
  currency: string
}

/** Looks up received webhooks, because Adyen has no payment lookup. */
export interface AdyenEventLookup {
  /** Includes follow-up events. */
  ofKeys: (keys: readonly string[]) => Promise<readonly AdyenEvent[]>
  /** Includes follow-up events. */
  ofPayment: (pspReference: string) => Promise<readonly AdyenEvent[]>
}

/** Returns an id for deduplication. */
export function eventId({ eventCode, pspReference, isSuccess }: AdyenEvent): string {
  return `${eventCode}.${pspReference}.${isSuccess}`
}

const voidCodes = ['CANCELLATION', 'TECHNICAL_CANCEL', 'CANCEL_OR_REFUND', 'EXPIRE']

/** Returns a key's payments with their states, regardless of the order of events. */
export function paymentsIn(events: readonly AdyenEvent[], key: string) {
  const authorisations = events.filter(
    ({ eventCode, merchantReference }) => eventCode === 'AUTHORISATION' && merchantReference === key,
  )
  return authorisations.map(({ pspReference, isSuccess, amount, currency }) => {
    const followed = events.filter((event) => event.originalReference === pspReference && event.isSuccess)
    const has = (codes: readonly string[]) => followed.some(({ eventCode }) => codes.includes(eventCode))
    const state = !isSuccess ? 'refused' : has(voidCodes) ? 'gone' : has(['CAPTURE']) ? 'taken' : 'held'
    return { reference: pspReference, state, amount, currency } as const
  })
}
