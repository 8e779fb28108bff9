import type { SdkKeyKind } from '#domain/sdk-keys/sdk-key.ts'
import type { QueryRunner } from '#platform/database.ts'
import { readSdkKeys, recordSdkKeyUse, type SdkKeyRow } from './repository.ts'

/** Maximum delay before a change to a key takes effect. */
const cacheMs = 5_000
const useMs = 60_000

type Client = Pick<SdkKeyRow, 'source' | 'site'>

/**
 * Returns a function that returns enabled keys of one kind. It reads all keys at most every five seconds, so that
 * unknown keys cause no queries. It stores a key's last use at most once a minute. `now` is in Unix milliseconds.
 */
export function cachedSdkKeys(db: QueryRunner, kind: SdkKeyKind) {
  let readAt = -Infinity
  let reading: Promise<SdkKeyRow[]> = Promise.resolve([])
  const usedAt = new Map<string, number>()
  const read = (now: number) => {
    if (now - readAt < cacheMs && now >= readAt) return reading
    readAt = now
    reading = readSdkKeys(db)
    // On a failure, the next request tries again.
    reading.catch(() => (readAt = -Infinity))
    return reading
  }
  return async (key: string, now: number): Promise<Client | undefined> => {
    const found = (await read(now)).find((row) => row.kind === kind && row.isEnabled && isKeyOf(row, key, now))
    if (found && now - (usedAt.get(key) ?? -Infinity) >= useMs) {
      usedAt.set(key, now)
      await recordSdkKeyUse(db, key, now)
    }
    return found
  }
}

function isKeyOf({ key, earlierKey, earlierUntil }: SdkKeyRow, sent: string, now: number): boolean {
  return key === sent || (earlierKey === sent && earlierUntil !== null && earlierUntil.getTime() > now)
}
