import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { JSDOM } from 'jsdom'
import { siteSettings } from '#domain/sites.ts'
import type { Shop } from '#storefront/page/page.ts'
import { appLinkOf } from './app-link.ts'
import { startAppLinks } from './start-app-links.ts'

const store = {
  host: 'eur.shop.example',
  siteHosts: ['shop.example', 'eur.shop.example'],
  prefix: 'de',
  entityAt: (path: string) => (path === '/power-bar' ? ({ kind: 'product', id: 7 } as const) : undefined),
}

function anchorOf(href: string, text = 'Text'): HTMLAnchorElement {
  const { document } = new JSDOM(`<a href="${href}">${text}</a>`, { url: 'https://eur.shop.example/de' }).window
  return document.querySelector('a')!
}

test('a link to a page of the store is reported with its path, entity, and text [APP-441]', () => {
  assert.deepEqual(appLinkOf(anchorOf('/de/power-bar?color=red#reviews', ' Power\n <b>bar</b> '), store), {
    type: 'linkclick',
    payload: {
      href: 'https://eur.shop.example/de/power-bar?color=red#reviews',
      path: '/power-bar?color=red#reviews',
      kind: 'product',
      entityId: 7,
      target: '',
      title: 'Power bar',
    },
  })
  const home = appLinkOf(anchorOf('/de'), store)
  assert.ok(home?.type === 'linkclick')
  assert.deepEqual([home.payload.path, home.payload.kind], ['/', null])
})

test('links to other hosts and other sites open in the browser, mailto and tel links are left to the app [APP-442, SHELL-418]', () => {
  const reasonOf = (href: string) => {
    const link = appLinkOf(anchorOf(href), store)
    return link?.type === 'open_in_browser' ? link.payload.reason : link
  }
  assert.deepEqual(
    ['https://maker.example/a?b=1', 'https://shop.example/plates', 'mailto:help@shop.example', 'tel:+15550100'].map(
      reasonOf,
    ),
    ['other_host', 'other_site', null, null],
  )
})

/**
 * Opens a page in the app, with or without its bridge. Clicking a link returns the sent messages, and true if the
 * browser followed the link.
 */
function openApp(t: TestContext, hasBridge: boolean) {
  const { window } = new JSDOM('<a href="/de/plates">Plates</a><a href="https://maker.example/">Maker</a>', {
    url: 'https://eur.shop.example/de',
  })
  const sent: { type: string }[] = []
  const bridge = hasBridge
    ? { postMessage: (json: string) => void sent.push(JSON.parse(json) as { type: string }) }
    : undefined
  const globals = { document: window.document, location: window.location, Element: window.Element, StoreBridge: bridge }
  for (const [name, value] of Object.entries(globals)) {
    const earlier = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    t.after(() => {
      if (earlier) Object.defineProperty(globalThis, name, earlier)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
  const siteUrls = { USA: 'https://shop.example', EUR: 'https://eur.shop.example' } as Shop['siteUrls']
  startAppLinks({ siteUrls, locale: siteSettings.EUR.locales.find(({ path }) => path === 'de')! })
  const click = (index: number) => {
    const event = new window.MouseEvent('click', { bubbles: true, cancelable: true })
    window.document.querySelectorAll('a')[index]!.dispatchEvent(event)
    return { types: sent.splice(0).map(({ type }) => type), isPrevented: event.defaultPrevented }
  }
  return { click }
}

test('in the app, a click reports the link; only a link to another host does not open in the page [APP-441, APP-442]', (t) => {
  const { click } = openApp(t, true)
  assert.deepEqual(click(0), { types: ['linkclick'], isPrevented: false })
  assert.deepEqual(click(1), { types: ['open_in_browser'], isPrevented: true })
})

test("without the app's bridge, every link opens in the page", (t) => {
  const { click } = openApp(t, false)
  assert.deepEqual(click(1), { types: [], isPrevented: false })
})
