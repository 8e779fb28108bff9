import type { ReturnItem } from '../return-types.ts'

/** Units of a line at receipt. */
export interface Receipt {
  received: number
  accepted: number
  restocked: number
}

type Announced = Pick<ReturnItem, 'qty' | 'condition'>

/** Returns the usual receipt: everything arrived and is accepted; only unopened units are restocked. */
export function usualReceipt({ qty, condition }: Announced): Receipt {
  return { received: qty, accepted: qty, restocked: condition === 'unopened' ? qty : 0 }
}

/** Changes one quantity; the others follow, because no more is accepted than arrived, or restocked than accepted. */
export function changedReceipt(
  receipt: Receipt,
  field: keyof Receipt,
  units: number,
  { qty, condition }: Announced,
): Receipt {
  const next = { ...receipt, [field]: units }
  const received = Math.min(qty, next.received)
  // Units are accepted and restocked like those before, unless staff chose otherwise.
  const wasAllAccepted = receipt.accepted === receipt.received
  const accepted = Math.min(received, field === 'received' && wasAllAccepted ? received : next.accepted)
  const wasAllRestocked = receipt.accepted === 0 ? condition === 'unopened' : receipt.restocked === receipt.accepted
  const restocked = Math.min(accepted, field !== 'restocked' && wasAllRestocked ? accepted : next.restocked)
  return { received, accepted, restocked }
}

/** Returns what happens to the announced units of a line. */
export function outcomeOf({ received, accepted, restocked }: Receipt, { qty }: Pick<Announced, 'qty'>) {
  return {
    missing: qty - received,
    refused: received - accepted,
    restocked,
    writtenOff: accepted - restocked,
  }
}
