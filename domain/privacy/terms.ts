const dayMs = 86_400_000

/** How long an export archive can be downloaded. */
export const exportLifetimeMs = dayMs
export const maxExportsPerDay = 3
const deletionGraceDays = 14
/** How long a deletion waits for a payment vendor that does not respond. */
export const vaultTimeoutMs = 7 * dayMs

interface PastExport {
  /** Epoch milliseconds. */
  requestedAt: number
  isReady: boolean
}

/** Returns the reason that a customer cannot request an export now, or null. */
export function exportProblem(exports: readonly PastExport[], now: number): 'export_running' | 'export_limit' | null {
  if (exports.some(({ isReady }) => !isReady)) return 'export_running'
  const recent = exports.filter(({ requestedAt }) => requestedAt > now - dayMs)
  return recent.length >= maxExportsPerDay ? 'export_limit' : null
}

/** Returns the time at which an account is deleted if the customer requests deletion now, in epoch milliseconds. */
export function deletionDue(now: number): number {
  return now + deletionGraceDays * dayMs
}
