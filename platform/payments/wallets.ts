interface ApplePay {
  /** Apple's merchant id. */
  merchantId: string
  isOffered: boolean
  networks: string[]
  /** Requests a session for the browser. Returns null if Apple refuses. */
  startSession: (hostname: string) => Promise<Readonly<Record<string, unknown>> | null | 'unknown'>
}

/** `scriptUrl` is null if the script is not allowed. */
interface GooglePay {
  environment: 'TEST' | 'PRODUCTION'
  merchantId: string
  gateway: string
  gatewayMerchantId: string
  scriptUrl: string | null
  networks: string[]
}

export interface Wallets {
  applePay: ApplePay | null
  googlePay: GooglePay | null
  /** The name on the payment sheet. */
  merchantName: string
}

export const noWallets: Wallets = { applePay: null, googlePay: null, merchantName: '' }

/** Neither wallet supports the Diners Club network, and Google Pay supports Maestro only in Brazil. */
const appleNames: Readonly<Record<string, string>> = {
  visa: 'visa',
  mastercard: 'masterCard',
  maestro: 'maestro',
  amex: 'amex',
  discover: 'discover',
  jcb: 'jcb',
}
const googleNames: Readonly<Record<string, string>> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMEX',
  discover: 'DISCOVER',
  jcb: 'JCB',
}

/** Returns the accepted card brands with their Apple Pay names. */
export function applePayNetworks(brands: readonly string[]): string[] {
  return brands.flatMap((brand) => appleNames[brand] ?? [])
}

/** Returns the accepted card brands with their Google Pay names. */
export function googlePayNetworks(brands: readonly string[]): string[] {
  return brands.flatMap((brand) => googleNames[brand] ?? [])
}
