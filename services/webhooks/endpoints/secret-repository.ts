import { statement, type Transaction } from '#platform/database.ts'
import { createClockSweep } from '#platform/sweep.ts'

interface NewSecret {
  requestKey: string
  endpointId: string
  /** Encrypted. */
  secret: string
}

export type CreatedSecret = Omit<NewSecret, 'requestKey'> & { createdAt: Date }

const ofRequest = statement<CreatedSecret>(
  'webhook-secret.of-request',
  'select endpoint_id as "endpointId", secret, created_at as "createdAt" from webhook_secret where request_key = $1',
)
const expire = statement(
  'webhook-secret.expire',
  'update webhook_secret set expires_at = $2::timestamptz where endpoint_id = $1 and expires_at is null',
)
const raiseVersion = statement(
  'webhook-endpoint.raise-version',
  'update webhook_endpoint set version = version + 1 where id = $1',
)
const insert = statement(
  'webhook-secret.create',
  'insert into webhook_secret (request_key, endpoint_id, secret, created_at) values ($1, $2, $3, $4::timestamptz)',
)
const signing = statement<Pick<NewSecret, 'requestKey' | 'secret'>>(
  'webhook-secret.signing',
  `select request_key as "requestKey", secret from webhook_secret
   where endpoint_id = $1 and (expires_at is null or expires_at > $2::timestamptz)`,
)
const remove = statement('webhook-secret.delete', 'delete from webhook_secret where request_key = $1')

/** Returns the secret that a request created, or undefined on the request's first attempt. */
export async function readSecretOfRequest(tx: Transaction, requestKey: string): Promise<CreatedSecret | undefined> {
  const [created] = await tx.run(ofRequest, [requestKey])
  return created
}

/** Stores an endpoint's first secret. */
export async function createSecret(tx: Transaction, { requestKey, endpointId, secret }: NewSecret): Promise<void> {
  await tx.run(insert, [requestKey, endpointId, secret, new Date(tx.now)])
}

/** Replaces a locked endpoint's secret. The earlier one signs until a time in Unix milliseconds. */
export async function rotateSecret(tx: Transaction, created: NewSecret, earlierUntil: number): Promise<void> {
  await tx.run(expire, [created.endpointId, new Date(earlierUntil)])
  await createSecret(tx, created)
  await tx.run(raiseVersion, [created.endpointId])
}

/** Returns the secrets that currently sign webhooks. */
export async function readSecrets(tx: Transaction, endpointId: string) {
  return tx.run(signing, [endpointId, new Date(tx.now)])
}

export async function deleteSecret(tx: Transaction, requestKey: string): Promise<void> {
  await tx.run(remove, [requestKey])
}

/** Deletes secrets that no longer sign. */
export const sweepSecrets = createClockSweep('webhook_secret', 'expires_at < $1')
