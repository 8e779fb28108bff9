import { siteSettings, type Site } from '#domain/sites.ts'

/**
 * Where a client that shows PayPal's own buttons finds their script: buttons, marks and what is eligible, no card fields
 * of PayPal's, in the site's currency, for money that is taken as the order is placed [PAY-433..436].
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
