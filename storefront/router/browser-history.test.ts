import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { browserHistory } from './browser-history.ts'

/** Replaces the browser's globals during a test. Returns the loaded documents and the current entry's state. */
function browserAt(t: TestContext, href: string, state: unknown = null) {
  const loads: string[] = []
  const entry = { state }
  const { origin, pathname, search, hash } = new URL(href)
  const location = {
    origin,
    pathname,
    search,
    hash,
    reload: () => loads.push('reload'),
    replace: (url: string) => loads.push(`replace ${url}`),
    assign: (url: string) => loads.push(`assign ${url}`),
  }
  const history = {
    get state() {
      return entry.state
    },
    replaceState: (next: unknown) => (entry.state = next),
  }
  const earlier = { location: globalThis.location, history: globalThis.history }
  t.after(() => Object.assign(globalThis, earlier))
  Object.assign(globalThis, { location, history })
  return { loads, entry }
}

test('the first history entry gets a key, and an entry that has a key keeps it', (t) => {
  const { entry } = browserAt(t, 'https://shop.example/plates')
  const { key } = browserHistory().location
  assert.notEqual(key, 'default')
  assert.deepEqual(entry.state, { key })
  browserAt(t, 'https://shop.example/plates', { key: 'a1' })
  assert.equal(browserHistory().location.key, 'a1')
})

test('leaving for the same URL with a fragment reloads the page', (t) => {
  const { loads } = browserAt(t, 'https://shop.example/plates?x=1#reviews')
  const { leave } = browserHistory()
  leave('/plates?x=1#reviews', true)
  leave('/plates', true)
  leave('https://other.example/plates?x=1', false)
  assert.deepEqual(loads, ['reload', 'replace /plates', 'assign https://other.example/plates?x=1'])
})
