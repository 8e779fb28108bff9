import { randomBytes } from 'node:crypto'
import { statement, type QueryRunner } from '#platform/database.ts'
import type { WalletPayloadStore } from '#platform/payments/adyen/wallet.ts'
import type { WalletPayload } from '#platform/payments/engine.ts'
import { createSweep } from '#platform/sweep.ts'

const keep = statement('wallet-payload.keep', 'insert into wallet_payload (id, kind, token) values ($1, $2, $3)')
const read = statement<WalletPayload>('wallet-payload.read', 'select kind, token from wallet_payload where id = $1')

/** Stores wallet payloads for vendors that need them with the payment. */
export function createWalletPayloadStore(db: QueryRunner): WalletPayloadStore {
  return {
    keep: async ({ kind, token }) => {
      const id = randomBytes(16).toString('hex')
      await db.run(keep, [id, kind, JSON.stringify(token)])
      return id
    },
    read: async (id) => (await db.run(read, [id]))[0],
  }
}

/** Deletes wallet payloads after a day, long after any payment. */
export const sweepWalletPayloads = createSweep('wallet_payload', `created_at < now() - interval '1 day'`)
