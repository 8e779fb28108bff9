import type { PaymentService } from '#domain/consent/services.ts'
import type { StoreDeps } from '#services/routes.ts'
import type { Settings } from '#platform/settings/settings.ts'

type Relevant = Pick<Settings, 'spreedly' | 'adyen' | 'payPal' | 'wallets' | 'privacy'>

/** Returns the third parties that the settings enable, for the list shown to shoppers. */
export function thirdPartiesOf({
  spreedly,
  adyen,
  payPal,
  wallets,
  privacy,
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
  }
}
