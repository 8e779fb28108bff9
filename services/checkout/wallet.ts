import type { walletCheckout } from '#contract/wallets.ts'
import { readOwnList } from '#services/lists/steps.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { addressOf } from '#services/orders/steps.ts'
import { computeCheckout } from './computing/compute.ts'
import { readDraft } from './computing/draft.ts'
import type { CheckoutDeps } from './handlers.ts'
import { registryFor, withShipTo } from './computing/gifts.ts'
import { wireCheckout } from './view.ts'

/** Computes the totals in a wallet's payment sheet; stores nothing. */
export const walletCheckoutHandlers: Handlers<typeof walletCheckout, CheckoutDeps> = {
  async 'POST /svc_checkout/wallet/{listId}'({ site, scope, params, body, now, refuse }, deps) {
    const list = await readOwnList(deps.db, scope, params.listId)
    if (!list?.isActive) throw refuse('list_not_found')
    const registry = await registryFor(deps.db, site, list, now)
    if (registry === undefined) throw refuse('list_not_found')
    const stored = await readDraft(deps.db, site, list.id)
    const { shippingAddress, rates } = body
    const shipTo = shippingAddress && { shippingAddress: addressOf(shippingAddress), isPickup: false }
    const draft = withShipTo({ ...stored, ...shipTo, ...(rates && { rates }) }, registry)
    const computed = await computeCheckout(deps, scope, list, { ...draft, isPartial: shipTo !== undefined }, now)
    return { ...wireCheckout(site, computed, draft, registry, now), paymentType: deps.payments.cardsOf(site).name }
  },
}
