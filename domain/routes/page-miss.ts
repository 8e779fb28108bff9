export interface PageMiss {
  /** Path without locale prefix and query. */
  path: string
  /** Referer header, or undefined. */
  referrer: string | undefined
  userAgent: string
  /** Origin of the site. */
  origin: string
}

const longestMissPath = 300
const longestReferrer = 200
/** Stored in place of paths that have no separate row. */
export const otherPaths = '*'

const bots =
  /bot\b|bots\b|crawl|spider|slurp|scan|curl|wget|python|java\/|go-http|node|axios|headless|monitor|preview|facebookexternalhit|httpclient|libwww|archiver|^$/i
/** Matches paths requested only by vulnerability scanners. */
const scanned =
  /\/\.|\/wp-(?:admin|login|includes|content|config)|xmlrpc\.php|phpmyadmin|cgi-bin|\.(?:env|git|sql|bak|ini)$/i

/** Returns true for a request from a crawler, a script, or a vulnerability scanner. */
export function isBotMiss({ path, userAgent }: Pick<PageMiss, 'path' | 'userAgent'>): boolean {
  return bots.test(userAgent.slice(0, 500)) || scanned.test(path)
}

/** Returns the path to count. Overlong and invalid paths are counted together. */
export function missPath(path: string): string {
  const bare = path.split(/[?#]/)[0]!.replace(/(?<=.)\/$/, '')
  return bare.length > longestMissPath || !bare.startsWith('/') || bare.includes('\0') ? otherPaths : bare
}

/**
 * Returns the page that led to a miss: a path on the site, or only the origin of a different site, because its paths
 * can identify a person. Empty if unknown.
 */
export function missReferrer({ referrer, origin }: Pick<PageMiss, 'referrer' | 'origin'>): string {
  const url = referrer === undefined ? null : URL.parse(referrer.slice(0, 2_000))
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  return (url.origin === origin ? url.pathname : url.origin).slice(0, longestReferrer)
}
