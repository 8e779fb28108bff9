import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { hasZeroBits, parseWorkToken, workParameters } from '#domain/captcha/work.ts'
import type { CaptchaEngine, TokenScope } from '#platform/captcha/engine.ts'
import { hasSignature, signatureOf } from '#services/call/identity/signing.ts'

const derive = promisify(pbkdf2)
/** Same as the lifetime of shipping rates; after that, the review step reloads anyway. */
const lifeSeconds = 1_800

/**
 * Creates a proof-of-work engine: cheap for one order, expensive for testing a thousand cards. Challenges are signed,
 * not stored [CHECKOUT-213].
 */
export function proofOfWork(secret: string): CaptchaEngine {
  const bound = ({ action, holder }: Pick<TokenScope, 'action' | 'holder'>, start: string) =>
    `${action} ${holder} ${start}`
  return {
    challenge(scope) {
      const start = `${Math.floor(scope.now / 1_000) + lifeSeconds}.${randomBytes(12).toString('base64url')}`
      const signature = signatureOf(secret, 'captcha', bound(scope, start))
      return { kind: 'work', challenge: `${start}.${signature}`, ...workParameters, seconds: lifeSeconds }
    },
    async check(token, scope) {
      const { challenge, numbers } = parseWorkToken(token) ?? { challenge: '', numbers: [] }
      const [, start = '', expires, signature = ''] = /^((\d{1,12})\.[\w-]{16})\.([\w-]+)$/.exec(challenge) ?? []
      if (!hasSignature(secret, 'captcha', bound(scope, start), signature)) return 'failed'
      if (Number(expires) * 1_000 <= scope.now || numbers.length !== workParameters.numbers) return 'failed'
      for (const number of numbers) {
        const key = await derive(String(number), challenge, workParameters.rounds, 32, 'sha256')
        if (!hasZeroBits(key, workParameters.zeroBits)) return 'failed'
      }
      return 'passed'
    },
  }
}
