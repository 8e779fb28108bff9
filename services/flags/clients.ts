import { statement, type QueryRunner } from '#platform/database.ts'

interface FlagClient {
  /** Base64 of 16 bytes; null if the features are sent as plain JSON. */
  encryptionKey: string | null
  /** True if the client receives only evaluated values. */
  isRemote: boolean
}

const read = statement<FlagClient>(
  'flag.read-client',
  `select encryption_key as "encryptionKey", is_remote as "isRemote" from flag_client where client_key = $1`,
)

/** Returns undefined for an unknown key. */
export async function readFlagClient(db: QueryRunner, clientKey: string): Promise<FlagClient | undefined> {
  const [client] = await db.run(read, [clientKey])
  return client
}
