import type { Database } from '#platform/database.ts'
import { readFactor, consumeRecoveryCode, consumeTotpStep } from './repository.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from '#platform/secrets/seal.ts'
import { matchingStep } from './totp.ts'

interface CodeCheck {
  staffId: string
  code: string
  now: number
}

/**
 * Consumes a code from the authenticator app, even while the second factor is still being set up. Each code works once.
 */
export async function consumeTotpCode(
  db: Database,
  secret: string,
  { staffId, code, now }: CodeCheck,
): Promise<boolean> {
  const factor = await readFactor(db, staffId)
  if (!factor?.secret) return false
  const step = matchingStep(unseal(secret, 'staff second factor', factor.secret), code.replace(/\s/g, ''), now)
  return step !== null && consumeTotpStep(db, staffId, step)
}

/** Consumes a code from the authenticator app, or a recovery code. */
export async function consumeCode(db: Database, secret: string, check: CodeCheck): Promise<boolean> {
  const digits = check.code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return consumeTotpCode(db, secret, check)
  return consumeRecoveryCode(db, check.staffId, recoveryHash(check.code))
}
