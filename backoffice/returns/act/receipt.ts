import type { ReturnItem } from '../return-types.ts'

/** A line's received units. */
export interface Receipt {
  received: number
  accepted: number
  restocked: number
}

type Announced = Pick<ReturnItem, 'qty' | 'condition'>

/** Returns the default receipt: all units are received and accepted, and only unopened units are restocked. */
export function defaultReceipt({ qty, condition }: Announced): Receipt {
  return { received: qty, accepted: qty, restocked: condition === 'unopened' ? qty : 0 }
}

/**
 * Changes one quantity and adjusts the others, because accepted units cannot exceed received units, and restocked units
 * cannot exceed accepted units.
 */
export function updateReceipt(
  receipt: Receipt,
  field: keyof Receipt,
  units: number,
  { qty, condition }: Announced,
): Receipt {
  const next = { ...receipt, [field]: units }
  const received = Math.min(qty, next.received)
  // Additional units are accepted and restocked like the previous ones, unless staff chose otherwise.
  const wasAllAccepted = receipt.accepted === receipt.received
  const accepted = Math.min(received, field === 'received' && wasAllAccepted ? received : next.accepted)
  const wasAllRestocked = receipt.accepted === 0 ? condition === 'unopened' : receipt.restocked === receipt.accepted
  const restocked = Math.min(accepted, field !== 'restocked' && wasAllRestocked ? accepted : next.restocked)
  return { received, accepted, restocked }
}

/** Returns the outcome for a line's expected units: missing, refused, restocked, and written off. */
export function outcomeOf({ received, accepted, restocked }: Receipt, { qty }: Pick<Announced, 'qty'>) {
  return {
    missing: qty - received,
    refused: received - accepted,
    restocked,
    writtenOff: accepted - restocked,
  }
}
