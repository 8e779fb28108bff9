import { RetryDiscard } from '../kit/list/rows/retry-discard.tsx'
import { decideDeliveries } from './decide-deliveries.ts'
import { texts } from './texts/en.ts'

interface DeliveryActionsProps {
  ids: readonly string[]
  className: string
  onDone: () => void
}

/** Renders the buttons that retry or discard failed deliveries. */
export function DeliveryActions({ ids, className, onDone }: DeliveryActionsProps) {
  return (
    <RetryDiscard
      count={ids.length}
      className={className}
      texts={texts}
      decide={(action, key) => decideDeliveries(action, ids, key)}
      onDone={onDone}
    />
  )
}
