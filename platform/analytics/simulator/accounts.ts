import type { DestinationSettings } from '#platform/settings/analytics/destination-settings.ts'

export type SimulatedAccounts = Required<DestinationSettings>

/** Path of the simulators on their origin. */
export const destinationsPath = '/__sandbox/destinations'

/** Returns an account for each destination's simulator. `keyOf` returns a secret by name. */
export function simulatedAccounts(origin: string, keyOf: (name: string) => string): SimulatedAccounts {
  const url = (name: string) => `${origin}${destinationsPath}/${name}/`
  return {
    'customer-data': { url: url('customer-data'), writeKey: keyOf('customer-data') },
    'web-analytics': { url: url('web-analytics'), measurementId: 'G-DEMO000001', apiSecret: keyOf('web-analytics') },
    ads: {
      url: url('ads'),
      tokenUrl: `${url('ads')}token`,
      account: '1000000001',
      conversion: '2000000001',
      clientId: 'demo.apps.example',
      clientSecret: keyOf('ads-client'),
      refreshToken: keyOf('ads-refresh'),
    },
    'social-pixel': { url: `${url('social-pixel')}v24.0/`, pixelId: '300000000000001', token: keyOf('social-pixel') },
    affiliate: { url: url('affiliate'), merchantId: '00000000-0000-4000-8000-000000000001' },
    reviews: { url: `${url('reviews')}purchases`, token: keyOf('reviews') },
    'email-marketing': { url: `${url('email-marketing')}api/`, apiKey: keyOf('email-marketing') },
    recommendations: { url: `${url('recommendations')}events`, token: keyOf('recommendations') },
  }
}
