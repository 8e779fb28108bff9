import { siteCodes, type SiteCode } from './site-hosts.ts'

export interface SocialLink {
  label: string
  path: string
}

const networks: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'linkedin.com': 'LinkedIn',
  'pinterest.com': 'Pinterest',
  'threads.net': 'Threads',
}
const maxLinks = 8

/**
 * Parses comma-separated https URLs of profiles. Returns undefined if one is invalid or is only a social network's home
 * page.
 */
export function parseSocialLinks(value: string): readonly SocialLink[] | undefined {
  const urls = value.split(',').map((part) => URL.parse(part.trim()))
  if (urls.length > maxLinks) return undefined
  const links = urls.flatMap((url) =>
    url?.protocol === 'https:' && url.pathname !== '/' && url.username === '' ? [linkOf(url)] : [],
  )
  return links.length === urls.length ? links : undefined
}

function linkOf({ hostname, href }: URL): SocialLink {
  const host = hostname.replace(/^(?:www|m)\./, '')
  return { label: networks[host] ?? host, path: href }
}

/** Returns the social links for each site. A site without the setting has none. */
export function socialLinksOf(
  values: Readonly<Partial<Record<`SOCIAL_LINKS_${SiteCode}`, string | undefined>>>,
): Readonly<Record<SiteCode, readonly SocialLink[]>> {
  const entries = siteCodes.map((site) => [site, parseSocialLinks(values[`SOCIAL_LINKS_${site}`] ?? '') ?? []])
  return Object.fromEntries(entries) as Record<SiteCode, readonly SocialLink[]>
}
