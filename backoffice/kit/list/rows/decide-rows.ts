import { isRefusalError } from '#contract/kernel/refusal-error.ts'

/** The server accepts up to this many rows in a call. */
const maxIds = 100

interface DecideRowsInput {
  send: (input: { body: { ids: string[] }; key: string }) => Promise<{ ids: readonly string[] }>
  ids: readonly string[]
  key: string
  /** Code of the server's refusal if none of the rows exist anymore. */
  missingCode: string
}

/**
 * Sends a decision about rows in as many calls as needed, and returns how many rows changed. Another session or an
 * earlier attempt may have decided some rows, so the refusal for missing rows is thrown only if none changed.
 */
export async function decideRows({ send, ids, key, missingCode }: DecideRowsInput): Promise<number> {
  let count = 0
  let missing: unknown
  for (let start = 0; start < ids.length; start += maxIds) {
    try {
      // Each call needs a separate key, because a key is valid for only one body.
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
