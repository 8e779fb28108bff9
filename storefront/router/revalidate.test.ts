import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Route } from './route.ts'
import { gate, startRouter } from './router-for-tests.ts'

test('a navigation that interrupts a revalidation loads all data for its page', async () => {
  const loads: string[] = []
  const layout = gate()
  const routes: Route[] = [
    {
      id: 'layout',
      loader: async ({ url }) => {
        loads.push(url.pathname)
        if (url.pathname === '/') await layout.promise
      },
      children: [
        { id: 'home', path: '/' },
        { id: 'cart', path: 'cart' },
      ],
    },
  ]
  const { router } = startRouter({ routes, loaderData: { layout: 0 } })
  const reload = router.revalidate()
  await new Promise((resolve) => setImmediate(resolve))
  await router.navigate('/cart')
  layout.open()
  await reload
  assert.deepEqual(loads, ['/', '/cart'])
  assert.deepEqual([router.state.location.pathname, router.state.isRevalidating], ['/cart', false])
})

test('a revalidation during a form post does not post the form again', async () => {
  let posts = 0
  const action = gate()
  const routes: Route[] = [
    {
      id: 'cart',
      path: 'cart',
      action: async () => {
        posts += 1
        await action.promise
        return 'added'
      },
    },
  ]
  const { router } = startRouter({ routes, at: '/cart' })
  const posted = router.navigate('/cart', { formData: new FormData() })
  await new Promise((resolve) => setImmediate(resolve))
  const reload = router.revalidate()
  action.open()
  await Promise.all([posted, reload])
  assert.deepEqual([posts, router.state.actionData], [1, { cart: 'added' }])
})
