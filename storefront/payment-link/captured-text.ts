import type { LinkView } from './link-view.ts'

type Standing = Pick<LinkView, 'isPaying'> & { payments: readonly unknown[] }

/**
 * Returns the key for the message about charges on an expired link. It says "not charged" only if nothing is paid or
 * pending [PAY-004].
 */
export function capturedTextKey({ isPaying, payments }: Standing): 'stillPaying' | 'someTaken' | 'nothingTaken' {
  if (isPaying) return 'stillPaying'
  return payments.length > 0 ? 'someTaken' : 'nothingTaken'
}
