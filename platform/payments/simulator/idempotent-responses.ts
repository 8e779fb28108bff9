import { statement, type QueryRunner } from '#platform/database.ts'
import { firstOf, type Store } from './store.ts'

export interface SimulatorResponse {
  status: number
  /** Null if the request has no idempotency key. */
  body: object | null
}

interface StoredResponses {
  storedResponse: (key: string) => Promise<SimulatorResponse | undefined>
  storeResponse: (key: string, status: number, body: object) => Promise<unknown>
}

interface ResponseTable {
  schema: 'sandbox_adyen' | 'sandbox_paypal'
  /** The vendor's name for the idempotency key. */
  keyColumn: 'idempotency_key' | 'request_id'
  /** Class of the advisory lock that serializes requests with the same key. */
  lockClass: number
}

/** Returns a simulator's stored responses by idempotency key. */
export function storedResponses({ schema, keyColumn, lockClass }: ResponseTable) {
  const simulator = schema.replace('_', '-')
  const lock = statement(`${simulator}.answer-lock`, `select pg_advisory_xact_lock(${lockClass}, hashtext($1))`)
  const read = statement<{ status: number; body: object }>(
    `${simulator}.answer`,
    `select status, body from ${schema}.answer where ${keyColumn} = $1`,
  )
  const keep = statement(
    `${simulator}.answer-keep`,
    `insert into ${schema}.answer (${keyColumn}, status, body) values ($1, $2, $3)`,
  )
  return (db: QueryRunner): StoredResponses => ({
    storedResponse: async (key) => {
      await db.run(lock, [key])
      return firstOf(db.run(read, [key]))
    },
    storeResponse: (key, status, body) => db.run(keep, [key, status, JSON.stringify(body)]),
  })
}

/**
 * Runs a write in one transaction, once per idempotency key. A retry gets the original response if the vendor stores
 * it.
 */
export function respondOnce<Rows extends StoredResponses>(
  store: Pick<Store<Rows>, 'inTransaction'>,
  key: string | undefined,
  isStored: (response: SimulatorResponse) => boolean,
  work: (rows: Rows) => Promise<SimulatorResponse>,
): Promise<SimulatorResponse> {
  return store.inTransaction(async (rows) => {
    if (key === undefined) return work(rows)
    const before = await rows.storedResponse(key)
    if (before) return before
    const response = await work(rows)
    if (response.body && isStored(response)) await rows.storeResponse(key, response.status, response.body)
    return response
  })
}
