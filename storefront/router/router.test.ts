import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redirect, redirectDocument, RouteError, withStatus } from './results.ts'
import type { ActionArguments, LoaderArguments, Route } from './route.ts'
import { gate, startRouter } from './router-for-tests.ts'

const Empty = () => null

/** Creates a shop with a layout, a page that counts its loads, and a catch-all page. */
function shop() {
  const loads: string[] = []
  const record = ({ url }: LoaderArguments) => {
    loads.push(url.pathname + url.search)
    return loads.length
  }
  const layoutLoads: string[] = []
  const routes: Route[] = [
    {
      id: 'layout',
      loader: ({ url }) => layoutLoads.push(url.pathname),
      isReloaded: () => false,
      children: [
        {
          id: 'errors',
          ErrorBoundary: Empty,
          children: [
            { id: 'home', path: '/', loader: record },
            { id: 'cart', path: 'cart', loader: record, action: () => withStatus({ problem: 'sold out' }, 409) },
            { id: 'any', path: '*', loader: record },
          ],
        },
      ],
    },
  ]
  return { routes, loads, layoutLoads, loaderData: { layout: 0, home: 0 } }
}

test("a navigation loads the page before showing it, and preserves the layout's data", async () => {
  const { routes, loads, layoutLoads, loaderData } = shop()
  const { router, history, states } = startRouter({ routes, loaderData })
  const end = router.navigate('/plates?page=2')
  assert.equal(router.state.location.pathname, '/')
  assert.equal(router.state.navigation.state, 'loading')
  await end
  assert.deepEqual(loads, ['/plates?page=2'])
  assert.deepEqual(layoutLoads, [])
  assert.deepEqual(history.paths(), ['/', '/plates?page=2'])
  assert.deepEqual(router.state.loaderData, { layout: 0, any: 1 })
  assert.deepEqual(
    states.map(({ navigation, location }) => [navigation.state, location.pathname]),
    [
      ['loading', '/'],
      ['idle', '/plates'],
    ],
  )
})

test('of two navigations, the later one is shown, even if the earlier one takes longer to load', async () => {
  const slow = gate()
  const signals: AbortSignal[] = []
  const { router, history } = startRouter({
    routes: [
      { id: 'home', path: '/' },
      {
        id: 'slow',
        path: 'slow',
        loader: async ({ context }) => {
          signals.push(context.signal)
          await slow.promise
        },
      },
      { id: 'fast', path: 'fast', loader: () => 'fast' },
    ],
  })
  const first = router.navigate('/slow')
  await Promise.resolve()
  await router.navigate('/fast')
  slow.open()
  await first
  assert.equal(signals[0]?.aborted, true)
  assert.deepEqual(history.paths(), ['/', '/fast'])
  assert.deepEqual(router.state.loaderData, { fast: 'fast' })
})

test('navigating to another fragment on the same page loads no data', async () => {
  const { routes, loads, loaderData } = shop()
  const { router, history } = startRouter({ routes, loaderData })
  await router.navigate('/#reviews')
  assert.deepEqual(loads, [])
  assert.deepEqual([history.paths(), router.state.location.hash], [['/', '/#reviews'], '#reviews'])
  assert.deepEqual(router.state.loaderData, loaderData)
})

test("navigating to the same path or to another query reloads the page's data, unless the route decides otherwise", async () => {
  const { routes, loads, loaderData } = shop()
  const { router } = startRouter({ routes, loaderData })
  await router.navigate('/')
  await router.navigate('/?sort=price')
  assert.deepEqual(loads, ['/', '/?sort=price'])
  routes[0]!.children![0]!.children![0]!.isReloaded = ({ nextUrl }) => nextUrl.search === '?sort=name'
  await router.navigate('/?sort=rating')
  await router.navigate('/?sort=name')
  assert.deepEqual(loads, ['/', '/?sort=price', '/?sort=name'])
})

test('navigating to the same page with other path parameters reloads its data', async () => {
  const { routes, loads, loaderData } = shop()
  const { router } = startRouter({ routes, loaderData })
  await router.navigate('/plates')
  await router.navigate('/bars')
  assert.deepEqual(loads, ['/plates', '/bars'])
})

test('going back and forth shows the history entries, and restores the scroll positions', async () => {
  const { routes, loaderData } = shop()
  const { router, history, states } = startRouter({ routes, loaderData })
  let y = 0
  const positions: Record<string, number> = {}
  router.restoreScrolling(positions, () => y)
  y = 700
  await router.navigate('/plates')
  assert.equal(router.state.scrollPosition, undefined)
  y = 30
  history.go(-1)
  await until(() => states.at(-1)?.location.pathname === '/')
  assert.equal(router.state.scrollPosition, 700)
  history.go(1)
  await until(() => states.at(-1)?.location.pathname === '/plates')
  assert.equal(router.state.scrollPosition, 30)
  assert.deepEqual(history.paths(), ['/', '/plates'])
})

