import { isRefused } from '#contract/kernel/refused.ts'

/**
 * Writes to a list at the version that the shopper saw; when somebody else was faster, once more at the version that the
 * refusal carries, since what a shopper asks of one line holds whatever the others have become.
 */
export async function atVersion(seen: number, write: (version: number) => Promise<unknown>): Promise<void> {
  try {
    await write(seen)
  } catch (error) {
    const current = currentVersion(error)
    if (current === null) throw error
    await write(current)
  }
}

/** The version that a refused write should have named; null when it was refused for something else. */
function currentVersion(error: unknown): number | null {
  if (!isRefused(error) || error.code !== 'list_version_conflict') return null
  const { current } = error.details as { current?: { version?: unknown } }
  return typeof current?.version === 'number' ? current.version : null
}
