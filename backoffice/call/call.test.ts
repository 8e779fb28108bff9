import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { call } from './call.ts'
import { session } from './session.ts'

Object.defineProperty(globalThis, 'document', {
  value: { documentElement: { dataset: { calls: '/order-manager-quote' } } },
  configurable: true,
})
after(() => Reflect.deleteProperty(globalThis, 'document'))
const current = {
  state: 'signed_in',
  me: null,
  brand: 'Ironwright',
  siteUrls: {},
  orderManagerSites: [],
}
const unknownCall = () => Response.json({ error: { code: 'not_found', message: 'not_found' } }, { status: 404 })

test('in the order manager, an unknown call ends the session only if the session is unknown too', async ({ mock }) => {
  let isOpen = true
  const { mock: fetched } = mock.method(globalThis, 'fetch', async (url: string) =>
    isOpen && url.endsWith('/svc_admin/session') ? Response.json(current) : unknownCall(),
  )
  let ends = 0
  session.whenEnded(() => (ends += 1))
  const readAudit = async () => call('GET /svc_admin/audit', { query: {} })
  await assert.rejects(readAudit, { code: 'not_found' })
  assert.equal(ends, 0)
  isOpen = false
  await assert.rejects(readAudit, { code: 'not_found' })
  assert.equal(ends, 1)
  assert.ok(
    fetched.calls.every(
      ({ arguments: [url] }) => typeof url === 'string' && url.startsWith('/order-manager-quote/svc_admin/'),
    ),
  )
})
