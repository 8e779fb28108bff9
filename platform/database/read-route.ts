/** A position in the log of a database: what was committed before it is there once a replica has replayed up to it. */
export type LogPosition = bigint

/** How long a read waits for a replica that is behind, before it goes to the primary. */
const maxWaitMs = 50
/** How long reads leave a replica alone that was too far behind or did not answer. */
const restMs = 1_000

interface ReadSituation {
  /** What this process was told of: no read may be older. Null while that is not known. */
  mark: LogPosition | null
  /** How far the replica is known to be; null before it was asked. */
  replayed: LogPosition | null
  /** How long this read has waited for the replica. */
  waitedMs: number
  /** Since the replica was last given up; infinite for never. */
  sinceGivenUpMs: number
}

/**
 * Where a read of shared data goes next: a replica may answer once it has replayed all that this process was told of,
 * so that nothing is kept again that a purge has just ended; it is asked and waited for a moment, and then the primary
 * answers.
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

/** Reads a position as PostgreSQL writes it, such as 16/B374D848; null for anything else. */
export function readLogPosition(text: string): LogPosition | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(text) ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null
}
