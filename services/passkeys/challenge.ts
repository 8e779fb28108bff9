import { randomBytes } from 'node:crypto'
import type { Scope } from '#domain/sessions/scope.ts'
import type { QueryRunner } from '#platform/database.ts'
import { hashToken } from '#services/call/identity/scope.ts'
import { createChallenge, consumeChallenge, type ChallengePurpose } from './repository.ts'

export const challengeMs = 5 * 60_000

interface Ceremony {
  scope: Scope
  now: number
}

/** Creates a base64url challenge for this shopper. */
export async function issueChallenge(
  db: QueryRunner,
  { scope, now }: Ceremony,
  purpose: ChallengePurpose,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await createChallenge(db, scope, { hash: hashToken(challenge), purpose, expires: now + challengeMs })
  return challenge
}

/**
 * Consumes the challenge that an authenticator signed. Returns null if it is unknown, used, or expired, or belongs to
 * another shopper.
 */
export async function consumeSignedChallenge(
  db: QueryRunner,
  { scope, now }: Ceremony,
  purpose: ChallengePurpose,
  clientDataJson: string,
): Promise<string | null> {
  const challenge = signedChallenge(clientDataJson)
  if (challenge === null) return null
  return (await consumeChallenge(db, scope, { hash: hashToken(challenge), purpose, now })) ? challenge : null
}

function signedChallenge(clientDataJson: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : null
    return typeof challenge === 'string' && /^[\w-]{43}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}
