/** A WAL position. A replica that has replayed the WAL up to this position has all earlier commits. */
export type LogPosition = bigint

const maxWaitMs = 50
/** Milliseconds during which reads avoid a replica that lagged or failed. */
const restMs = 1_000

interface ReadSituation {
  /** Latest position in a notification to this process, or null if unknown. */
  mark: LogPosition | null
  /** Position that the replica has replayed, or null before the first check. */
  replayed: LogPosition | null
  waitedMs: number
  /** Milliseconds since reads last gave up on the replica, or Infinity if they never did. */
  sinceGivenUpMs: number
}

/**
 * Returns the destination of a read. A replica must have every change that this process was notified of. Otherwise, a
 * purged entry could be cached again.
 */
export function routeRead({
  mark,
  replayed,
  waitedMs,
  sinceGivenUpMs,
}: ReadSituation): 'replica' | 'ask' | 'give up' | 'primary' {
  if (mark === null || sinceGivenUpMs < restMs) return 'primary'
  if (replayed !== null && replayed >= mark) return 'replica'
  return waitedMs < maxWaitMs ? 'ask' : 'give up'
}

/** Parses a WAL position such as 16/B374D848. Returns null if invalid. */
export function parseLogPosition(text: string): LogPosition | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}
