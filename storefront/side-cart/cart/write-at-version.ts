import { isRefusalError } from '#contract/kernel/refusal-error.ts'

/**
 * Writes to a list at the version that the shopper saw. On a conflict, retries once at the current version, since
 * changes to one line do not depend on other lines.
 */
export async function writeAtVersion(seen: number, write: (version: number) => Promise<unknown>): Promise<void> {
  try {
    await write(seen)
  } catch (error) {
    const current = currentVersion(error)
    if (current === null) throw error
    await write(current)
  }
}

function currentVersion(error: unknown): number | null {
  if (!isRefusalError(error) || error.code !== 'list_version_conflict') return null
  const { current } = error.details as { current?: { version?: unknown } }
  return typeof current?.version === 'number' ? current.version : null
}
