/** A visit ends after this many seconds without an event [ANALYTICS-500]. */
export const visitIdleSeconds = 30 * 60

export interface Visit {
  id: string
  /** Unix milliseconds. */
  startedAt: number
}

/** Parses the visit cookie. Returns null if it is absent or malformed. */
export function parseVisit(text: string | undefined): Visit | null {
  const [, id, startedAt] = /^([\w-]{8,64})\.(\d{13})$/.exec(text ?? '') ?? []
  return id === undefined ? null : { id, startedAt: Number(startedAt) }
}

export function serializeVisit({ id, startedAt }: Visit): string {
  return `${id}.${startedAt}`
}

/** A browser's random id, and when its last known session ends, in Unix milliseconds (0 for a guest). */
export interface Visitor {
  anonymousId: string
  sessionEnd: number
}

/** Parses the stored visitor. Returns null if it is absent or malformed. */
export function parseVisitor(text: string | null): Visitor | null {
  const [, anonymousId, sessionEnd] = /^([\w-]{8,64})\.(\d{1,16})$/.exec(text ?? '') ?? []
  return anonymousId === undefined ? null : { anonymousId, sessionEnd: Number(sessionEnd) }
}

export function serializeVisitor({ anonymousId, sessionEnd }: Visitor): string {
  return `${anonymousId}.${sessionEnd}`
}
