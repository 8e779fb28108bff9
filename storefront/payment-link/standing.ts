import type { LinkView } from './link-view.ts'

type Standing = Pick<LinkView, 'isPaying'> & { payments: readonly unknown[] }

/** What is said of money when a link has run out: that nothing was taken only where nothing was, or is about to be [PAY-004]. */
export function takenText({ isPaying, payments }: Standing): 'stillPaying' | 'someTaken' | 'nothingTaken' {
  if (isPaying) return 'stillPaying'
  return payments.length > 0 ? 'someTaken' : 'nothingTaken'
}
