interface RecommendationEvent<Value> {
  event: { type: string; name: string; value: Value }
  /** Unix milliseconds of the event, and of the start of the visit. */
  t: number
  t0: number
  user_id: string
  app_type: 'native' | 'browser'
}

interface RecommendationInput<Value> {
  type: string
  name: string
  value: Value
  at: number
  startedAt: number
  userId: string | null
  isApp: boolean
}

/**
 * Returns an event for the recommendation service, or null without a user id other than "0" [ANALYTICS-470,
 * ANALYTICS-477, ANALYTICS-478].
 */
export function recommendationEvent<Value>(input: RecommendationInput<Value>): RecommendationEvent<Value> | null {
  const { type, name, value, at, startedAt, userId, isApp } = input
  if (userId === null || userId === '' || userId === '0') return null
  return {
    event: { type, name, value },
    t: at,
    t0: startedAt,
    user_id: userId,
    app_type: isApp ? 'native' : 'browser',
  }
}
