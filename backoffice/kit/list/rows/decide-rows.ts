import { isRefusalError } from '#contract/kernel/refusal-error.ts'

/** The server takes up to this many rows in a call. */
const maxIds = 100

interface DecideRowsInput {
  send: (input: { body: { ids: string[] }; key: string }) => Promise<{ ids: readonly string[] }>
  ids: readonly string[]
  key: string
  /** Code of the refusal if no row of a call is left. */
  missingCode: string
}

/**
 * Sends a decision about rows in as many calls as needed, and returns the number that changed. Throws the refusal for
 * missing rows only if none changed: another session, or an earlier attempt, may have decided on some.
 */
export async function decideRows({ send, ids, key, missingCode }: DecideRowsInput): Promise<number> {
  let count = 0
  let missing: unknown
  for (let start = 0; start < ids.length; start += maxIds) {
    try {
      // A key holds for one body.
      const input = { body: { ids: ids.slice(start, start + maxIds) }, key: start === 0 ? key : crypto.randomUUID() }
      count += (await send(input)).ids.length
    } catch (error) {
      if (!isRefusalError(error) || error.code !== missingCode) throw error
      missing = error
    }
  }
  if (count === 0 && missing !== undefined) throw missing
  return count
}
