/** Apple Pay on a site. */
interface ApplePay {
  /** Apple's name of the merchant. */
  merchantId: string
  /** It is offered wherever a browser can show it. */
  isOffered: boolean
  /**
   * Has Apple confirm that the site at a host name may show its sheet: an object for the browser alone; null when Apple
   * refuses, unknown when nobody answered.
   */
  startSession: (hostname: string) => Promise<Readonly<Record<string, unknown>> | null | 'unknown'>
}

/** Google Pay on a site: who the payment is encrypted for, and where the vendor's script is, where one is let in. */
interface GooglePay {
  environment: 'TEST' | 'PRODUCTION'
  merchantId: string
  gateway: string
  gatewayMerchantId: string
  scriptUrl: string | null
}

/** Which wallets a site takes. */
export interface Wallets {
  applePay: ApplePay | null
  googlePay: GooglePay | null
  /** Who is paid. */
  merchantName: string
}

export const noWallets: Wallets = { applePay: null, googlePay: null, merchantName: '' }

/** Networks of cards, as each vendor calls them. */
export const applePayNetworks = ['visa', 'masterCard', 'amex', 'discover']
export const googlePayNetworks = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']
