import type { Reply } from '#contract/kernel/call.ts'
import type { wallets } from '#contract/wallets.ts'
import { siteSettings } from '#domain/sites.ts'
import { signedTokenPart } from '#domain/wallets/token.ts'
import type { Database } from '#platform/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { commonRefusal, type Handlers } from '#services/call/dispatch.ts'
import { storedReply, writeOnce } from '#services/call/idempotency.ts'
import { claimPaymentToken } from './payment-tokens.ts'

interface WalletDeps {
  db: Database
  payments: Payments
}
type Taken = Reply<typeof wallets, 'POST /svc_paymentmethod/wallets'>

/**
 * Wallet calls from the browser: availability, the Apple Pay merchant session, and exchanging a wallet payload for a
 * token.
 */
export const walletHandlers: Handlers<typeof wallets, WalletDeps> = {
  async 'GET /svc_paymentmethod/wallets'({ site }, { payments }) {
    const { applePay, googlePay, merchantName } = payments.walletsOf(site)
    const { currency, homeCountry } = siteSettings[site]
    return {
      applePay: applePay && {
        isOffered: applePay.isOffered,
        merchantId: applePay.merchantId,
        networks: applePay.networks,
      },
      googlePay,
      merchantName,
      currency,
      countryId: homeCountry,
    }
  },

  async 'POST /svc_paymentmethod/wallets/applepay/session'({ site, origin, refuse }, { payments }) {
    const { applePay } = payments.walletsOf(site)
    if (!applePay) throw refuse('wallet_unavailable')
    const session = await applePay.startSession(new URL(origin).hostname)
    if (session === 'unknown') throw commonRefusal('service_unavailable')
    if (!session) throw refuse('wallet_unavailable')
    return { session: { ...session } }
  },

  async 'POST /svc_paymentmethod/wallets'(received, { db, payments }) {
    const { site, scope, body, refuse } = received
    const stored = await storedReply<Taken>(db, received)
    if (stored) return stored
    const { kind, token } = body
    const { applePay, googlePay } = payments.walletsOf(site)
    if (!(kind === 'applepay' ? applePay : googlePay)) throw refuse('wallet_unavailable')
    // A payload belongs to the first shopper who sends it, so a stolen copy is useless.
    const sealed = signedTokenPart(kind, token)
    if (!sealed || !(await claimPaymentToken(db, scope, sealed, kind))) throw refuse('wallet_refused')
    const taken = await payments.cardsOf(site).takeWallet({ kind, token })
    if (taken === 'unknown') throw commonRefusal('service_unavailable')
    if (!taken) throw refuse('wallet_refused')
    return writeOnce(db, received, async (tx) => {
      if (!(await claimPaymentToken(tx, scope, taken.token, kind))) throw refuse('wallet_refused')
      return { paymentToken: taken.token, card: taken.card }
    })
  },
}
