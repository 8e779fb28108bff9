import { isLoggedIn } from '#domain/sessions/scope.ts'

/** A visit ends after this many seconds without an event [ANALYTICS-500]. */
export const visitIdleSeconds = 30 * 60

export interface Visit {
  id: string
  /** Unix milliseconds. */
  startedAt: number
}

/** Reads the value of the visit cookie, or null if it is absent or malformed. */
export function readVisit(text: string | undefined): Visit | null {
  const [, id, startedAt] = /^([\w-]{8,64})\.(\d{13})$/.exec(text ?? '') ?? []
  return id === undefined ? null : { id, startedAt: Number(startedAt) }
}

export function visitText({ id, startedAt }: Visit): string {
  return `${id}.${startedAt}`
}

/** A browser's random id, and until when its last known session lasts: Unix milliseconds, or 0 for a guest. */
export interface Visitor {
  anonymousId: string
  sessionEnd: number
}

/** Reads the stored visitor, or null if it is absent or malformed. */
export function readVisitor(text: string | null): Visitor | null {
  const [, anonymousId, sessionEnd] = /^([\w-]{8,64})\.(\d{1,16})$/.exec(text ?? '') ?? []
  return anonymousId === undefined ? null : { anonymousId, sessionEnd: Number(sessionEnd) }
}

export function visitorText({ anonymousId, sessionEnd }: Visitor): string {
  return `${anonymousId}.${sessionEnd}`
}

/**
 * Returns what a session response means for a browser whose last session ended at `sessionEnd`: an expired session is
 * not a logout. All times are Unix milliseconds [ANALYTICS-439, ANALYTICS-440].
 */
export function identityChange(
  sessionEnd: number,
  session: { groupId: number; exp: number },
  now: number,
): 'login' | 'logout' | 'expired' | 'none' {
  const wasLoggedIn = sessionEnd > 0
  if (wasLoggedIn === isLoggedIn(session)) return 'none'
  if (!wasLoggedIn) return 'login'
  return now < sessionEnd ? 'logout' : 'expired'
}
