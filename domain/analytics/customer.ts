interface KnownCustomer {
  _id: number
  groupId: number
  primarySegment: number | null
  segments: readonly number[]
}

/** The shopper as events identify them. The email address is a SHA-256 hash, or null if unknown. */
export interface AnalyticsCustomer extends Omit<KnownCustomer, '_id'> {
  /** Null for a guest. */
  _id: number | null
  loggedIn: boolean
  email: string | null
}

/**
 * Returns the analytics customer: a guest has group 0 and no segments [ANALYTICS-443, ANALYTICS-473, ANALYTICS-474,
 * ANALYTICS-475].
 */
export function analyticsCustomer(customer: KnownCustomer | null, emailHash: string | null): AnalyticsCustomer {
  if (customer === null)
    return { _id: null, loggedIn: false, groupId: 0, primarySegment: null, segments: [], email: null }
  const { _id, groupId, primarySegment, segments } = customer
  return { _id, loggedIn: true, groupId, primarySegment, segments: [...segments], email: emailHash }
}
