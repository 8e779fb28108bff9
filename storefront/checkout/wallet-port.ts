import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { WalletEvent, WalletMessage, WalletRequest } from '#domain/wallets/session.ts'

/** What a site says of its wallets. */
export type WalletSite = Reply<Store, 'GET /svc_paymentmethod/wallets'>

/** What is told to a wallet, and what it says: the page's own wallets, and the app around the page, speak the same. */
export interface WalletPort {
  /** Opens the sheet with a start, which has to come within the press itself; all later ones answer what was said. */
  tell: (message: WalletMessage) => void
}

/** A press as a port hears of it. */
export interface Pressed {
  request: WalletRequest
  hear: (event: WalletEvent) => void
  /** The sheet could not be shown, or ended by itself; what it was is for the console. */
  onBroken: (error: unknown) => void
}
