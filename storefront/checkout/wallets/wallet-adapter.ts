import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import type { WalletEvent, WalletMessage, WalletRequest } from '#domain/wallets/session.ts'

export type WalletSite = Reply<Store, 'GET /svc_paymentmethod/wallets'>

/** Messages to and from a wallet; the page's wallets and the native app share them. */
export interface WalletAdapter {
  /**
   * Sends a message. A start message opens the sheet and must be sent in the click handler; later messages answer
   * events.
   */
  send: (message: WalletMessage) => void
}

export interface AdapterInput {
  request: WalletRequest
  onEvent: (event: WalletEvent) => void
  /** The sheet failed or closed unexpectedly. */
  onBroken: (error: unknown) => void
}
