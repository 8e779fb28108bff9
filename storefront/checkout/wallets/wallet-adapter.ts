import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { WalletEvent, WalletMessage, WalletRequest } from '#domain/wallets/session.ts'

export type WalletSite = Reply<Store, 'GET /svc_paymentmethod/wallets'>

/** Exchanges messages with a wallet. The page's wallets and the native app both use them. */
export interface WalletAdapter {
  /**
   * Sends a message. A start message opens the sheet and must be sent in the click handler. Later messages respond to
   * events.
   */
  send: (message: WalletMessage) => void
}

export interface AdapterInput {
  request: WalletRequest
  onEvent: (event: WalletEvent) => void
  /** Called when the sheet fails or closes unexpectedly. */
  onBroken: (error: unknown) => void
}
