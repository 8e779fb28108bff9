import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consentVersion } from '#domain/consent/listed-services.ts'
import { responseHeaders } from '#platform/response-headers.ts'
import { startPages } from '../server-for-tests.ts'
import { headerProblems } from './header-rules-for-tests.ts'
import { securityHeaders } from './security-headers.ts'

const { ask: fetchPage, services } = await startPages()
const overHttps = { isPage: true, isHttps: true }

test('over HTTPS, every page, file, redirect, and error has a strong content security policy and all other security headers', async () => {
  const problems: string[] = []
  const judge = async (path: string, init: Parameters<typeof fetchPage>[2] = {}) => {
    const { status, headers } = await fetchPage('USA', path, init)
    problems.push(...headerProblems(headers, overHttps).map((problem) => `${path} (${status}): ${problem}`))
    return status
  }
  const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec((await fetchPage('USA', '/theindex')).body) ?? []
  assert.notEqual(script, '')
  const statuses = new Set<number>()
  services.hasSearchDefect = true
  for (const path of ['/theindex', '/cart', '/account', '/nothing', '//x', '/%zz', '/', '/search?q=bar', script])
    statuses.add(await judge(path))
  statuses.add(await judge('/theindex', { method: 'PUT' }))
  statuses.add(await judge('/deals?q=one', { headers: { 'x-ip': '192.0.2.9' } }))
  statuses.add(await judge('/preferences', { method: 'POST', body: 'x' }))
  services.hasSearchDefect = false
  services.areDown = true
  statuses.add(await judge('/plates'))
  services.areDown = false
  assert.deepEqual(problems, [])
  assert.deepEqual(
    [200, 301, 400, 403, 404, 405, 429, 500, 503].filter((status) => !statuses.has(status)),
    [],
  )
})

test('responses other than pages have a content security policy that blocks everything', () => {
  assert.deepEqual(headerProblems(responseHeaders(true), { isPage: false, isHttps: true }), [])
})

test("a vendor's script is allowed by its origin only, and only where it is configured", () => {
  const settings = { frameSources: [], formActions: [], imageSources: [], isHttps: true }
  const policyOf = (scriptSources: string[]) => {
    const headers = securityHeaders({ ...settings, scriptSources })
    const parts = headers['content-security-policy']!.split('; ').map((part) => part.split(' '))
    return { headers, of: (name: string) => parts.find(([first]) => first === name)!.slice(1) }
  }
  const none = policyOf([])
  assert.deepEqual(headerProblems(none.headers, overHttps), [])
  assert.deepEqual([none.of('script-src'), none.of('frame-src')], [["'self'"], ["'none'"]])
  const one = policyOf(['https://pay.google.com'])
  assert.deepEqual(one.of('script-src'), ["'self'", 'https://pay.google.com'])
  assert.deepEqual(one.of('trusted-types'), ['rich-text', 'service-worker', 'wallet-script', 'goog#html'])
  assert.equal(one.headers['cross-origin-opener-policy'], 'same-origin-allow-popups')
  assert.deepEqual(one.of('style-src'), ["'self'"])
})

test('third-party scripts that need consent are allowed by origin, but cannot open frames or popups', () => {
  const settings = { frameSources: [], formActions: [], imageSources: [], scriptSources: [], isHttps: true }
  const headers = securityHeaders({ ...settings, tagSources: ['https://ads.example'] })
  const parts = headers['content-security-policy']!.split('; ').map((part) => part.split(' '))
  const of = (name: string) => parts.find(([first]) => first === name)!.slice(1)
  for (const name of ['script-src', 'connect-src', 'img-src']) assert.ok(of(name).includes('https://ads.example'), name)
  assert.deepEqual([of('frame-src'), of('style-src')], [["'none'"], ["'self'"]])
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
})

