import { z } from 'zod'
import { captchaActions } from '#domain/captcha/work.ts'
import { contract } from './kernel/call.ts'

export const captcha = contract({
  'GET /svc_captcha/challenge': {
    summary: 'Returns the captcha challenge of an action',
    access: 'guest',
    rate: 'read',
    query: z.object({ action: z.enum(captchaActions) }),
    reply: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('none') }),
      z.strictObject({
        kind: z.literal('work'),
        challenge: z.string(),
        /** Number of solutions required. */
        numbers: z.int(),
        zeroBits: z.int(),
        rounds: z.int(),
        /** Lifetime of the token in seconds. */
        seconds: z.int(),
      }),
      z.strictObject({
        kind: z.literal('vendor'),
        vendor: z.enum(['turnstile', 'hcaptcha', 'recaptcha']),
        siteKey: z.string(),
      }),
    ]),
  },
})
