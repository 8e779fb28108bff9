import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#domain/sites.ts'
import type { InventoriedScript } from '../../build/script-inventory.ts'

interface WellKnown {
  scripts: readonly InventoriedScript[]
  /** Frame origins of payment pages. */
  frames: readonly string[]
  /** Email or web address for security reports. If undefined, there is no security.txt. */
  contact: string | undefined
  siteUrls: Readonly<Record<Site, string>>
  security: Readonly<Record<string, string>>
  now: () => number
}

const day = 24 * 60 * 60_000
/** RFC 9116 recommends less than a year. Every response starts a new period. */
const securityTextDays = 90

/** Serves each site's well-known URLs. Returns false for any other URL. */
export function createWellKnownHandler({ scripts, frames, contact, siteUrls, security, now }: WellKnown) {
  const inventory = JSON.stringify({ scripts, frames }, null, 1)
  const securityText = (site: Site) =>
    [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + securityTextDays * day).toISOString()}`,
      `Canonical: ${siteUrls[site]}/.well-known/security.txt`,
      'Preferred-Languages: en',
      '',
    ].join('\n')
  return (request: IncomingMessage, response: ServerResponse, site: Site, path: string): boolean => {
    const send = (type: string, text: string) => {
      const headers = { ...security, 'content-type': type, 'content-length': Buffer.byteLength(text) }
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : text)
      return true
    }
    if (path === '/.well-known/script-inventory.json') return send('application/json', inventory)
    if (path === '/.well-known/security.txt' && contact !== undefined)
      return send('text/plain; charset=utf-8', securityText(site))
    return false
  }
}
