import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteSettings, sites } from '#domain/sites.ts'
import { startPages } from '#storefront/server/server-for-tests.ts'

const { ask: fetchPage, services, callers } = await startPages()
const look = {
  logo: { src: '/media/brand/logo-1.svg', width: 200, height: 60 },
  favicon: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
  styles: ['/media/brand/colors-1.css'],
}
const branded = await startPages({ look })
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const own = { ...form, host: 'shop.example', origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }

test('the main bar has the logo, search, and account [SHELL-012, SHELL-013, SHELL-016]', async () => {
  const { body } = await fetchPage('USA', '/nothing')
  const [header = ''] = /<header.*<\/header>/s.exec(body) ?? []
  assert.match(header, /class="logo" aria-label="Ironwright home" href="\/"/)
  assert.match(header, /action="\/search"/)
  assert.match(header, /aria-label="Account" href="\/account"/)
})

test("a store's own logo, favicon, and colors replace the built-in ones on every page", async () => {
  const { body } = await branded.ask('USA', '/nothing')
  const [header = ''] = /<header.*<\/header>/s.exec(body) ?? []
  assert.match(
    header,
    /<img class="logo__pic" src="\/media\/brand\/logo-1\.svg" width="200" height="60" alt="Ironwright"\/>/,
  )
  assert.match(body, /<footer.*logo__pic/s)
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href)
  assert.equal(sheets.filter((href) => href === '/media/brand/colors-1.css').length, 1)
  assert.match((await branded.ask('USA', '/')).body, /<link rel="stylesheet" href="\/media\/brand\/colors-1\.css">/)
  assert.equal((await branded.ask('USA', '/favicon.svg')).body, look.favicon.toString())
})

test('without JavaScript, the cart link opens the cart page [SHELL-017, CART-007]', async () => {
  assert.match((await fetchPage('USA', '/nothing')).body, /aria-label="Cart" href="\/cart"/)
})

test("the header starts with an editor's block and the top bar [SHELL-009, SHELL-010, SHELL-011]", async () => {
  services.strip = { name: 'apo_banner', key: 'apo_banner.k', html: '<p>Ships in March.</p>' }
  const { body } = await fetchPage('USA', '/nothing')
  services.strip = null
  const parts = ['<div class="strip__text"><p>Ships in March.</p></div>', 'class="topbar"', '<header class="masthead']
  const places = parts.map((part) => body.indexOf(part))
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.ok(places.every((place) => place > 0))
  const [topBar = ''] = /class="topbar">.*?<\/nav>/s.exec(body) ?? []
  for (const part of ['href="#storefronts"', 'href="/shippingtracker"', 'href="/contact"', 'name="contrast"'])
    assert.ok(topBar.includes(part), part)
})

test("the top bar links to the same page in the country's other languages [SHELL-011]", async () => {
  const linksOf = async (site: 'USA' | 'EUR', path: string) => {
    const [, links = ''] =
      /<span class="topbar__languages">(.*?)<\/span>/s.exec((await fetchPage(site, path)).body) ?? []
    return [...links.matchAll(/href="([^"]*)" hrefLang="([^"]*)"[^>]*>([^<]*)/g)].map((found) => found.slice(1))
  }
  assert.deepEqual(await linksOf('EUR', '/be/nothing'), [
    ['/be/fr/nothing', 'fr-BE', 'Français'],
    ['/be/en/nothing', 'en-BE', 'English'],
  ])
  assert.deepEqual(await linksOf('EUR', '/de/nothing'), [['/de/en/nothing', 'en-DE', 'English']])
  assert.deepEqual(await linksOf('USA', '/nothing'), [])
})

test('an announcement that the shopper closed is hidden until its text changes [SHELL-011]', async () => {
  services.strip = { name: 'above_header', key: 'above_header.a', html: '<p>Ships in March.</p>' }
  const shows = async (cookie: string) =>
    (await fetchPage('USA', '/nothing', { headers: { cookie } })).body.includes('<p>Ships in March.</p>')
  assert.deepEqual([await shows('strip=above_header.a'), await shows('strip=above_header.b')], [false, true])
  services.strip = null
})

test('a page is not cached past the time at which the links in its header bar change', async () => {
  const { header } = services
  const renders = async (until: number | null) => {
    services.header = { ...header, until }
    const before = callers.length
    for (let requests = 0; requests < 3; requests++) await fetchPage('CAN', '/theindex')
    return callers.length - before
  }
  const past = Date.UTC(2020, 0, 1)
  const counts = [await renders(past), await renders(null)]
  services.header = header
  assert.deepEqual(counts, [3, 1])
})

