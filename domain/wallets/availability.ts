/** The wallets that a shopper may pay with, by the wire's names of what a payment is made by. */
export const walletKinds = ['applepay', 'googlepay'] as const
export type WalletKind = (typeof walletKinds)[number]

/** Whether a payment is made by a wallet. */
export function isWallet(method: string): method is WalletKind {
  return (walletKinds as readonly string[]).includes(method)
}

/** Whether Apple Pay is available: the device says that it can pay, or the site offers it wherever it can be shown [PAY-412, PAY-413]. */
export function isApplePayAvailable({ device, site }: { device: boolean; site: boolean }): boolean {
  return device || site
}

interface WalletOffer {
  /** What is to pay now, in minor units; null while it is not known. */
  toPay: number | null
  canCheckOut: boolean
  /** What has to be agreed to first. */
  agreements: readonly unknown[]
  /** It goes where no wallet says: to a registry's owner, to a counter, or where a quote was made for. */
  hasOwnPlace: boolean
  /** Addresses were entered in checkout, and stay. */
  isEntered: boolean
}

/**
 * Whether an order can be placed from a wallet's sheet: something is due now, nothing has to be ticked, nothing renews from
 * what the wallet gave, and the wallet does not name another place than the order has.
 */
export function offersWallets({ toPay, canCheckOut, agreements, hasOwnPlace, isEntered }: WalletOffer): boolean {
  return canCheckOut && toPay !== 0 && agreements.length === 0 && (isEntered || !hasOwnPlace)
}
