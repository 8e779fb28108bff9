import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildStorefront } from '#storefront/build/build.ts'
import { maxFirstLoad, maxViewLoad } from '#storefront/build/first-load.ts'
import { texts as registryTexts } from '#storefront/registry/texts/en.ts'
import { startPages } from './server-for-tests.ts'

const { ask: fetchPage, services, callers, defects } = await startPages()

test("a browse page's first load is within its JavaScript budget", async () => {
  const { firstLoads } = await buildStorefront()
  for (const [page, bytes] of Object.entries(firstLoads))
    assert.ok(bytes <= maxFirstLoad, `${page} loads ${bytes} bytes first`)
})

test('the code loaded for a 3D view is within its size budget', async () => {
  const { viewLoad } = await buildStorefront()
  assert.ok(viewLoad > 100_000 && viewLoad <= maxViewLoad, `a view loads ${viewLoad} bytes`)
})

test('an unknown URL gets the not-found page with status 404 in the full layout [ROUTE-005, ROUTE-016, ERROR-016]', async () => {
  const { status, body } = await fetchPage('USA', '/no-such-page')
  assert.equal(status, 404)
  assert.match(body, /<h1[^>]*>Page not found<\/h1>/)
  assert.match(body, /role="combobox"/)
  assert.match(body, /<meta name="robots" content="noindex,nofollow">/)
})

test('the URL /404 shows the not-found page [ROUTE-004]', async () => {
  const { status, body } = await fetchPage('USA', '/404')
  assert.equal(status, 404)
  assert.match(body, /<h1[^>]*>Page not found<\/h1>/)
})

test('a page behind a disabled feature gate is not found, and no page links to it [ROUTE-007]', async () => {
  for (const path of ['/five-for-five', '/rmaprocess/initiate', '/rogue-equipped-gyms']) {
    const { status, body } = await fetchPage('AUS', path)
    assert.equal(status, 404, path)
    assert.ok(!body.includes(`href="${path}"`), path)
  }
})

test('an unknown magazine category returns 404 [INDEX-007]', async () => {
  assert.equal((await fetchPage('USA', '/theindex/history')).status, 200)
  assert.equal((await fetchPage('USA', '/theindex/nope')).status, 404)
})

test('well-known URLs return their documents', async () => {
  const inventory = await fetchPage('USA', '/.well-known/script-inventory.json')
  assert.deepEqual((JSON.parse(inventory.body) as { frames: string[] }).frames, ['https://vault.example'])
  assert.match((await fetchPage('CAN', '/.well-known/security.txt')).body, /^Contact: mailto:security@shop\.example\n/)
})

test('a network address that exceeds its page budget gets the wait page, but can still load cached pages', async () => {
  const headers = { 'x-ip': '192.0.2.9' }
  const response = await fetchPage('USA', '/deals?q=one', { headers })
  assert.deepEqual(
    [response.status, response.headers['retry-after'], response.headers['cache-control']],
    [429, '42', 'private, no-store'],
  )
  assert.match(response.body, /again in 42 seconds.*<a class="button" href="">Try again<\/a>/)
  const inGerman = await fetchPage('EUR', '/de/deals?q=one', { headers })
  assert.match(inGerman.body, /<html lang="de">.*in 42 Sekunden noch/)
  await fetchPage('USA', '/theindex')
  assert.equal((await fetchPage('USA', '/theindex', { headers })).status, 200)
})

test('a shop at capacity shows the busy page but still serves files and cached pages [T24]', async () => {
  const headers = { 'x-ip': '192.0.2.8' }
  const response = await fetchPage('USA', '/deals?q=two', { headers })
  assert.deepEqual([response.status, response.headers['retry-after']], [503, '5'])
  assert.match(response.body, /We’re very busy right now.*again in 5 seconds/)
  assert.match((await fetchPage('EUR', '/de/deals?q=two', { headers })).body, /Gerade ist sehr viel los/)
  await fetchPage('USA', '/theindex')
  for (const path of ['/theindex', '/favicon.svg'])
    assert.equal((await fetchPage('USA', path, { headers })).status, 200)
})

