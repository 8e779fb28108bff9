interface Change {
  state: string
  source: string
  /** Epoch milliseconds. */
  at: number
  textVersion: number | null
}

interface ConsentProof {
  /** Time of the sign-up in epoch milliseconds. */
  signedUpAt: number
  source: string
  /** Version of the sign-up texts; null if it was not stored. */
  textVersion: number | null
  /** The confirmation of a pending sign-up; null if it was not required or is missing. */
  confirmation: { at: number; source: string } | null
}

/**
 * Returns the latest sign-up and its confirmation from the changes of one subscription, oldest first. Returns null if no
 * sign-up is stored, or if the subscription was ended since.
 */
export function consentProof(changes: readonly Change[]): ConsentProof | null {
  const steps = changes.filter(({ state }) => ['pending', 'subscribed', 'unsubscribed'].includes(state))
  const current = steps.slice(steps.findLastIndex(({ state }) => state === 'unsubscribed') + 1)
  const [signUp] = current
  if (!signUp) return null
  const confirmed = signUp.state === 'pending' ? current.find(({ state }) => state === 'subscribed') : undefined
  const { at: signedUpAt, source, textVersion } = signUp
  return {
    signedUpAt,
    source,
    textVersion,
    confirmation: confirmed ? { at: confirmed.at, source: confirmed.source } : null,
  }
}
