import type { Wallets } from './wallets.ts'

/** Records the hosts for which Apple Pay sessions are requested. */
export function testWallets(requested: string[]): Wallets {
  return {
    applePay: {
      merchantId: 'merchant.tests',
      isOffered: false,
      networks: ['visa'],
      startSession: async (hostname) => {
        requested.push(hostname)
        return { merchantIdentifier: 'merchant.tests', domainName: hostname }
      },
    },
    googlePay: {
      environment: 'TEST',
      merchantId: 'tests',
      gateway: 'spreedly',
      gatewayMerchantId: 'tests',
      scriptUrl: null,
      networks: ['VISA'],
    },
    merchantName: 'Ironwright',
  }
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

/** Creates an Apple Pay token that is unique per `mark`. */
export function applePayToken(number: string, mark: string) {
  const header = { publicKeyHash: 'hash', ephemeralPublicKey: 'key', transactionId: mark }
  const contents = { applicationPrimaryAccountNumber: number, applicationExpirationDate: '401231', mark }
  return {
    paymentData: { version: 'EC_v1', signature: 'signed', header, data: base64(contents) },
    paymentMethod: { displayName: 'Visa 1111', network: 'Visa', type: 'debit' },
    transactionIdentifier: mark,
  }
}

export function googlePayToken(number: string, mark: string) {
  const paymentMethodDetails = { pan: number, expirationMonth: 12, expirationYear: 2040 }
  const encryptedMessage = base64({ messageId: mark, paymentMethodDetails })
  return {
    protocolVersion: 'ECv1',
    signature: 'signed',
    signedMessage: JSON.stringify({ encryptedMessage, ephemeralPublicKey: 'key', tag: 'tag' }),
  }
}
