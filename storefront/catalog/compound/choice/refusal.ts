import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { CompoundView } from '../compound-view.ts'

interface RefusedCause {
  cause: string
  message: string
}

/** Returns the cause of a refused addition. Rethrows errors that the shopper did not cause. */
export function refusalCause(error: unknown, { giftCard }: Pick<CompoundView, 'giftCard'>): RefusedCause {
  if (!isRefusalError(error) || error.status >= 500) throw error
  const { cause, message } = error.details
  if (error.code === 'invalid_item') return { cause: String(cause), message: String(message) }
  if (error.code === 'invalid_request' && giftCard) return { cause: 'invalid_giftcard_item', message: '' }
  return { cause: error.code === 'product_not_found' ? 'not_sold' : error.code, message: error.code }
}
