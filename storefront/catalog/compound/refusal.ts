import { isRefused } from '#contract/kernel/refused.ts'
import type { CompoundView } from './compound-view.ts'

/** Why a choice was not added, by its code and, where there is one, in the words of the documents. */
interface RefusedCause {
  cause: string
  message: string
}

/** What a refusal to add a choice says; what is none of the shopper's making is thrown on. */
export function refusedCause(error: unknown, { giftCard }: Pick<CompoundView, 'giftCard'>): RefusedCause {
  if (!isRefused(error) || error.status >= 500) throw error
  const { cause, message } = error.details
  if (error.code === 'invalid_item') return { cause: String(cause), message: String(message) }
  if (error.code === 'invalid_request' && giftCard) return { cause: 'invalid_giftcard_item', message: '' }
  return { cause: error.code === 'product_not_found' ? 'not_sold' : error.code, message: error.code }
}