test('a scroll position that was saved before a reload is restored once', () => {
  const { routes, loaderData } = shop()
  const { router } = startRouter({ routes, loaderData })
  router.restoreScrolling({ default: 250 }, () => 0)
  assert.equal(router.state.scrollPosition, 250)
})

test("a posted form runs the action and reloads all of the page's data", async () => {
  const loads: string[] = []
  const forms: unknown[] = []
  const page = {
    loader: () => loads.push('page'),
    action: ({ form }: ActionArguments) => forms.push(form.get('qty')),
  }
  const routes: Route[] = [
    { id: 'layout', loader: () => loads.push('layout'), children: [{ id: 'page', path: 'cart', ...page }] },
  ]
  const { router, history, states } = startRouter({ routes, at: '/cart', loaderData: { layout: 0, page: 0 } })
  const formData = new FormData()
  formData.set('qty', '3')
  await router.navigate('/cart', { formData })
  assert.deepEqual([forms, loads], [['3'], ['layout', 'page']])
  assert.equal(states[0]?.navigation.formData, formData)
  assert.deepEqual(router.state.actionData, { page: 1 })
  assert.deepEqual([history.paths(), router.state.keepsScroll], [['/cart'], true])
  await router.navigate('/cart?x=1')
  assert.equal(router.state.actionData, null)
})

test("after a posted form with an error status, the page's data is unchanged, and the result is shown", async () => {
  const { routes, loads } = shop()
  const { router } = startRouter({ routes, at: '/cart', loaderData: { layout: 0, cart: 0 } })
  await router.navigate('/cart', { formData: new FormData() })
  assert.deepEqual(loads, [])
  assert.deepEqual(router.state.actionData, { cart: { problem: 'sold out' } })
})

test('a redirect after a posted form loads all data, marks the button as busy until then, and starts at the top', async () => {
  const loads: string[] = []
  const routes: Route[] = [
    {
      id: 'layout',
      loader: ({ url }) => loads.push(url.pathname),
      children: [
        { id: 'cart', path: 'cart', action: () => redirect('/checkout', 303) },
        { id: 'checkout', path: 'checkout', loader: () => 'ready' },
      ],
    },
  ]
  const { router, history, states } = startRouter({ routes, at: '/cart', loaderData: { layout: 0 } })
  await router.navigate('/cart', { formData: new FormData() })
  assert.deepEqual(history.paths(), ['/cart', '/checkout'])
  assert.ok(states.slice(0, -1).every(({ navigation }) => navigation.formData))
  assert.deepEqual([router.state.keepsScroll, router.state.navigation], [false, { state: 'idle' }])
  await router.navigate('/cart')
  assert.deepEqual(loads, ['/checkout'])
})

test("a redirect to the form's own page replaces its history entry, so that going back leaves the page", async () => {
  const routes: Route[] = [{ id: 'cart', path: 'cart', action: () => redirect('/cart') }]
  const { router, history } = startRouter({ routes, at: '/cart' })
  await router.navigate('/cart', { formData: new FormData() })
  assert.deepEqual(history.paths(), ['/cart'])
})

test("going back to a page that redirects replaces the page's history entry", async () => {
  let isOver = false
  const routes: Route[] = [
    { id: 'home', path: '/' },
    {
      id: 'bank',
      path: 'bank',
      loader: () => {
        if (isOver) throw redirect('/thanks')
      },
    },
    { id: 'thanks', path: 'thanks' },
  ]
  const { router, history, states } = startRouter({ routes })
  await router.navigate('/bank')
  await router.navigate('/')
  isOver = true
  history.go(-1)
  await until(() => states.at(-1)?.location.pathname === '/thanks')
  assert.deepEqual([history.paths(), history.index()], [['/', '/thanks', '/'], 1])
})

test('redirects to other sites, other locales, and documents leave the router', async () => {
  for (const to of [redirect('https://other.example/x'), redirectDocument('/account')]) {
    const routes: Route[] = [
      { id: 'home', path: '/' },
      { id: 'moved', path: 'moved', loader: () => to },
    ]
    const { router, history } = startRouter({ routes, at: '/de', prefix: 'de' })
    await router.navigate('/moved')
    assert.deepEqual(history.left, [to.isDocument ? 'https://shop.example/de/account' : 'https://other.example/x'])
    assert.deepEqual(history.paths(), ['/de'])
  }
})

