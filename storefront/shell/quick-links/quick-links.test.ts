import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from '#storefront/server/server-for-tests.ts'
import { findSkipTargets, idsIn } from './skip-targets.ts'

const { ask: fetchPage } = await startPages()
const panelOf = async (path: string, cookie = '') => {
  const { body } = await fetchPage('USA', path, { headers: { cookie } })
  return /<body>(<nav id="quick-links".*?<\/nav>)<div id="root">/s.exec(body)?.[1] ?? ''
}

const targetsIn = (markup: string) => findSkipTargets(idsIn(markup))

test('the skip links match the sections that a page contains [UI-002, UI-011]', () => {
  const category = '<main id="main"><aside id="filters"></aside><ul id="products"></ul></main><footer id="footer">'
  const product = '<main id="main"><section id="gallery"><div id="buy"><p class="a" id="add-to-cart"><i id="reviews">'
  assert.deepEqual(targetsIn(category), ['main', 'filters', 'products', 'footer'])
  assert.deepEqual(targetsIn(product), ['main', 'gallery', 'buy', 'add-to-cart', 'reviews'])
  assert.deepEqual(targetsIn('<main id="main"><ul id="items"></ul><aside id="summary">'), ['main', 'items', 'summary'])
  assert.deepEqual(targetsIn('<main id="main"><div id="step">'), ['main', 'step'])
  assert.deepEqual(targetsIn('<main id="main"><article id="article">'), ['main', 'article'])
})

test('each document starts with the quick links panel, which works without JavaScript [UI-001, UI-003, UI-005]', async () => {
  const panel = await panelOf('/theindex')
  assert.match(panel, /^<nav id="quick-links" class="quick-links" aria-label="Accessibility quick links"/)
  assert.match(panel, /<li><a href="#main">Skip to content<\/a><\/li>/)
  assert.match(panel, /<li><a href="#footer">Skip to footer<\/a><\/li>/)
  assert.match(panel, /<li hidden=""><a href="#reviews">/)
  for (const path of ['/account', '/cart', '/checkout']) assert.ok(panel.includes(`<a href="${path}">`), path)
})

test('the quick links lead to checkout and to the search field, or to the search page if there is no field [UI-006, UI-007]', async () => {
  assert.match(await panelOf('/theindex'), /<a href="#q" data-search="\/search">Search<\/a>/)
  const { body } = await fetchPage('EUR', '/de/nothing')
  assert.match(body, /<a href="\/de\/checkout">Kasse<\/a>/)
})

test('until a script has read the session, the quick links show neither login nor logout [UI-004]', async () => {
  const panel = await panelOf('/theindex')
  assert.match(panel, /<li hidden="" data-session="guest"><a href="\/login">Log in<\/a>/)
  assert.match(panel, /<li hidden="" data-session="customer"><form action="\/account" method="post">/)
})

test("the quick links panel's contrast form offers the other contrast and returns to the page [UI-008]", async () => {
  const valuesOf = (panel: string) => [...panel.matchAll(/name="(?:contrast|back)" value="([^"]*)"/g)].map(([, v]) => v)
  assert.deepEqual(valuesOf(await panelOf('/theindex?page=1')), ['high', '/theindex?page=1'])
  assert.deepEqual(valuesOf(await panelOf('/theindex', 'high_contrast=high')), ['normal', '/theindex'])
})
