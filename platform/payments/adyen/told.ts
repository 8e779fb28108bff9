/** What the vendor told by webhook: the part of it that its signature covers. */
export interface AdyenEvent {
  pspReference: string
  /** The payment that a capture, a cancel or a refund belongs to; null where the event is of the payment itself. */
  originalReference: string | null
  /** The key that the payment was asked for by. */
  merchantReference: string
  eventCode: string
  isSuccess: boolean
  /** Minor units. */
  amount: number
  currency: string
}

/** All that was told so far. The vendor has no look-up of payments: what its webhooks said is what can be asked. */
export interface AdyenMemory {
  /** What was told of the payments of these keys, and of what followed them. */
  ofKeys: (keys: readonly string[]) => Promise<readonly AdyenEvent[]>
  /** What was told of one payment, and of what followed it. */
  ofPayment: (pspReference: string) => Promise<readonly AdyenEvent[]>
}

/** By which one event is known, however often it is sent. */
export function eventId({ eventCode, pspReference, isSuccess }: AdyenEvent): string {
  return `${eventCode}.${pspReference}.${isSuccess}`
}

const letsGo = ['CANCELLATION', 'TECHNICAL_CANCEL', 'CANCEL_OR_REFUND', 'EXPIRE']

/** Payments of a key and what each comes to, by what was told in whatever order: held, taken, let go or refused. */
export function paymentsIn(events: readonly AdyenEvent[], key: string) {
  const authorisations = events.filter(
    ({ eventCode, merchantReference }) => eventCode === 'AUTHORISATION' && merchantReference === key,
  )
  return authorisations.map(({ pspReference, isSuccess, amount, currency }) => {
    const followed = events.filter((event) => event.originalReference === pspReference && event.isSuccess)
    const has = (codes: readonly string[]) => followed.some(({ eventCode }) => codes.includes(eventCode))
    const state = !isSuccess ? 'refused' : has(letsGo) ? 'gone' : has(['CAPTURE']) ? 'taken' : 'held'
    return { reference: pspReference, state, amount, currency } as const
  })
}