test('the router adds the locale prefix to paths, and a query alone stays on the page', async () => {
  const { routes } = shop()
  const { router, history } = startRouter({ routes, at: '/de', prefix: 'de' })
  await router.navigate('/plates')
  await router.navigate({ search: '?page=2' }, { replace: true })
  assert.equal(history.paths().at(-1), '/de/plates?page=2')
  await router.navigate({ search: 'page=3' }, { replace: true })
  await router.navigate({ search: '' })
  await router.navigate('/?x=1')
  assert.deepEqual(history.paths(), ['/de', '/de/plates?page=3', '/de/plates', '/de?x=1'])
})

test('an error is shown by the nearest error boundary, and the next navigation clears it', async () => {
  const { routes, loaderData } = shop()
  const pages = routes[0]!.children![0]!.children!
  pages[2]!.loader = () => {
    throw new RouteError(404)
  }
  const { router, history } = startRouter({ routes, loaderData })
  await router.navigate('/missing')
  assert.equal((router.state.errors!['errors'] as RouteError).status, 404)
  assert.deepEqual([history.paths(), router.state.loaderData['layout']], [['/', '/missing'], 0])
  await router.navigate('/cart')
  assert.equal(router.state.errors, null)
})

test("after an error, the earlier page's data is cleared, and the next page of the same route loads its own data", async () => {
  const { routes, loaderData } = shop()
  const any = routes[0]!.children![0]!.children![2]!
  any.isReloaded = () => false
  any.loader = ({ url }) => {
    if (url.pathname === '/missing') throw new RouteError(404)
    return url.pathname
  }
  const { router } = startRouter({ routes, loaderData })
  await router.navigate('/plates')
  any.isReloaded = () => true
  await router.navigate('/missing')
  assert.deepEqual(router.state.loaderData, { layout: 0 })
  any.isReloaded = () => false
  await router.navigate('/bars')
  assert.deepEqual([router.state.loaderData, router.state.errors], [{ layout: 0, any: '/bars' }, null])
})

test('an error without an error boundary, or a path without a page, loads the document', async (t) => {
  t.mock.method(console, 'error', () => {})
  const routes: Route[] = [
    { id: 'home', path: '/' },
    { id: 'broken', path: 'broken', loader: () => Promise.reject(new Error('down')) },
  ]
  const { router, history } = startRouter({ routes })
  await router.navigate('/broken')
  await router.navigate('/unknown')
  assert.deepEqual(history.left, ['/broken', '/unknown'])
  assert.deepEqual(history.paths(), ['/'])
})

test('an unknown path loads the remaining routes once, and again after a failure', async () => {
  const { routes, loaderData } = shop()
  let attempts = 0
  const others = async () => {
    if (++attempts === 1) throw new TypeError('Failed to fetch')
    return [...routes, { id: 'deals', path: 'deals' }]
  }
  const { router, history } = startRouter({ routes, others, loaderData })
  await router.navigate('/cart')
  assert.equal(attempts, 0)
  await router.navigate('/deals')
  assert.ok(router.state.errors?.['errors'] instanceof TypeError)
  await router.navigate('/plates')
  await router.navigate('/deals')
  assert.deepEqual([attempts, router.state.matches.at(-1)?.route.id], [2, 'deals'])
  assert.deepEqual(history.paths(), ['/', '/cart', '/deals', '/plates', '/deals'])
})

test("a page's code is loaded once, and a load failure is shown as the page's error", async () => {
  let imports = 0
  const routes: Route[] = [
    {
      id: 'errors',
      ErrorBoundary: Empty,
      children: [
        { id: 'home', path: '/' },
        {
          id: 'lazy',
          path: 'lazy',
          lazy: async () => {
            if (++imports === 1) throw new TypeError('Failed to fetch dynamically imported module')
            return { loader: () => 'loaded' }
          },
        },
      ],
    },
  ]
  const { router } = startRouter({ routes })
  await router.navigate('/lazy')
  assert.ok(router.state.errors?.['errors'] instanceof TypeError)
  await router.navigate('/lazy')
  await router.navigate('/')
  await router.navigate('/lazy')
  assert.deepEqual([imports, router.state.loaderData, router.state.errors], [2, { lazy: 'loaded' }, null])
})

test("a revalidation reloads the displayed page's data without a new history entry or scroll position", async () => {
  const { routes, loads, loaderData } = shop()
  const { router, history, states } = startRouter({ routes, loaderData })
  await router.revalidate()
  assert.deepEqual(loads, ['/'])
  assert.deepEqual([history.paths(), router.state.loaderData['home']], [['/'], 1])
  assert.deepEqual(
    states.map(({ isRevalidating, navigation }) => [isRevalidating, navigation.state]),
    [
      [true, 'idle'],
      [false, 'idle'],
    ],
  )
})

async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isTrue(); turn += 1) await new Promise((resolve) => setImmediate(resolve))
  assert.ok(isTrue())
}