test("links in the announcement bar use the page's locale [SHELL-418]", async () => {
  services.strip = { name: 'apo_banner', key: 'apo_banner.k', html: '<p><a href="/plates">Plates</a></p>' }
  const { body } = await fetchPage('EUR', '/fr/nothing')
  services.strip = null
  assert.match(body, /<div class="strip__text"><p><a href="\/fr\/plates">Plates<\/a><\/p><\/div>/)
})

const contentPage = (content: object[]) => ({
  title: 'Returns',
  description: '',
  identifier: 'returns',
  url: '/returns',
  until: null,
  hasSegments: false,
  roguebuilder: { content },
})

test('a valid preview link shows a draft page, uncached and not indexed, and an invalid one is not found [CMS-004, CMS-005]', async () => {
  services.contentPage = contentPage([{ type: 'Text', props: { id: 'draft', html: '<p>Not yet published.</p>' } }])
  const show = (token: string) => fetchPage('USA', `/__rb__/preview?token=${token}`)
  const before = callers.length
  const [page, again, unknown] = [await show('valid'), await show('valid'), await show('forged')]
  services.contentPage = null
  assert.equal(page.status, 200)
  assert.match(page.body, /<header.*<p>Not yet published\.<\/p>.*<footer/s)
  assert.match(page.body, /<meta name="robots" content="noindex,nofollow">/)
  assert.equal(page.headers['cache-control'], 'private, no-store')
  assert.equal(again.status, 200)
  assert.ok(callers.length >= before + 3)
  assert.equal(unknown.status, 404)
})

test('the editor canvas shows each block in an element with its id, without header and footer [CMS-003]', async () => {
  const block = (id: string) => ({ type: 'Text', props: { id, html: `<p>${id}</p>` } })
  services.contentPage = contentPage([block('one'), block('two')])
  const [canvas, unknown] = [
    await fetchPage('USA', '/__rb__/rhpa?token=valid'),
    await fetchPage('USA', '/__rb__/rhpa?token='),
  ]
  services.contentPage = null
  assert.match(
    canvas.body,
    /<div data-block="one" data-type="Text">.*<p>one<\/p>.*<div data-block="two" data-type="Text">/s,
  )
  assert.doesNotMatch(canvas.body, /<header|<footer|<nav/)
  assert.match(canvas.body, /<meta name="robots" content="noindex,nofollow">/)
  assert.equal(unknown.status, 404)
})

test('the variant path prefix renders a content page without header and footer, which is not indexed [ROUTE-402, ROUTE-403]', async () => {
  services.contentPage = contentPage([])
  const [bare, whole, unknown] = await Promise.all(
    ['/__variant/kiosk/returns', '/returns', '/__variant/unknown/returns'].map((path) => fetchPage('USA', path)),
  )
  services.contentPage = null
  assert.equal(bare!.status, 200)
  assert.match(bare!.body, /<h1[^>]*>Returns<\/h1>/)
  assert.doesNotMatch(bare!.body, /<header|<footer|<nav/)
  assert.match(bare!.body, /<meta name="robots" content="noindex,nofollow">/)
  assert.match(whole!.body, /<header.*<footer/s)
  assert.equal(unknown!.status, 404)
})

test('the link bar has the Shop menu and Deals [SHELL-018, SHELL-021]', async () => {
  const { body } = await fetchPage('USA', '/nothing')
  assert.match(body, /<summary class="shop">/)
  assert.match(body, /class="deals" href="\/deals"/)
  assert.match(body, /<a class="mega__heading" href="\/bumper-plates">Bumper plates<\/a>/)
})

test('the main bar has the contact link only on USA, CAN, and APO [SHELL-004, SHELL-015, SHELL-415]', async () => {
  const offering = []
  for (const site of sites) {
    const { body } = await fetchPage(site, site === 'EUR' ? '/gb/nothing' : '/nothing')
    if (/aria-label="Contact us"/.test(body)) offering.push(site)
  }
  assert.deepEqual(offering, ['USA', 'CAN', 'APO'])
})

test('the footer has the newsletter, social links, the app, and the year [SHELL-022, SHELL-023, SHELL-024]', async () => {
  const { body } = await fetchPage('USA', '/nothing')
  assert.match(body, /action="\/newsletter-signup"/)
  assert.match(body, /<a href="https:\/\/www\.instagram\.com\/the-shop" rel="noopener me">Instagram<\/a>/)
  assert.match(body, /href="\/app"/)
})

test('the footer of every site links to the cookie preferences, including in German', async () => {
  for (const site of sites) {
    const { body } = await fetchPage(site, site === 'EUR' ? '/gb/nothing' : '/nothing')
    assert.match(body, /href="(?:\/gb)?\/cookie-preferences">Cookie preferences<\/a>/, site)
  }
  const { body } = await fetchPage('EUR', '/de/nothing')
  assert.match(body, /href="\/de\/cookie-preferences">Cookie-Einstellungen<\/a>/)
})

