import { pbkdf2Sync } from 'node:crypto'
import { hasZeroBits, workParameters, serializeWorkToken } from '#domain/captcha/work.ts'
import type { Visitor } from '#services/testing/shop-for-tests.ts'

export function solveChallenge(challenge: string, numbers: number = workParameters.numbers): string {
  const found: number[] = []
  for (let number = 0; found.length < numbers; number += 1) {
    const key = pbkdf2Sync(String(number), challenge, workParameters.rounds, 32, 'sha256')
    if (hasZeroBits(key, workParameters.zeroBits)) found.push(number)
  }
  return serializeWorkToken(challenge, found)
}

export async function solveCaptchaFor({ call }: Visitor): Promise<string> {
  const challenge = await call('GET /svc_captcha/challenge', { query: { action: 'placeorder' } })
  return challenge.kind === 'work' ? solveChallenge(challenge.challenge) : ''
}
