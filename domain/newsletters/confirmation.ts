import { siteSettings, type Site } from '../sites.ts'

export type SubscriptionState = 'pending' | 'subscribed' | 'unsubscribed'

interface SignUpFacts {
  site: Site
  /** The customer is logged in, and the address is the confirmed one of the account. */
  isOwnAddress: boolean
  /** A mail server rejected the address, or its owner complained about a newsletter. */
  isSuppressed: boolean
}

/** Returns the state of a new subscription, which is pending until the owner of the address confirms it. */
export function stateOfSignUp({ site, isOwnAddress, isSuppressed }: SignUpFacts): SubscriptionState {
  const needsConfirmation = siteSettings[site].features.confirmsNewsletters || isSuppressed
  return needsConfirmation && !isOwnAddress ? 'pending' : 'subscribed'
}