test('a site without a home page shows an opening-soon page, with status 503, Retry-After, and noindex', async () => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await fetchPage('USA', '/', { method })
    assert.deepEqual(
      [status, headers['retry-after'], headers['x-robots-tag'], headers['cache-control']],
      [503, '3600', 'noindex', 'private, no-store'],
    )
  }
  const { body } = await fetchPage('USA', '/')
  assert.match(body, /<meta name="robots" content="noindex,nofollow">.*<h1[^>]*>Opening soon<\/h1>/)
  assert.doesNotMatch(body, /href="\/(?:cart|search|privacy)|Try again/)
  assert.match((await fetchPage('EUR', '/de')).body, /<html lang="de">.*<h1[^>]*>Wir öffnen bald<\/h1>/)
})

test('a page links only to enabled sites', async () => {
  const { body } = await fetchPage('USA', '/theindex')
  for (const site of ['CAN', 'AUS', 'GBR']) assert.match(body, new RegExp(`href="https://${site}\\.shop\\.example/"`))
  assert.doesNotMatch(body, /href="https:\/\/APO\.shop\.example/)
})

test("the footer links to its site's social profiles, and omits this section if there are none", async () => {
  const { body } = await fetchPage('USA', '/theindex')
  assert.match(body, /<a href="https:\/\/www\.instagram\.com\/the-shop" rel="noopener me">Instagram<\/a>/)
  assert.doesNotMatch((await fetchPage('CAN', '/theindex')).body, /instagram|youtube\.com|facebook/)
})

test('a failed route lookup shows the not-found page, which is uncached and not indexed [ERROR-017]', async () => {
  services.isLookupBroken = true
  const { status, headers, body } = await fetchPage('USA', '/kettlebells')
  services.isLookupBroken = false
  assert.deepEqual([status, headers['cache-control']], [404, 'private, no-store'])
  assert.match(body, /<meta name="robots" content="noindex,nofollow">/)
  services.redirect = { to: '/plates', type: 301 }
  const found = await fetchPage('USA', '/kettlebells')
  services.redirect = null
  assert.equal(found.status, 301)
})

test('unavailable services return an uncached 503 with Retry-After and a retry button [ERROR-018, ROUTE-028]', async () => {
  services.areDown = true
  const { status, headers, body } = await fetchPage('USA', '/plates')
  services.areDown = false
  assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [503, '30', 'private, no-store'])
  assert.match(body, /<button[^>]*>Try again<\/button>/)
  assert.equal((await fetchPage('USA', '/plates')).status, 404)
})

test('a page that omits a failed part is not cached, so that the next shopper gets the complete page', async () => {
  services.isPartDown = true
  const without = await fetchPage('AUS', '/theindex')
  services.isPartDown = false
  assert.deepEqual([without.status, without.headers.etag, without.body.includes('/plates')], [200, undefined, false])
  assert.match((await fetchPage('AUS', '/theindex')).body, /\/plates/)
})

test('a page that fails with a defect shows an error id but no details', async () => {
  services.hasSearchDefect = true
  const { status, body } = await fetchPage('USA', '/search?q=bar')
  services.hasSearchDefect = false
  assert.equal(status, 500)
  assert.match(body, /[0-9a-f]{8}-[0-9a-f]{4}/)
  assert.doesNotMatch(body, /a defect in|at file/)
  assert.equal(defects.length > 0, true)
})

test('a cart path with capitals, escapes, or dots shows the cart page, which is not cached', async () => {
  for (const path of ['/Cart', '/%63art', '/./cart', '/plates/../cart', '/plates/%2E%2e/cart', '/plates\\..\\cart']) {
    const { status, headers } = await fetchPage('USA', path)
    assert.deepEqual([status, headers['cache-control']], [200, 'private, no-store'])
  }
})

test('the cart page is at /cart even before a cart exists [CART-201]', async () => {
  const { status, body } = await fetchPage('USA', '/cart')
  assert.deepEqual([status, body.includes('Your cart is empty.')], [200, true])
})

