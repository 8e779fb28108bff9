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
  /** It is kept in an account, and its shopper is a guest. */
  lacksAccount: boolean
  /** It goes where no wallet says: to a registry's owner, to a counter, or where a quote was made for. */
  hasOwnPlace: boolean
  /** Addresses were entered in checkout, and stay. */
  isEntered: boolean
  /** What the entered bill lacks: a wallet that pays for what was entered says nothing of it. */
  billProblems: readonly unknown[]
  /** The bill on the screen is another than the one that was entered. */
  isBillChanged: boolean
}

/**
 * Whether an order can be placed from a wallet's sheet: something is due now, nothing has to be ticked, nothing renews from
 * what the wallet gave, no guest orders what an account keeps, and the wallet does not name another place than the order has. Where it pays for what was
 * entered, that is whole: who collects, and who buys for a registry, has a bill of their own to enter first.
 */
export function offersWallets({ toPay, canCheckOut, agreements, ...offer }: WalletOffer): boolean {
  const { lacksAccount, hasOwnPlace, isEntered, billProblems, isBillChanged } = offer
  if (!canCheckOut || toPay === 0 || agreements.length > 0 || lacksAccount) return false
  return isEntered ? billProblems.length === 0 && !isBillChanged : !hasOwnPlace
}
