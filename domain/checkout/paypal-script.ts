import { siteSettings, type Site } from '#domain/sites.ts'

/**
 * Returns the URL of PayPal's button script: without card fields, in the site's currency, and with intent capture
 * [PAY-433..436].
 */
export function payPalScript(site: Site, clientId: string): string {
  const query = new URLSearchParams({
    'client-id': clientId,
    components: 'buttons,marks,funding-eligibility',
    'disable-funding': 'card',
    currency: siteSettings[site].currency,
    intent: 'capture',
  })
  return `https://www.paypal.com/sdk/js?${query}`
}
