import type { ConsentChoices } from './choices.ts'

type Signal = 'granted' | 'denied'
type SignalName =
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'analytics_storage'
  | 'functionality_storage'
  | 'security_storage'

/** Returns the consent mode v2 signals for these choices [CONSENT-414, CONSENT-415, CONSENT-416]. */
export function consentSignals({ marketing, performance, functional }: ConsentChoices): Record<SignalName, Signal> {
  const signal = (isAllowed: boolean): Signal => (isAllowed ? 'granted' : 'denied')
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(performance),
    functionality_storage: signal(functional),
    security_storage: signal(functional),
  }
}
