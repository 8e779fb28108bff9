import type { captcha } from '#contract/captcha.ts'
import type { Handlers } from '#services/call/dispatch.ts'
import { holderOf, type CaptchaRules } from './check.ts'

export interface CaptchaDeps {
  captcha: CaptchaRules
}

export const captchaHandlers: Handlers<typeof captcha, CaptchaDeps> = {
  async 'GET /svc_captcha/challenge'({ site, scope, query, ip, now }, deps) {
    const engine = deps.captcha.engines[site]
    return engine
      ? engine.challenge({ ...query, holder: holderOf({ ...query, scope, ip }), ip, now })
      : { kind: 'none' }
  },
}
