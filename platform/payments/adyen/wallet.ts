import type { WalletPayload } from '../engine.ts'

/** What wallets gave, until the payment that it goes along with: the vendor has no vault for it. */
export interface WalletMemory {
  /** Keeps it, and answers the name to ask for it by. */
  keep: (wallet: WalletPayload) => Promise<string>
  read: (name: string) => Promise<WalletPayload | undefined>
}

/** What a wallet gave, as a payment carries it: Apple's encrypted part in base64, Google's as its text. */
export function walletMethod({ kind, token }: WalletPayload) {
  return kind === 'applepay'
    ? { type: 'applepay' as const, applePayToken: Buffer.from(JSON.stringify(token['paymentData'])).toString('base64') }
    : { type: 'googlepay' as const, googlePayToken: JSON.stringify(token) }
}
