import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from '#storefront/server/server-for-tests.ts'

const { ask: fetchPage, services } = await startPages()
const sale = { html: '<p>Up to five.</p>', maxItems: 5, price: 5, until: Date.UTC(2027, 6, 1) }
const opener = /<aside id="five-for-five"[^>]*>.*?<\/aside>/s
const endOf = async (path: string, headers: Record<string, string> = {}) =>
  opener.exec((await fetchPage('USA', path, { headers })).body)?.[0]

test('a document contains the sale tab only while a sale is active [PROMO-002]', async () => {
  assert.equal(await endOf('/theindex?page=1'), undefined)
  services.drawer = sale
  const end = (await endOf('/theindex'))!
  assert.match(end, /<a class="five-tab__open" href="\/five-for-five">.*Ship 5 for \$5<\/a>/s)
  const german = (await fetchPage('EUR', '/de/theindex')).body
  assert.match(opener.exec(german)![0], /href="\/de\/five-for-five">.*Versand von 5 für 5,95/s)
  services.drawer = null
})

test('closing the sale tab hides it for the browser session, and the app never shows it [PROMO-005]', async () => {
  services.drawer = sale
  const posted = await fetchPage('USA', '/preferences', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'shop.example',
      origin: 'http://shop.example',
      'sec-fetch-site': 'same-origin',
    },
    body: 'drawer=closed&back=%2Ftheindex',
  })
  assert.deepEqual([posted.status, posted.headers.location], [303, '/theindex'])
  const [cookie = ''] = posted.headers['set-cookie'] ?? []
  assert.match(cookie, /^drawer=closed; Path=\/; SameSite=Lax/)
  assert.doesNotMatch(cookie, /Max-Age|Expires/)
  assert.equal(await endOf('/theindex', { cookie: 'drawer=closed' }), undefined)
  assert.equal(await endOf('/theindex?isMobileApp=true'), undefined)
  assert.notEqual(await endOf('/theindex', { cookie: 'drawer=odd' }), undefined)
  services.drawer = null
})

test('a page without its sale data is not cached, so that the next shopper gets the tab', async () => {
  services.drawer = sale
  services.isPartDown = true
  const without = await fetchPage('AUS', '/theindex')
  services.isPartDown = false
  assert.deepEqual([without.status, without.headers.etag, opener.test(without.body)], [200, undefined, false])
  assert.equal(opener.test((await fetchPage('AUS', '/theindex')).body), true)
  services.drawer = null
})

test('if feature flags cannot be evaluated, a page shows its content without the sale tab [ERROR-415]', async () => {
  services.drawer = sale
  services.isPartDown = true
  const { status, body } = await fetchPage('USA', '/theindex?page=2')
  services.isPartDown = false
  services.drawer = null
  assert.equal(status, 200)
  assert.match(body, /<h1[^>]*>The Index<\/h1>/)
  assert.doesNotMatch(body, opener)
})