test('the copyright year follows the clock [SHELL-025]', async () => {
  assert.match((await fetchPage('USA', '/nothing')).body, /© 2027 Ironwright/)
})

test('page titles include the site name, which is UK for GBR [SEO-001, SEO-004]', async () => {
  assert.match((await fetchPage('GBR', '/nothing')).body, /<title>Page not found \| Ironwright UK<\/title>/)
})

test('a path without a locale sets the language and country cookies for 365 days in Europe [REGION-409, REGION-411]', async () => {
  assert.deepEqual((await fetchPage('EUR', '/')).headers['set-cookie'], [
    'lang=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'country=DE; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
})

test('in Europe, a path without a locale redirects to the locale in the cookies, or to /gb', async () => {
  const to = async (cookie: string) => (await fetchPage('EUR', '/', { headers: { cookie } })).headers.location
  assert.equal(await to(''), '/gb')
  assert.equal(await to('lang=de; country=DE'), '/de')
  assert.equal(await to('country=FR'), '/fr')
  assert.equal(await to('lang=en; country=ES'), '/es/en')
  assert.equal(await to('lang=xx; country=ZZ'), '/gb')
  assert.equal((await fetchPage('EUR', '/plates?page=2')).headers.location, '/gb/plates?page=2')
})

test("the ship-to country has its own cookie and defaults to the locale's country", async () => {
  const country = async (path: string, cookie: string) => {
    const { body } = await fetchPage('EUR', path, { headers: { cookie } })
    return /"country":"([A-Z]{2})","contrast"/.exec(body)?.[1]
  }
  assert.equal(await country('/fr/theindex', ''), 'FR')
  assert.equal(await country('/fr/theindex', 'country=DE; lang=de'), 'FR')
  assert.equal(await country('/fr/theindex', 'ship_to=AT'), 'AT')
  assert.equal(await country('/fr/theindex', 'ship_to=US'), 'FR')
})

test('every European locale has a separate prefix and language, and its links preserve both', async () => {
  for (const { path, tag } of siteSettings.EUR.locales) {
    const { body } = await fetchPage('EUR', `/${path}/nothing`)
    assert.match(body, new RegExp(`<html lang="${tag}"`))
    assert.match(body, new RegExp(`class="logo" aria-label="[^"]+" href="/${path}"`))
  }
})

test('each European locale shows pages in its language', async () => {
  assert.match((await fetchPage('EUR', '/de/nothing')).body, /<h1[^>]*>Seite nicht gefunden<\/h1>/)
  assert.match((await fetchPage('EUR', '/de/en/nothing')).body, /<h1[^>]*>Page not found<\/h1>/)
  assert.match((await fetchPage('EUR', '/fr/nothing')).body, /<h1[^>]*>Page introuvable<\/h1>/)
  assert.match((await fetchPage('EUR', '/es/nothing')).body, /<h1[^>]*>Página no encontrada<\/h1>/)
  assert.match((await fetchPage('EUR', '/be/nothing')).body, /<h1[^>]*>Pagina niet gevonden<\/h1>/)
})

test('the high contrast cookie selects the high contrast version of a page [UI-009]', async () => {
  assert.match(
    (await fetchPage('USA', '/theindex', { headers: { cookie: 'high_contrast=high' } })).body,
    /data-contrast="high"/,
  )
  assert.doesNotMatch((await fetchPage('USA', '/theindex')).body, /data-contrast="high"/)
})

test('USA shows US units first and EUR shows metric units first, until the shopper chooses differently', async () => {
  const otherOn = async (site: 'USA' | 'EUR', cookie = '') =>
    /name="units" value="(\w+)"/.exec(
      (await fetchPage(site, site === 'EUR' ? '/de/nothing' : '/nothing', { headers: { cookie } })).body,
    )?.[1]
  assert.deepEqual([await otherOn('USA'), await otherOn('EUR')], ['metric', 'us'])
  assert.deepEqual([await otherOn('USA', 'units=metric'), await otherOn('EUR', 'units=us')], ['us', 'metric'])
  assert.equal(await otherOn('USA', 'units=cubits'), 'metric')
})

test('preferences are stored for 365 days, and saving them redirects only within the shop [UI-012, SHELL-414]', async () => {
  const post = (body: string) => fetchPage('USA', '/preferences', { method: 'POST', headers: own, body })
  const response = await post('contrast=high&back=/plates')
  assert.equal(response.headers.location, '/plates')
  assert.deepEqual(response.headers['set-cookie'], [
    'high_contrast=high; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
  const odd = await post('contrast=loud&back=https://evil.example/')
  assert.deepEqual([odd.headers.location, odd.headers['set-cookie']], ['/', undefined])
})
