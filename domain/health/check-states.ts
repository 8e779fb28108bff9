import type { HealthState } from './health-check.ts'

/** The values from which a check is a warning or failing. */
interface Limits {
  warning: number
  failing: number
}

/** Returns the state for a figure that is worse when higher. */
export function stateAbove(figure: number, { warning, failing }: Limits): HealthState {
  return figure >= failing ? 'failing' : figure >= warning ? 'warning' : 'ok'
}

/** Round trip to the database in milliseconds. A page needs several. */
export const roundTripLimits: Limits = { warning: 100, failing: 1_000 }
/** Age in seconds of the oldest writing transaction. The store's own transactions end within seconds. */
export const transactionLimits: Limits = { warning: 60, failing: 600 }
/** Age in seconds of the oldest event in the outbox, which is relayed several times a second. */
export const outboxLimits: Limits = { warning: 60, failing: 300 }
/** Seconds that a job has been due. */
export const dueJobLimits: Limits = { warning: 300, failing: 1_800 }

/** A process counts as running for this time after its last sign of life, in milliseconds. */
export const processTimeoutMs = 60_000

/** Replica lag, in seconds, above which the primary serves all reads. */
const maxReplicaLagSeconds = 30

/** Returns the state of the replica. Null means that it is not replicating. */
export function replicaState(lagSeconds: number | null): HealthState {
  return lagSeconds === null || lagSeconds > maxReplicaLagSeconds ? 'warning' : 'ok'
}

interface Queue {
  /** Jobs without attempts left. */
  failed: number
  /** Jobs that failed several times and are retried. */
  failing: number
}

/** Returns a job queue's state. Failed jobs wait for staff. */
export function queueState({ failed, failing }: Queue): HealthState {
  return failed > 0 ? 'failing' : failing > 0 ? 'warning' : 'ok'
}

interface Endpoints {
  /** Endpoints that the store switched off. */
  off: number
  /** Endpoints that are on and reject deliveries. */
  failing: number
}

/** Returns the state of webhook endpoints. An endpoint that is off loses events. */
export function endpointsState({ off, failing }: Endpoints): HealthState {
  return off > 0 ? 'failing' : failing > 0 ? 'warning' : 'ok'
}

/** Limits on consecutive failed payments. A few declined cards are normal. */
const failuresInRow: Limits = { warning: 5, failing: 10 }

/** Returns the state of payment vendors based on the failed payments since each vendor's last success. */
export function vendorState(failuresSinceSuccess: readonly number[]): HealthState {
  return stateAbove(Math.max(0, ...failuresSinceSuccess), failuresInRow)
}

const failingBytes = 1e9
const warningBytes = 5e9

/** Returns a disk's state based on its free bytes. Orders fail once the disk is full. */
export function diskState(freeBytes: number): HealthState {
  return freeBytes < failingBytes ? 'failing' : freeBytes < warningBytes ? 'warning' : 'ok'
}

interface SearchIndex {
  isBuilt: boolean
  /** Products that shoppers can find according to the index and the catalog. */
  indexed: number
  listed: number
}

/** Share of products that may differ, because changes reach the index shortly after the catalog. */
const maxDifference = 0.01

/** Returns the state of the search index. Without an index, the database serves searches, which is slower. */
export function searchState({ isBuilt, indexed, listed }: SearchIndex): HealthState {
  if (!isBuilt) return 'warning'
  return Math.abs(indexed - listed) > Math.max(1, listed * maxDifference) ? 'warning' : 'ok'
}
