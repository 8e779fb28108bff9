import type { WalletPayload } from '../engine.ts'

/** The store holds wallet payloads, because Adyen has no vault for them. */
export interface WalletPayloadStore {
  keep: (wallet: WalletPayload) => Promise<string>
  read: (name: string) => Promise<WalletPayload | undefined>
}

/** Builds a payment method from Apple's encrypted token in base64, or from Google's token as text. */
export function walletMethod({ kind, token }: WalletPayload) {
  return kind === 'applepay'
    ? { type: 'applepay' as const, applePayToken: Buffer.from(JSON.stringify(token['paymentData'])).toString('base64') }
    : { type: 'googlepay' as const, googlePayToken: JSON.stringify(token) }
}
