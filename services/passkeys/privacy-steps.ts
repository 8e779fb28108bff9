import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const passkeys = statement<{ json: object }>(
  'passkey.export',
  `select to_jsonb(p) - 'customer_id' - 'credential_id' - 'public_key' - 'counter' as json from passkey p
   where customer_id = $1 order by created_at`,
)
const remove = statement('passkey.forget', 'delete from passkey where customer_id = $1')
const removeChallenges = statement('passkey-challenge.forget', 'delete from passkey_challenge where customer_id = $1')

export const passkeyData: PersonalData = {
  tables: ['passkey', 'passkey_challenge'],
  read: async (db, { id }) => ({ passkeys: await readJson(db, passkeys, [id]) }),
  forget: async (tx, { id }) => {
    await tx.run(remove, [id])
    await tx.run(removeChallenges, [id])
  },
}
