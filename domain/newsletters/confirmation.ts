import { siteSettings, type Site } from '../sites.ts'

export type SubscriptionState = 'pending' | 'subscribed' | 'unsubscribed'

interface SignUpDetails {
  site: Site
  /** True if the customer is logged in and the address is the account's confirmed address. */
  isOwnAddress: boolean
  /** True if a mail server rejected the address or its owner complained about a newsletter. */
  isSuppressed: boolean
}

/** Returns the state of a new subscription. It is pending if the address owner must confirm it. */
export function initialSubscriptionState({ site, isOwnAddress, isSuppressed }: SignUpDetails): SubscriptionState {
  const needsConfirmation = siteSettings[site].features.confirmsNewsletters || isSuppressed
  return needsConfirmation && !isOwnAddress ? 'pending' : 'subscribed'
}
