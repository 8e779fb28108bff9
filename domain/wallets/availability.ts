export const walletKinds = ['applepay', 'googlepay'] as const
export type WalletKind = (typeof walletKinds)[number]

export function isWallet(method: string): method is WalletKind {
  return (walletKinds as readonly string[]).includes(method)
}

/** Returns true if the device supports the wallet or the site enables it for all devices [PAY-412, PAY-413]. */
export function isApplePayAvailable({ device, site }: { device: boolean; site: boolean }): boolean {
  return device || site
}

interface WalletOffer {
  /** Amount due in minor units, or null while unknown. */
  toPay: number | null
  canCheckOut: boolean
  agreements: readonly unknown[]
  /** True if the order requires an account and the shopper is a guest. */
  lacksAccount: boolean
  /** True if a registry, pickup location, or quote fixes the destination. */
  hasOwnPlace: boolean
  /** True if the addresses entered in checkout apply. */
  isEntered: boolean
  billProblems: readonly unknown[]
  /** True if the billing address has unsaved changes. */
  isBillChanged: boolean
}

/**
 * Returns true if a wallet can place the order: an amount is due, no other input is needed, and the addresses do not
 * conflict.
 */
export function offersWallets({ toPay, canCheckOut, agreements, ...offer }: WalletOffer): boolean {
  const { lacksAccount, hasOwnPlace, isEntered, billProblems, isBillChanged } = offer
  if (!canCheckOut || toPay === 0 || agreements.length > 0 || lacksAccount) return false
  return isEntered ? billProblems.length === 0 && !isBillChanged : !hasOwnPlace
}
