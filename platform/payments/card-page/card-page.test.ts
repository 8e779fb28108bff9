import assert from 'node:assert/strict'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { test } from 'node:test'
import { openCardPage } from './card-page.ts'

const origin = 'https://cards.shop.example'
const shopOrigins = ['https://shop.example', 'https://eu.shop.example']
const pageOf = (name: string) => ({ scripts: [`/assets/${name}.js`], styles: ['/assets/card-page.css'] })
const files = { spreedlyCard: pageOf('card'), spreedlyBank: pageOf('bank'), adyenCard: pageOf('adyen') }
const spreedly = {
  environmentKey: 'E7',
  scriptUrl: 'https://core.spreedly.com/iframe/iframe-v1.min.js',
  certificate: undefined,
}
const adyen = {
  baseUrl: 'https://checkout.adyen.example/v72',
  apiKey: 'key',
  merchantAccount: 'Shop',
  hmacKeys: [],
  clientKey: 'live_ABC',
  environment: 'live-us' as const,
}
const settings = {
  brand: 'Iron & Sons',
  origin,
  shopOrigins,
  spreedly,
  adyen,
  secret: 'a secret of the tests',
  files,
  secondsToWait: async () => 0,
  report: (error: unknown) => assert.fail(String(error)),
}
const app = openCardPage(settings)
const fetched = (from: typeof app, path: string, init?: RequestInit) =>
  from.request(origin + path, init, { incoming: {} })
const get = (path: string) => fetched(app, path)
const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ')
      return [name, sources.join(' ')]
    }),
  )
const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
const back = 'https://eu.shop.example/checkout/payment'

test("the card and bank pages show the shop's name when they are not framed", async () => {
  const bank = address('/spreedly/bank', { transaction: 'T1', step: '1', return: back })
  for (const path of [
    address('/spreedly/card-page', { return: back }),
    address('/adyen/card-page', { return: back }),
    bank,
  ]) {
    const page = await (await get(path)).text()
    assert.match(page, /<main[^>]*><p class="shop-name">Iron &amp; Sons<\/p><h1>/)
    assert.match(page, /<title>[\w ]+ - Iron &amp; Sons<\/title>/)
  }
})

test("only the shop's origins can frame the card fields [T48]", async () => {
  for (const vendor of ['spreedly', 'adyen']) {
    const framed = await get(address(`/${vendor}/card`, { parent: shopOrigins[1]! }))
    assert.equal(framed.status, 200)
    assert.equal(policyOf(framed)['frame-ancestors'], shopOrigins.join(' '))
    assert.equal(framed.headers.get('x-frame-options'), null)
    assert.match(await framed.text(), /data-parent="https:\/\/eu\.shop\.example"/)
    const strangers = [
      'https://evil.example',
      'https://shop.example.evil.example',
      `${shopOrigins[0]!}/path`,
      '',
      'null',
    ]
    for (const parent of strangers)
      assert.equal((await get(address(`/${vendor}/card`, { parent }))).status, 403, parent)
    assert.equal((await get(`/${vendor}/card`)).status, 403)
  }
})

test('a full-page card form or challenge returns only to shop URLs [T48]', async () => {
  const strangers = [
    'https://evil.example/checkout',
    'https://shop.example@evil.example/',
    '//evil.example',
    '/checkout',
    'javascript:alert(1)',
    'data:text/html,x',
    `blob:${shopOrigins[0]!}/e3b0c442-98fc-4c14-9afb-f4c8996fb924`,
    '',
    `${back}?${'a'.repeat(2_000)}`,
  ]
  const bank = { transaction: 'T1', step: '1' }
  for (const [path, more] of [
    ['/spreedly/card-page', {}],
    ['/adyen/card-page', {}],
    ['/spreedly/bank', bank],
  ] as const) {
    const page = await get(address(path, { ...more, return: back }))
    assert.equal(page.status, 200)
    assert.deepEqual([policyOf(page)['frame-ancestors'], page.headers.get('x-frame-options')], ["'none'", 'DENY'])
    assert.match(
      await page.text(),
      /<noscript><p>.*JavaScript.*<a href="https:\/\/eu\.shop\.example\/checkout\/payment">Back/s,
    )
    for (const wrong of strangers)
      assert.equal((await get(address(path, { ...more, return: wrong }))).status, 403, `${path} ${wrong}`)
  }
})

test('URL parameters are escaped in the card page', async () => {
  const page = await get(address('/spreedly/card-page', { return: `${back}?a="><script>alert(1)</script>` }))
  const html = await page.text()
  assert.doesNotMatch(html, /<script>/)
  assert.match(html, /&quot;&gt;&lt;script&gt;/)
})

