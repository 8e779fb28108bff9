import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Redirect, redirect, RouteError, withStatus } from './results.ts'
import type { Route } from './route.ts'
import { runOnServer, type ServerPage } from './run-on-server.ts'

const Empty = () => null

const routes: Route[] = [
  {
    id: 'layout',
    loader: () => 'menu',
    children: [
      {
        id: 'errors',
        ErrorBoundary: Empty,
        children: [
          {
            id: 'page',
            path: 'page',
            loader: ({ url }) => url.search,
            action: ({ form }) => withStatus([...form], 422),
          },
          { id: 'gone', path: 'empty', loader: () => withStatus('nothing', 404) },
          { id: 'moved', path: 'moved', loader: () => redirect('/page', 301) },
          { id: 'broken', path: 'broken', loader: () => Promise.reject(new RouteError(503)) },
          { id: 'read-only', path: 'read-only', loader: () => 'text' },
        ],
      },
    ],
  },
]

function request(path: string, form?: FormData) {
  const url = new URL(path, 'https://shop.example')
  return runOnServer(routes, { url, prefix: 'de', context: undefined as never, ...(form && { form }) })
}

async function pageAt(path: string, form?: FormData): Promise<ServerPage> {
  const page = await request(path, form)
  assert.ok(!(page instanceof Redirect))
  return page
}

test('a page rendered on the server has the data of all its loaders and its status', async () => {
  const page = await pageAt('/de/page?x=1')
  assert.deepEqual(page.loaderData, { layout: 'menu', page: '?x=1' })
  assert.deepEqual([page.status, page.errors, page.actionData], [200, null, null])
  assert.equal((await pageAt('/de/empty')).status, 404)
})

test('a loader can redirect on the server', async () => {
  assert.deepEqual(await request('/de/moved'), redirect('/page', 301))
})

test('on the server, an error is shown by the nearest error boundary with its status', async () => {
  const { errors, loaderData } = await pageAt('/de/broken')
  assert.equal((errors!['errors'] as RouteError).status, 503)
  assert.deepEqual(loaderData, { layout: 'menu' })
})

test("a form posted to the server returns its result and status together with the page's data", async () => {
  const form = new FormData()
  form.set('qty', '2')
  const page = await pageAt('/de/page', form)
  assert.deepEqual(page.actionData, { page: [['qty', '2']] })
  assert.deepEqual([page.status, page.loaderData], [422, { layout: 'menu', page: '' }])
})

test('a page without an action refuses a posted form', async () => {
  const { errors } = await pageAt('/de/read-only', new FormData())
  assert.equal((errors!['errors'] as RouteError).status, 405)
})
