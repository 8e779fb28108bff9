import { captchaVendors, type CaptchaVendor } from '../captcha/engine.ts'
import { siteCodes, type SiteCode } from './site-hosts.ts'

export type CaptchaKind = 'none' | 'work' | CaptchaVendor
const kinds: readonly CaptchaKind[] = ['none', 'work', ...captchaVendors]
export const captchaForm = `one of ${kinds.join(', ')}, optionally with exceptions per site, such as work,GBR=none`

/** Parses each site's captcha kind. Returns undefined if invalid. */
export function parseCaptchaKinds(text: string): Readonly<Record<SiteCode, CaptchaKind>> | undefined {
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

/** Parses a list of sites such as 'USA,GBR'. Returns undefined if invalid. */
export function parseSites(text: string): readonly SiteCode[] | undefined {
  const named = text.split(',').map((part) => siteCodes.find((site) => site === part.trim()))
  return named.every((site) => site !== undefined) ? named : undefined
}
