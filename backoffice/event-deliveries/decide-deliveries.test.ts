import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { decideDeliveries } from './decide-deliveries.ts'

Object.defineProperty(globalThis, 'document', {
  value: { documentElement: { dataset: {} } },
  configurable: true,
})
after(() => Reflect.deleteProperty(globalThis, 'document'))

const ids = Array.from({ length: 250 }, (_, index) => String(index + 1))
const firstKey = '0b9a4c7e-1111-4222-8333-444455556666'
const notFound = () =>
  Response.json({ error: { code: 'delivery_not_found', message: 'delivery_not_found' } }, { status: 404 })

interface Sent {
  url: string
  key: string | null
  ids: string[]
}

test('a selection of any size is sent completely, in calls of up to 100 event deliveries', async ({ mock }) => {
  const calls: Sent[] = []
  mock.method(globalThis, 'fetch', async (url: string, init: RequestInit) => {
    const body = (await new Response(init.body).json()) as { ids: string[] }
    calls.push({ url, key: new Headers(init.headers).get('idempotency-key'), ids: body.ids })
    return Response.json(body)
  })
  assert.equal(await decideDeliveries('retry', ids, firstKey), 250)
  assert.deepEqual(
    calls.map((sent) => sent.ids.length),
    [100, 100, 50],
  )
  assert.deepEqual(
    calls.flatMap((sent) => sent.ids),
    ids,
  )
  assert.ok(calls.every(({ url }) => url.endsWith('/svc_admin/event-deliveries/retry')))
  assert.equal(calls[0]!.key, firstKey)
  assert.equal(new Set(calls.map(({ key }) => key)).size, 3)
})

test('event deliveries that are no longer listed do not stop the others', async ({ mock }) => {
  const replies = [notFound(), Response.json({ ids: ids.slice(100, 200) }), Response.json({ ids: ['201'] })]
  mock.method(globalThis, 'fetch', async () => replies.shift()!)
  assert.equal(await decideDeliveries('discard', ids, firstKey), 101)
})

test('a selection without any listed event delivery is refused', async ({ mock }) => {
  mock.method(globalThis, 'fetch', async () => notFound())
  await assert.rejects(decideDeliveries('discard', ids, firstKey), { code: 'delivery_not_found' })
})
