import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { JSDOM } from 'jsdom'
import { createElement, lazy, Suspense } from 'react'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { gate, startRouter } from './router-for-tests.ts'
import { useDisplayedPage } from './use-displayed-page.ts'

const Chart = () => createElement('section', { id: 'chart' })

/**
 * Installs a document with this markup and its window as the test's globals. `unmount` must run before the original
 * globals are restored.
 */
function showDocument(t: TestContext, markup: string, unmount: () => Promise<void>): Document {
  const restored: (() => void)[] = []
  t.after(async () => {
    await unmount()
    for (const restore of restored) restore()
  })
  const { window } = new JSDOM(`<main>${markup}</main>`, { url: 'https://shop.example/bars' })
  const names = ['window', 'document'] as const
  for (const name of names) {
    const earlier = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
    restored.push(() => {
      if (earlier) Object.defineProperty(globalThis, name, earlier)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
  return window.document
}

/** Lets React finish the work that is currently possible. */
async function rendered() {
  for (let round = 0; round < 10; round++) await new Promise((done) => setTimeout(done))
}

/** Fires a popstate event as browsers do: it remains the current event until its microtasks have run. */
async function movesTo(window: NonNullable<Document['defaultView']>, move: () => void) {
  const { PopStateEvent } = window as typeof globalThis.window & typeof globalThis
  const event = new PopStateEvent('popstate')
  window.addEventListener('popstate', move, { once: true })
  Object.defineProperty(window, 'event', { value: event, configurable: true })
  window.dispatchEvent(event)
  for (let round = 0; round < 10; round++) await Promise.resolve()
  Reflect.deleteProperty(window, 'event')
}

test('an in-page link keeps its target in the page, even if the target is not hydrated yet', async (t) => {
  const code = gate<{ default: typeof Chart }>()
  const Late = lazy(() => code.promise)
  const { router, history } = startRouter({ routes: [{ id: 'bars', path: 'bars' }], at: '/bars' })
  const Page = ({ section }: { section: typeof Chart | typeof Late }) => {
    const { location } = useDisplayedPage(router)
    return createElement('div', { title: location.hash }, createElement(Suspense, null, createElement(section)))
  }
  let root: Root | undefined
  const page = showDocument(t, renderToString(createElement(Page, { section: Chart })), async () => {
    root?.unmount()
    await rendered()
  })
  const { hydrateRoot } = await import('react-dom/client')
  root = hydrateRoot(page.querySelector('main')!, createElement(Page, { section: Late }))
  await rendered()
  const target = page.getElementById('chart')!
  await movesTo(page.defaultView!, () => history.visit({ ...history.location, hash: '#chart' }))
  assert.equal(page.getElementById('chart'), target)
  await rendered()
  assert.equal(page.getElementById('chart'), target)
  assert.equal(router.state.location.hash, '#chart')
  code.open({ default: Chart })
  await rendered()
  assert.equal(page.getElementById('chart'), target)
  assert.equal(page.querySelector('div')!.title, '#chart')
})
