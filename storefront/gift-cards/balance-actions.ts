import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { parseGiftCardCode } from '#domain/gift-cards/code.ts'
import type { Minor } from '#domain/money.ts'
import { siteSettings } from '#domain/sites.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { toMinor } from '#contract/codec/amounts.ts'

export type BalanceResult =
  | { kind: 'found'; ending: string; balance: Minor }
  | { kind: 'missing' | 'mistyped' | 'unknown' | 'failed'; typed: string }
  | { kind: 'busy'; minutes: number; typed: string }

/** Returns the balance for an entered code. A wrong check character does not count as an attempt. */
export async function checkBalance({ shop, call }: PageContext, form: URLSearchParams): Promise<ActionResult> {
  const typed = (form.get('code') ?? '').trim().slice(0, 64)
  const say = (status: number, data: BalanceResult): ActionResult => ({ status, data })
  const code = parseGiftCardCode(typed)
  if (code === null) return say(422, { kind: typed === '' ? 'missing' : 'mistyped', typed })
  try {
    const { balance } = await call('POST /svc_gc/giftcards/balance', {
      body: { code, storeId: siteSettings[shop.site].storeId },
      key: crypto.randomUUID(),
    })
    return say(200, { kind: 'found', ending: code.slice(-4), balance: toMinor(balance) })
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'giftcard_not_exist') return say(404, { kind: 'unknown', typed })
    if (error.code !== 'too_many_requests') return say(error.status || 503, { kind: 'failed', typed })
    return say(429, { kind: 'busy', minutes: Math.ceil(Number(error.details['seconds'] ?? 60) / 60), typed })
  }
}