test('the content security policy of a sensitive page blocks third-party scripts, and the document states this', async () => {
  const tag = { name: 'search-ads', id: 'AW-1234567', scriptUrl: 'https://ads.example/tag.js' } as const
  const { ask } = await startPages({ tags: [tag] })
  const allowed = async (path: string) => {
    const { headers, body } = await ask('USA', path)
    assert.match(body, /id="tags"/, path)
    return [/ads\.example/.test(String(headers['content-security-policy'])), body.includes('data-may-load')]
  }
  for (const path of ['/theindex', '/cart']) assert.deepEqual(await allowed(path), [true, true], path)
  for (const path of ['/giftcard-balance', '/wishlist/key']) assert.deepEqual(await allowed(path), [false, false], path)
})

test("a document has the version of the service list, with the server's destinations", async () => {
  const { ask } = await startPages({ destinations: ['customer-data'] })
  const { body } = await ask('USA', '/theindex')
  assert.match(body, new RegExp(`id="tags" data-version="${consentVersion(['customer-data-events'])}">\\[\\]<`))
})

test('only content previews may be framed, and only by the back office', async () => {
  const { ask } = await startPages({ editorOrigin: 'https://office.example' })
  const framers = async (path: string) => {
    const { headers } = await ask('USA', path)
    const [, sources] = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy'])) ?? []
    return [sources, headers['x-frame-options']]
  }
  for (const path of ['/__rb__/preview?token=none', '/__rb__/rhpa?token=none'])
    assert.deepEqual(await framers(path), ['https://office.example', undefined], path)
  for (const path of ['/theindex', '/cart', '/login']) assert.deepEqual(await framers(path), ["'none'", 'DENY'], path)
})

test('the header check reports a weak content security policy', () => {
  const strong = responseHeaders(false)['content-security-policy']!
  const problemsOf = (policy: string) =>
    headerProblems({ ...responseHeaders(false), 'content-security-policy': policy }, { isPage: false, isHttps: false })
  const page = `${strong}; style-src 'self'; require-trusted-types-for 'script'; trusted-types rich-text service-worker; script-src`
  assert.deepEqual(problemsOf(`${page} 'self'`), [])
  for (const weak of [
    `${page} 'self' 'unsafe-inline'`,
    `${page} 'self' https:`,
    `${page} *`,
    `${page} 'self' https://cdn.example`,
    `${page} 'self'; object-src 'self'`,
    `${page} 'self'; plugin-types x/y`,
    `${page} 'self'; default-src 'self'`,
    strong.replace("base-uri 'none'; ", ''),
    strong.replace("frame-ancestors 'none'", ''),
    `${strong}; script-src 'self'`,
    '',
  ])
    assert.notDeepEqual(problemsOf(weak), [], weak)
})

test('the security headers allow a floating video by origin, and allow autoplay only if a video is configured', () => {
  const settings = { frameSources: [], formActions: [], imageSources: [], scriptSources: [], isHttps: true }
  const headersFor = (...mediaSources: string[]) => securityHeaders({ ...settings, mediaSources })
  const none = headersFor()
  assert.doesNotMatch(none['content-security-policy']!, /media-src/)
  assert.match(none['permissions-policy']!, /autoplay=\(\)/)
  const one = headersFor('https://cdn.example')
  assert.match(one['content-security-policy']!, /; media-src https:\/\/cdn\.example;/)
  assert.match(one['permissions-policy']!, /autoplay=\(self\)/)
  assert.deepEqual(headerProblems(one, overHttps), [])
})

test("content pages may embed the shop's frames and videos, and may delegate autoplay to video hosts", () => {
  const settings = { frameSources: [], formActions: [], imageSources: [], scriptSources: [], isHttps: true }
  const headers = securityHeaders({ ...settings, hasContent: true })
  const parts = headers['content-security-policy']!.split('; ').map((part) => part.split(' '))
  const of = (name: string) => parts.find(([first]) => first === name)!.slice(1)
  assert.deepEqual([of('frame-src'), of('media-src')], [["'self'"], ["'self'"]])
  assert.match(
    headers['permissions-policy']!,
    /autoplay=\(self "https:\/\/www\.youtube-nocookie\.com" "https:\/\/player\.vimeo\.com"\)/,
  )
  assert.deepEqual(headerProblems(headers, overHttps), [])
})
