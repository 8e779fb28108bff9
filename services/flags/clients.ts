import { statement, type QueryRunner } from '#platform/database.ts'
import { findActiveSdkKey } from '#services/sdk-keys/steps.ts'

interface FlagClient {
  /** A 16-byte key in Base64; null if the features are sent as plain JSON. */
  encryptionKey: string | null
  /** True if the client receives only evaluated values. */
  isRemote: boolean
  /** True if staff can disable the key. */
  isOfStaff: boolean
}

const read = statement<Omit<FlagClient, 'isOfStaff'>>(
  'flag.read-client',
  `select encryption_key as "encryptionKey", is_remote as "isRemote" from flag_client where client_key = $1`,
)
const list = statement<{ key: string }>(
  'flag.list-clients',
  'select client_key as key from flag_client order by client_key',
)

/**
 * Returns the client with this key, from the settings or created by staff, or undefined. `now` is in Unix milliseconds.
 */
export async function readFlagClient(db: QueryRunner, clientKey: string, now: number): Promise<FlagClient | undefined> {
  const [client] = await db.run(read, [clientKey])
  if (client) return { ...client, isOfStaff: false }
  const found = await findActiveSdkKey(db, 'flags', clientKey, now)
  return found && { encryptionKey: null, isRemote: found.isRemote, isOfStaff: true }
}

/** Returns the keys of clients not managed by staff. */
export async function readFlagClients(db: QueryRunner): Promise<string[]> {
  return (await db.run(list, [])).map(({ key }) => key)
}
