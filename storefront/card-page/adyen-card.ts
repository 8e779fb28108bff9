import '@adyen/adyen-web/styles/adyen.css'
import './card-page.css'
import { AdyenCheckout, Card, type CoreConfiguration } from '@adyen/adyen-web'
import { openCard, showCardProblem, type CardFormResult, type VendorFields } from './open-card.ts'

/** Adyen's names for the accepted brands. The merchant account has the final decision. */
const brands = ['visa', 'mc', 'amex', 'discover', 'diners', 'jcb', 'maestro']
const encrypted = [
  'encryptedCardNumber',
  'encryptedExpiryMonth',
  'encryptedExpiryYear',
  'encryptedSecurityCode',
] as const

/** The locales of Adyen's fields by language. */
const locales: Readonly<Record<string, string>> = { de: 'de-DE', es: 'es-ES', fr: 'fr-FR', nl: 'nl-NL' }

openCard(async (form, submit, texts) => {
  const { key = '', environment = '', language = '' } = form.dataset
  const checkout = await AdyenCheckout({
    clientKey: key,
    environment: environment as CoreConfiguration['environment'],
    locale: locales[language] ?? 'en-US',
    // Required by Adyen, but used only to list payment methods, and this list is fixed.
    countryCode: 'US',
    analytics: { enabled: false },
    paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Cards', brands }] },
  })
  return new Promise<VendorFields>((done, fail) => {
    const card = new Card(checkout, {
      brands,
      hasHolderName: false,
      showPayButton: false,
      onEnterKeyPressed: submit,
      onError: () => fail(new Error('The card fields have failed')),
      onConfigSuccess: () =>
        done({
          tokenize: async () => {
            if (card.isValid) return store(card.data.paymentMethod, texts.problems.cardRefused)
            // The card fields show the errors.
            card.showValidation()
            return 'invalid'
          },
        }),
    })
    card.mount('#adyen-card')
  })
})

async function store(typed: object, refused: string): Promise<CardFormResult> {
  const all = typed as Readonly<Record<string, unknown>>
  const response = await fetch('/adyen/cards', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(encrypted.map((name) => [name, all[name]]))),
  })
  if (response.status === 422) {
    showCardProblem(refused)
    return 'invalid'
  }
  if (!response.ok) return 'failed'
  const { token } = (await response.json()) as { token: string }
  return { token }
}
