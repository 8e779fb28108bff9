import { captchaVendors, type CaptchaVendor } from '../captcha/engine.ts'
import { siteCodes, type SiteCode } from './site-hosts.ts'

/** Who says whether somebody sits in front of a browser: nobody, work that the browser does, or a vendor. */
export type CaptchaKind = 'none' | 'work' | CaptchaVendor
const kinds: readonly CaptchaKind[] = ['none', 'work', ...captchaVendors]
export const captchaForm = `one of ${kinds.join(', ')}, or such a one for a site as in work,GBR=none`

/** Reads who is asked on which site, 'work' where nothing is said; undefined when it is not such a list. */
export function readCaptcha(text: string): Readonly<Record<SiteCode, CaptchaKind>> | undefined {
  const parts = text.split(',').map((part) => part.trim())
  let usual: CaptchaKind = 'work'
  const own: Partial<Record<SiteCode, CaptchaKind>> = {}
  for (const part of parts) {
    const [, site, name] = /^(?:([A-Z]{3})=)?([a-z]+)$/.exec(part) ?? []
    const kind = kinds.find((each) => each === name)
    if (kind === undefined) return undefined
    if (site === undefined) usual = kind
    else {
      const code = siteCodes.find((each) => each === site)
      if (code === undefined) return undefined
      own[code] = kind
    }
  }
  return Object.fromEntries(siteCodes.map((site) => [site, own[site] ?? usual])) as Record<SiteCode, CaptchaKind>
}

/** Reads a list of sites such as 'USA,GBR'; undefined when it is not one. */
export function readSites(text: string): readonly SiteCode[] | undefined {
  const named = text.split(',').map((part) => siteCodes.find((site) => site === part.trim()))
  return named.every((site) => site !== undefined) ? named : undefined
}