test('a page with an expired session is rendered for a guest, and a cookie passes its path to the browser', async () => {
  services.isSessionOver = true
  const { status, body, headers } = await fetchPage('EUR', '/de/cart?added=1', { headers: { cookie: 'sid_eur=old' } })
  assert.equal(status, 200)
  assert.match(body, /<h1[^>]*>/)
  assert.deepEqual(headers['set-cookie'], [
    'session_ended=%2Fcart%3Fadded%3D1; Path=/; Max-Age=60; SameSite=Lax; Secure',
  ])
  assert.equal((await fetchPage('EUR', '/de/cart')).headers['set-cookie'], undefined)
  services.isSessionOver = true
  const many = Array.from({ length: 10 }, () => `q=${encodeURIComponent('ä'.repeat(100))}`).join('&')
  const [ended] = (await fetchPage('EUR', `/de/cart?${many}`, { headers: { cookie: 'sid_eur=old' } })).headers[
    'set-cookie'
  ]!
  assert.equal(ended, 'session_ended=%2Fcart; Path=/; Max-Age=60; SameSite=Lax; Secure')
})

test('a URL with double slashes redirects to the URL with single slashes [ROUTE-020]', async () => {
  const { status, headers } = await fetchPage('USA', '//plates///iron?x=//y')
  assert.deepEqual([status, headers.location], [301, '/plates/iron?x=//y'])
})

test('the login page shows its form to guests [ACCOUNT-003]', async () => {
  assert.match((await fetchPage('USA', '/login')).body, /<form[^>]*action="\/login[^"]*".*name="password"/s)
})

test('the former login page redirects to the current one in each locale and preserves its query [ACCOUNT-004, ACCOUNT-005]', async () => {
  const moved = async (site: 'USA' | 'EUR', path: string) => {
    const { status, headers } = await fetchPage(site, path)
    return [status, headers.location]
  }
  assert.deepEqual(await moved('USA', '/customer/account/login?redirect=%2Fcart'), [301, '/login?redirect=%2Fcart'])
  assert.deepEqual(await moved('EUR', '/de/customer/account/login/'), [301, '/de/login'])
})

test('an unknown wishlist or registry returns 404 with a specific page', async () => {
  for (const [path, text] of [
    ['/wishlist/no-such-key', 'This list is private or no longer exists'],
    ['/registry/no-such-key', registryTexts.gonePage],
  ] as const) {
    const { status, body } = await fetchPage('USA', path)
    assert.equal(status, 404, path)
    assert.ok(body.includes(`>${text}</h1>`), path)
  }
})

test('a redirect from the route lookup uses the redirect type as its status [ROUTE-015]', async () => {
  for (const type of [301, 302, 307, 308]) {
    services.redirect = { to: '/plates', type }
    const { status, headers } = await fetchPage('USA', `/moved-${type}`)
    assert.deepEqual([status, headers.location], [type, '/plates'])
  }
  services.redirect = null
})

test('an invalid redirect type becomes 302, and an external host is never a redirect target [ROUTE-017]', async () => {
  services.redirect = { to: '/plates', type: null }
  assert.equal((await fetchPage('USA', '/moved-oddly')).status, 302)
  services.redirect = { to: 'https://evil.example/', type: 301 }
  assert.equal((await fetchPage('USA', '/moved-away')).status, 404)
  const to = 'https://can.shop.example/plates'
  services.redirect = { to, type: 301 }
  const { status, headers } = await fetchPage('USA', '/moved-north')
  assert.deepEqual([status, headers.location], [301, to])
  services.redirect = null
})

test('a redirect target too long for a header returns an error page with status 400', async () => {
  const long = 'ä'.repeat(700)
  for (const [site, path] of [
    ['USA', `//search?q=${encodeURIComponent(long)}`],
    ['EUR', `/search?q=${encodeURIComponent(long)}`],
  ] as const) {
    const { status, headers, body } = await fetchPage(site, path)
    assert.deepEqual([status, headers.location], [400, undefined], path)
    assert.match(body, /<h1[^>]*>[^<]+<\/h1>/)
  }
  services.posts = [{ slug: 'a'.repeat(20_000), title: { rendered: 'A' }, excerpt: { rendered: '' }, categories: [] }]
  const { status, headers, body } = await fetchPage('USA', '/theindex/gear-how-tos/a')
  services.posts = []
  assert.deepEqual([status, headers.location], [400, undefined])
  assert.match(body, /<h1[^>]*>[^<]+<\/h1>/)
})

