import { serverDestinations, type ServerDestination } from '#domain/analytics/deliveries/server-destinations.ts'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { destinationService, type PaymentService } from '#domain/consent/services.ts'
import type { StoreDeps } from '#services/routes.ts'
import type { Settings } from '#platform/settings/settings.ts'

type Relevant = Pick<Settings, 'spreedly' | 'adyen' | 'payPal' | 'wallets' | 'privacy' | 'analytics'>

/** Returns the third parties that the settings enable, for the list shown to shoppers. */
export function thirdPartiesOf({
  spreedly,
  adyen,
  payPal,
  wallets,
  privacy,
  analytics,
}: Relevant): NonNullable<StoreDeps['thirdParties']> {
  const payment: Record<PaymentService, boolean> = {
    spreedly: spreedly !== undefined,
    adyen: adyen.account !== undefined,
    paypal: payPal !== undefined,
    'apple-pay': wallets.applePay !== undefined,
    'google-pay': wallets.googlePay !== undefined,
  }
  return {
    payment: (Object.keys(payment) as PaymentService[]).filter((name) => payment[name]),
    tags: privacy.tags.map(({ name, id, scriptUrl }) => ({ name, id, scriptUrl })),
    destinations: configuredDestinations({ analytics }),
  }
}

/** Returns the destinations that the server sends events to with these settings. */
export function configuredDestinations({ analytics }: Pick<Settings, 'analytics'>): ServerDestination[] {
  return serverDestinations.filter((name) => analytics.destinations[name] !== undefined)
}

/** Returns the service list's version for these settings [CONSENT-418]. */
export function consentVersionOf({ privacy, analytics }: Pick<Settings, 'privacy' | 'analytics'>): number {
  return consentVersion([
    ...privacy.tags.map(({ name }) => name),
    ...configuredDestinations({ analytics }).map(destinationService),
  ])
}
