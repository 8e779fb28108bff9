import { statement } from '#platform/database.ts'
import { readJson, type PersonalData } from '#services/privacy/data-steps.ts'

const profiles = statement<{ json: object }>(
  'customer-profile.export',
  `select to_jsonb(p) - 'customer_id' as json from customer_profile p where customer_id = $1`,
)
const verifications = statement<{ json: object }>(
  'verification.export',
  `select to_jsonb(v) - 'customer_id' - 'file_bytes' as json from customer_verification v
   where customer_id = $1 order by created_at`,
)
const proofs = statement<{ id: string; type: string; bytes: Buffer }>(
  'verification.export-files',
  `select id, file_type as type, file_bytes as bytes from customer_verification
   where customer_id = $1 and file_bytes is not null`,
)
const removeProfile = statement('customer-profile.forget', 'delete from customer_profile where customer_id = $1')
const removeProofs = statement('verification.forget', 'delete from customer_verification where customer_id = $1')

export const profileData: PersonalData = {
  tables: ['customer_profile', 'customer_verification'],
  read: async (db, { id }) => ({
    profile: await readJson(db, profiles, [id]),
    verifications: await readJson(db, verifications, [id]),
  }),
  async *files(db, { id }) {
    for (const { id: proofId, type, bytes } of await db.run(proofs, [id]))
      yield { name: `verifications/${proofId}.${type === 'application/pdf' ? 'pdf' : 'webp'}`, bytes }
  },
  forget: async (tx, { id }) => {
    await tx.run(removeProfile, [id])
    await tx.run(removeProofs, [id])
  },
}