test('a search without a term redirects to the home page [SEARCH-003, SEARCH-004]', async () => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%20']) {
    const { status, headers } = await fetchPage('USA', path)
    assert.deepEqual([status, headers.location], [302, '/'])
  }
})

test('a localized article list has an ETag and returns 304 while it is unchanged', async () => {
  const first = await fetchPage('EUR', '/de/theindex')
  assert.equal(first.status, 200)
  const { etag } = first.headers
  assert.ok(etag)
  const again = await fetchPage('EUR', '/de/theindex', { headers: { 'if-none-match': etag } })
  assert.deepEqual([again.status, again.body], [304, ''])
})

test('tracking parameters do not change the cached page, and a page with an unknown parameter is not cached', async () => {
  const plain = await fetchPage('USA', '/theindex')
  const tracked = await fetchPage('USA', '/theindex?utm_source=mail&gclid=1')
  assert.equal(tracked.headers.etag, plain.headers.etag)
  const odd = await fetchPage('USA', '/theindex?nobody_knows=1')
  assert.deepEqual([odd.status, odd.headers.etag], [200, undefined])
})

test('pages in the shared cache are rendered without cookies, and personal pages are rendered with them', async () => {
  callers.length = 0
  await fetchPage('USA', '/theindex?page=2', { headers: { cookie: 'sid_usa=secret' } })
  await fetchPage('USA', '/account/nothing', { headers: { cookie: 'sid_usa=secret' } })
  assert.deepEqual(
    callers.map(({ isShared, cookies }) => [isShared, cookies]),
    [
      [true, undefined],
      [false, 'sid_usa=secret'],
    ],
  )
})

test('every response has the security headers regardless of its status', async () => {
  for (const path of ['/theindex', '/nothing', '/assets/nothing.js', '//x', '/%00', '/%zz']) {
    const { headers } = await fetchPage('USA', path)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /default-src 'none'/, path)
    assert.match(policy, /frame-src (?:'self' )?https:\/\/vault\.example/)
    assert.doesNotMatch(policy, /unsafe/)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['strict-transport-security']), /max-age=63072000/)
  }
})

