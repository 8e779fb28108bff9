import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { toWireRequest } from '#contract/codec/to-wire-request.ts'
import type { CartStore } from '../../../side-cart/cart/cart-store.ts'
import type { ProductView } from '../../product/product-view.ts'
import type { RefusedChoice } from './add-choice.ts'
import { readChoice, buyRequestsOf } from './choice.ts'
import type { CompoundView } from '../compound-view.ts'
import { refusalCause } from './refusal.ts'

/** Adds a form's choice without leaving the page. Returns the problem, or null on success. */
export async function addChoiceInBrowser(
  cart: CartStore,
  { id, name, pictures }: ProductView,
  compound: CompoundView,
  form: URLSearchParams,
): Promise<RefusedChoice | null> {
  const refused = (cause: string, message: string) => ({ cause, message, fields: form.toString() })
  const picture = pictures[0] ?? null
  const qty = Number(form.get('qty') ?? 1)
  const items = buyRequestsOf(compound, id, qty, readChoice(compound, form))
  if (items.length === 0) return refused('nothing', '')
  try {
    await cart.add(items.map(toWireRequest), { productId: id, childId: null, name, choice: '', qty, picture })
    return null
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) return refused('failed', '')
    const { cause, message } = refusalCause(error, compound)
    return refused(cause, message)
  }
}
