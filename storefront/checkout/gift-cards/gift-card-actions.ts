import type { CallInput } from '#contract/kernel/call.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { Store } from '#contract/store.ts'
import { parseGiftCardCode } from '#domain/gift-cards/code.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { readFormListId } from '../load-checkout.ts'

type Named = NonNullable<CallInput<Store, 'PUT /svc_checkout/checkout/{listId}'>['body']['giftcards']>

export interface GiftCardResult {
  kind: 'giftcard'
  problem: 'missing' | 'mistyped' | 'unknown' | 'refused' | 'busy' | 'failed'
  typed: string
  /** Minutes until the next attempt is allowed. */
  minutes: number
}

/**
 * Applies the entered gift card or removes a specified card. A wrong check character is rejected locally and does not
 * count as an attempt.
 */
export async function changeGiftCards(context: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const { call } = context
  const params = { listId: await readFormListId(context, form) }
  const { giftcards } = await call('GET /svc_checkout/checkout/{listId}', { params, query: {} })
  const removed = form.get('remove_giftcard')
  const remaining: Named = giftcards.flatMap(({ _id }) => (_id === removed ? [] : [{ _id }]))
  const typed = (form.get('giftcard_code') ?? '').trim().slice(0, 64)
  const code = parseGiftCardCode(typed)
  const say = (status: number, problem: GiftCardResult['problem'], minutes = 0): ActionResult => ({
    status,
    data: { kind: 'giftcard', problem, typed, minutes } satisfies GiftCardResult,
  })
  if (removed === null && code === null) return say(422, typed === '' ? 'missing' : 'mistyped')
  const body = { giftcards: code === null || removed !== null ? remaining : [...remaining, { code }] }
  try {
    await call('PUT /svc_checkout/checkout/{listId}', { params, body, key: crypto.randomUUID() })
    return { to: '/checkout/payment#giftcards' }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'giftcard_not_exist') return say(404, 'unknown')
    if (error.code === 'giftcard_not_accepted') return say(422, 'refused')
    if (error.code !== 'too_many_requests') return say(error.status || 503, 'failed')
    return say(429, 'busy', Math.ceil(Number(error.details['seconds'] ?? 60) / 60))
  }
}