test('a page contains no script, style, or attribute that its content security policy blocks', async () => {
  const { body } = await fetchPage('USA', '/theindex')
  assert.doesNotMatch(body, /\sstyle="|<style|\son\w+="/)
  for (const [tag] of body.matchAll(/<script[^>]*>/g))
    assert.match(tag, /type="application\/(ld\+)?json"|src="\/assets\//)
})

test('build files are compressed and cached forever, and unknown ones return 404', async () => {
  const { body } = await fetchPage('USA', '/theindex')
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(body) ?? []
  const { headers, status } = await fetchPage('USA', script, { headers: { 'accept-encoding': 'gzip, br' } })
  assert.deepEqual([status, headers['content-encoding']], [200, 'br'])
  assert.match(String(headers['cache-control']), /immutable/)
  assert.equal((await fetchPage('USA', '/assets/../package.json')).status, 404)
})

test('icons come from one sprite file under the build path [UI-418]', async () => {
  const { body } = await fetchPage('USA', '/theindex')
  const sprites = new Set([...body.matchAll(/<use href="([^"#]+)#[a-z-]+"/g)].map(([, file]) => file!))
  assert.equal(sprites.size, 1)
  const [sprite = ''] = sprites
  assert.match(sprite, /^\/assets\/icons-[\w-]+\.svg$/)
  const { status, headers } = await fetchPage('USA', sprite)
  assert.deepEqual([status, headers['content-type']], [200, 'image/svg+xml'])
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const own = { ...form, host: 'shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }

test('forms with a different origin, an unsupported encoding, or an oversized body are refused', async () => {
  const post = async (headers: Record<string, string>, body = 'contrast=high') =>
    (await fetchPage('USA', '/preferences', { method: 'POST', headers, body })).status
  assert.equal(await post(own), 303)
  assert.equal(await post({ ...own, origin: 'http://evil.example' }), 403)
  assert.equal(await post({ ...own, 'sec-fetch-site': 'cross-site' }), 403)
  assert.equal(await post({ ...form, host: 'shop.example' }), 403)
  assert.equal(await post({ ...own, 'content-type': 'text/plain' }), 415)
  assert.equal(await post(own, `contrast=${'x'.repeat(70_000)}`), 413)
})

test('a malformed request gets an error page with a link to the home page but no retry button', async () => {
  const headers = { ...own, 'content-type': 'text/plain' }
  for (const refused of [
    await fetchPage('USA', '/%zz'),
    await fetchPage('USA', '/cart', { method: 'POST', headers }),
  ]) {
    assert.equal(refused.headers['content-type'], 'text/html; charset=utf-8')
    assert.match(refused.body, /<h1[^>]*>That didn’t work<\/h1>.*<a class="[^"]*" href="\/">Home page<\/a>/)
    assert.doesNotMatch(refused.body, /href=""/)
  }
})

test('each newsletter outcome has a separate page [NEWS-004, NEWS-005, NEWS-006]', async () => {
  const saved = await fetchPage('USA', '/newsletter-signup?saved=1')
  assert.deepEqual([saved.status, /Your preferences have been saved\./.test(saved.body)], [200, true])
  const failed = await fetchPage('USA', '/newsletter-error')
  assert.deepEqual([failed.status, /There was an error saving your preferences\./.test(failed.body)], [200, true])
  assert.match(failed.body, /id="newsletter-again"[^>]*type="email"/)
  for (const { body } of [saved, failed]) assert.match(body, /<main.*<a class="link" href="\/">.*<\/main>/s)
})

test('before submission, the newsletter page shows its form and no outcome', async () => {
  const { status, body } = await fetchPage('USA', '/newsletter-signup')
  assert.equal(status, 200)
  assert.match(body, /id="newsletter-again"[^>]*type="email"/)
  assert.doesNotMatch(body, /have been saved|error saving/)
})

test('a newsletter form redirects to the page for its outcome [NEWS-006, NEWS-026]', async () => {
  const signUp = async () => {
    const body = 'email=ann%40example.com&newsletters=newsletter'
    const { status, headers } = await fetchPage('USA', '/newsletter-signup', { method: 'POST', headers: own, body })
    return [status, headers.location]
  }
  assert.deepEqual(await signUp(), [303, '/newsletter-signup?saved=1'])
  services.isSaved = false
  assert.deepEqual(await signUp(), [303, '/newsletter-error'])
  services.isSaved = true
  services.areDown = true
  assert.deepEqual(await signUp(), [303, '/newsletter-error'])
  services.areDown = false
})

test('a newsletter form without a selected list shows a message and preserves the entered address [NEWS-024]', async () => {
  const body = 'email=ann%40example.com&newsletters=unknown'
  const sent = await fetchPage('USA', '/newsletter-signup', { method: 'POST', headers: own, body })
  assert.equal(sent.status, 422)
  assert.match(sent.body, /<output[^>]*>Please select a list to sign up\.</)
  assert.match(sent.body, /id="newsletter-again"[^>]*value="ann@example\.com"/)
})

test('requests with unsupported HTTP methods return 405', async () => {
  const { status, headers } = await fetchPage('USA', '/theindex', { method: 'DELETE' })
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD, POST'])
})

test('a POST without a locale prefix returns 405 and does not redirect', async () => {
  for (const path of ['/newsletter-signup', '/', '/svc_nothing']) {
    const { status, headers } = await fetchPage('EUR', path, { method: 'POST', headers: own, body: 'email=a' })
    assert.deepEqual([status, headers.allow, headers.location], [405, 'GET, HEAD', undefined])
  }
  assert.equal((await fetchPage('EUR', '/deals', { method: 'HEAD' })).status, 302)
})