test("a card page runs only its own files and the vendor's script, connects only to the vendor, and sets no cookies", async () => {
  const own = await get(address('/spreedly/card', { parent: shopOrigins[0]! }))
  const vendor = 'https://*.spreedly.com'
  assert.deepEqual(policyOf(own), {
    'default-src': "'none'",
    'script-src': `'self' ${vendor}`,
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': `'self' ${vendor}`,
    'frame-src': `${vendor} data:`,
    'form-action': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': shopOrigins.join(' '),
    'upgrade-insecure-requests': '',
  })
  const bank = policyOf(await get(address('/spreedly/bank', { transaction: 'T1', step: '2', return: back })))
  assert.deepEqual([bank['frame-src'], bank['form-action']], [`https: ${vendor} data:`, `https: ${vendor}`])
  const policy = policyOf(await get(address('/adyen/card', { parent: shopOrigins[0]! })))
  const fields = 'https://checkoutshopper-live-us.adyen.com'
  assert.deepEqual([policy['script-src'], policy['frame-src'], policy['style-src']], ["'self'", fields, "'self'"])
  for (const path of [address('/spreedly/card', { parent: shopOrigins[0]! }), '/', '/nowhere']) {
    const { headers } = await get(path)
    assert.equal(headers.get('set-cookie'), null)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.match(headers.get('referrer-policy') ?? '', /^strict-origin/)
    assert.match(headers.get('strict-transport-security') ?? '', /^max-age=63072000/)
  }
  assert.doesNotMatch(await own.text(), /<script(?! type="module" src="\/assets)|<style| style=| on\w+=/)
})

test('the card page origin serves no other paths, and no pages for a vendor without an account', async () => {
  const none = openCardPage({ ...settings, spreedly: undefined, adyen: undefined })
  for (const path of ['/spreedly/card', '/adyen/card', '/spreedly/bank'])
    assert.equal((await fetched(none, address(path, { parent: shopOrigins[0]!, return: back }))).status, 404)
  assert.equal((await fetched(none, '/adyen/cards', { method: 'POST', headers: { origin } })).status, 404)
  for (const path of ['/', '/index.html', '/cart', '/spreedly', '/spreedly/card/more', '/svc_list/list', '/healthz'])
    assert.equal((await get(path)).status, 404, path)
})

test('a challenge page requires a transaction and a valid step', async () => {
  for (const wrong of [{ transaction: '../T' }, { transaction: '' }, { step: '3' }, { step: '' }, { step: '1"' }]) {
    const query = { transaction: 'T1', step: '1', return: back, ...wrong }
    assert.equal((await get(address('/spreedly/bank', query))).status, 404, JSON.stringify(wrong))
  }
})

test('if a certificate is configured, each load of the card page has a new, valid signature', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signing = openCardPage({ ...settings, spreedly: { ...spreedly, certificate: { token: 'C1', key } } })
  const seen = new Set<string>()
  for (let page = 0; page < 2; page++) {
    const html = await (await fetched(signing, address('/spreedly/card', { parent: shopOrigins[0]! }))).text()
    const fact = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? ''
    const signedText = Buffer.from(`${fact('nonce')}${fact('timestamp')}C1`)
    const isRight = verify(
      'sha256',
      signedText,
      createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      Buffer.from(fact('signature'), 'base64'),
    )
    assert.ok(isRight)
    assert.ok(Math.abs(Number(fact('timestamp')) - Date.now() / 1000) < 60)
    seen.add(fact('nonce'))
  }
  assert.equal(seen.size, 2)
})

test('card page views are rate-limited, because signing a page is expensive', async () => {
  const busy = openCardPage({ ...settings, secondsToWait: async (_, kind) => (kind === 'page' ? 7 : 0) })
  const response = await fetched(busy, address('/spreedly/card', { parent: shopOrigins[0]! }))
  assert.deepEqual([response.status, response.headers.get('retry-after')], [429, '7'])
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
})

test('the card and bank pages are in the language of the shop page, and in English without one', async () => {
  const french = { lang: 'fr-BE' }
  const card = await (await get(address('/spreedly/card-page', { return: back, ...french }))).text()
  assert.match(card, /<html lang="fr">/)
  assert.match(card, /<h1>Payer par carte<\/h1>/)
  assert.match(card, /<label for="expiry">Expiration \(MM\/AA\)<\/label>/)
  assert.match(card, /Saisissez le code de sécurité à 3 ou 4 chiffres\./)
  const adyenFrame = await (await get(address('/adyen/card', { parent: shopOrigins[0]!, lang: 'nl-BE' }))).text()
  assert.match(adyenFrame, /data-language="nl"/)
  const bank = { transaction: 'T1', step: '1', return: back, lang: 'de-DE' }
  assert.match(await (await get(address('/spreedly/bank', bank))).text(), /<h1>Zahlung bestätigen<\/h1>/)
  for (const lang of ['', 'xx', 'constructor']) {
    const page = await (await get(address('/spreedly/card-page', { return: back, lang }))).text()
    assert.match(page, /<html lang="en">/)
    assert.match(page, /<h1>Pay by card<\/h1>/)
  }
})
