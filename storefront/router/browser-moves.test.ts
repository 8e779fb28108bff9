import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { withStatus } from './results.ts'
import type { LoaderArguments, Route } from './route.ts'
import { gate, startRouter } from './router-for-tests.ts'

/** Creates a home page, a cart with a form, and a catch-all page, all of which record their loads. */
function shop() {
  const loads: string[] = []
  const record = ({ url }: LoaderArguments) => {
    loads.push(url.pathname + url.search)
    return loads.length
  }
  const routes: Route[] = [
    { id: 'home', path: '/', loader: record },
    { id: 'cart', path: 'cart', loader: record, action: () => withStatus({ problem: 'sold out' }, 409) },
    { id: 'any', path: '*', loader: record },
  ]
  return { routes, loads, loaderData: { home: 0 } }
}

/** Waits until timers set during the browser's event have run. */
const afterEvent = () => sleep(1)

test("a fragment that the browser opens is shown after the browser's event, and the page does not scroll to the top", async () => {
  const { routes, loads, loaderData } = shop()
  const { router, history, states } = startRouter({ routes, loaderData })
  const positions: Record<string, number> = {}
  router.restoreScrolling(positions, () => 120)
  const { key } = router.state.location
  history.visit({ ...history.location, hash: '#reviews', key: 'native' })
  // The browser has not scrolled yet, so this is the previous entry's position.
  assert.deepEqual([router.state.location.hash, positions], ['', { [key]: 120 }])
  await afterEvent()
  assert.equal(states.at(-1)?.location.hash, '#reviews')
  assert.deepEqual([loads, router.state.keepsScroll, router.state.loaderData], [[], true, loaderData])
  history.visit({ ...history.location, hash: '#top', key: 'top' })
  await afterEvent()
  assert.equal(router.state.keepsScroll, false)
})

test('a navigation right after the browser opened a fragment takes precedence', async () => {
  const { routes, loaderData } = shop()
  const { router, history } = startRouter({ routes, loaderData })
  history.visit({ ...history.location, hash: '#reviews', key: 'native' })
  await router.navigate('/plates')
  await afterEvent()
  assert.equal(router.state.location.pathname, '/plates')
  assert.deepEqual(history.paths(), ['/', '/#reviews', '/plates'])
})

test('while a document load is needed, navigations by code and through the history load documents [RELEASE-003, RELEASE-406]', async () => {
  const { routes, loads, loaderData } = shop()
  const { router, history } = startRouter({ routes, loaderData })
  await router.navigate('/plates')
  loads.length = 0
  const from: string[] = []
  router.isDocumentNeeded = (path) => from.push(path) > 0
  await router.navigate('/?x=1#top')
  await router.navigate('/plates#reviews')
  history.go(-2)
  await Promise.resolve()
  assert.deepEqual([history.left, loads], [['/?x=1#top', '/'], []])
  assert.deepEqual(from, ['/plates', '/plates'])
  router.isDocumentNeeded = () => false
  await router.navigate('/?y=1')
  assert.deepEqual([history.left.length, loads], [2, ['/?y=1']])
})

test('a document load by the router replaces a navigation in progress', async () => {
  const { routes, loaderData } = shop()
  const plates = gate<number>()
  const slow = routes.map((route) => (route.id === 'any' ? { ...route, loader: () => plates.promise } : route))
  const { router, history } = startRouter({ routes: slow, loaderData })
  const first = router.navigate('/plates')
  router.isDocumentNeeded = () => true
  await router.navigate('/?x=1')
  plates.open(1)
  await first
  assert.deepEqual([history.left, history.paths(), router.state.location.pathname], [['/?x=1'], ['/'], '/'])
})

test('a posted form is sent by the router even if the next navigation needs a document', async () => {
  const { routes, loaderData } = shop()
  const { router, history } = startRouter({ routes, loaderData })
  router.isDocumentNeeded = () => true
  await router.navigate('/cart', { formData: new FormData() })
  assert.deepEqual([history.left, router.state.actionData], [[], { cart: { problem: 'sold out' } }])
})
