import { sites, type Site } from '#domain/sites.ts'
import { siteverify } from '#platform/captcha/siteverify.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { CaptchaRules } from '#services/captcha/check.ts'
import { proofOfWork } from '#services/captcha/proof-of-work.ts'

type CaptchaSettings = Pick<Settings, 'captcha' | 'siteUrls' | 'secret'>

export function openCaptcha(
  { captcha, siteUrls, secret }: CaptchaSettings,
  warn: (codes: readonly string[]) => void,
): CaptchaRules {
  const work = proofOfWork(secret)
  const hosts = Object.values(siteUrls).map((url) => new URL(url).hostname)
  const engines = sites.flatMap((site) => {
    const kind = captcha.kinds[site]
    if (kind === 'none') return []
    if (kind === 'work') return [[site, work] as const]
    const { siteKey, secretKey, url } = captcha.vendor!
    return [[site, siteverify({ vendor: kind, siteKey, secretKey, url, hosts, warn })] as const]
  })
  return {
    engines: Object.fromEntries(engines) as Partial<Record<Site, CaptchaRules['engines'][Site]>>,
    required: captcha.required,
  }
}
