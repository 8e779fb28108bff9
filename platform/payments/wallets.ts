interface ApplePay {
  /** Apple's merchant id. */
  merchantId: string
  isOffered: boolean
  /** Requests a session for the browser. Returns null if Apple refuses. */
  startSession: (hostname: string) => Promise<Readonly<Record<string, unknown>> | null | 'unknown'>
}

/** `scriptUrl` is null where the script is not allowed. */
interface GooglePay {
  environment: 'TEST' | 'PRODUCTION'
  merchantId: string
  gateway: string
  gatewayMerchantId: string
  scriptUrl: string | null
}

export interface Wallets {
  applePay: ApplePay | null
  googlePay: GooglePay | null
  /** The name on the payment sheet. */
  merchantName: string
}

export const noWallets: Wallets = { applePay: null, googlePay: null, merchantName: '' }

export const applePayNetworks = ['visa', 'masterCard', 'amex', 'discover']
export const googlePayNetworks = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']
