import type { CookieJar } from 'jsdom'
import { cookieHeader, storeCookies, type Relation } from './cookies.ts'
import { sendRequest, type Reply } from './send-request.ts'

/** A navigation, started by a link, a form, or the address bar. */
export interface Navigation {
  url: URL
  method: 'GET' | 'POST'
  body?: Uint8Array
  contentType?: string
  /** The page that caused the navigation. Undefined if the user entered the URL. */
  from?: { url: URL; referrerPolicy: string }
}

const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) visitor',
  'upgrade-insecure-requests': '1',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, br',
  'accept-language': 'en-US,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}
const mostRedirects = 20

/** Navigates with a browser's headers and cookies, follows redirects, and returns the last response. */
export async function navigate(jar: CookieJar, start: Navigation): Promise<Reply> {
  let { url, method, body, contentType } = start
  let relation: Relation = start.from ? relationOf(start.from.url, url) : 'none'
  for (let hop = 0; hop < mostRedirects; hop++) {
    const cookie = cookieHeader(jar, url, relation, method)
    const sent = {
      ...headers,
      'sec-fetch-site': relation,
      'sec-fetch-user': '?1',
      ...senderHeaders(start.from, url, method),
      ...(cookie !== '' && { cookie }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    }
    const reply = await sendRequest({ url, method, headers: sent, ...(body && { body }) })
    storeCookies(jar, url, reply.headers)
    const { location } = reply.headers
    if (location === undefined || ![301, 302, 303, 307, 308].includes(reply.status)) {
      reply.url = url.href
      return reply
    }
    const next = new URL(location, url)
    if (next.hash === '') next.hash = url.hash
    // A redirect chain that includes another site stays cross-site.
    if (relation !== 'none') relation = widest(relation, relationOf(start.from?.url ?? url, next))
    url = next
    if (reply.status < 307 && method === 'POST') [method, body, contentType] = ['GET', undefined, undefined]
  }
  throw new Error(`More than ${mostRedirects} redirects from ${start.url.href}`)
}

/** Returns how the target relates to the page. Different ports are different origins, but the same site. */
function relationOf(from: URL, to: URL): Relation {
  if (from.origin === to.origin) return 'same-origin'
  const site = ({ protocol, hostname }: URL) => `${protocol}${hostname.split('.').slice(-2).join('.')}`
  return site(from) === site(to) ? 'same-site' : 'cross-site'
}

const widest = (one: Relation, other: Relation): Relation =>
  (['cross-site', 'same-site', 'same-origin'] as const).find((relation) => relation === one || relation === other) ??
  'none'

/** Returns the `Referer` header, and for POST the `Origin` header. Both follow the page's referrer policy. */
function senderHeaders(from: Navigation['from'], to: URL, method: string): Record<string, string> {
  if (!from) return method === 'POST' ? { origin: 'null' } : {}
  const { url, referrerPolicy } = from
  const isSame = url.origin === to.origin
  const isHidden = referrerPolicy === 'no-referrer' || (referrerPolicy === 'same-origin' && !isSame)
  const onlyOrigin = !isSame || referrerPolicy === 'origin' || referrerPolicy === 'strict-origin'
  const full = `${url.origin}${url.pathname}${url.search}`
  return {
    ...(!isHidden && { referer: onlyOrigin ? `${url.origin}/` : full }),
    ...(method === 'POST' && { origin: isHidden ? 'null' : url.origin }),
  }
}
