import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { openTestShop, testStaffToken } from '#services/testing/shop-for-tests.ts'

const { clock, visit } = await openTestShop([])

interface Row {
  id: string
  newest: object
  waitingSince: string | null
}

async function desk(method: 'GET' | 'POST', path: string, body?: object) {
  const response = await visit().fetch(`/svc_ssr/chat/desk${path}`, {
    method,
    headers: {
      authorization: `Bearer ${testStaffToken}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.status === 204 ? null : await response.json()
}

async function rowOf(id: string, state: 'open' | 'closed') {
  const { conversations } = (await desk('GET', `?state=${state}`)) as { conversations: Row[] }
  const found = conversations.find((each) => each.id === id)
  return found && [found.newest, found.waitingSince && Date.parse(found.waitingSince)]
}

test('the chat desk shows the newest message and how long an open conversation has waited for an answer', async () => {
  const { call } = visit()
  const text = 'Does the rack fit under 7 ft?'
  const opened = { body: { name: 'Bo', email: 'bo@example.com', text }, key: randomUUID() }
  const { id } = await call('POST /svc_ssr/chat/conversations', opened)
  const openedAt = Math.floor(clock() / 1_000) * 1_000
  const write = (words: string) =>
    call('POST /svc_ssr/chat/conversations/{id}/messages', { params: { id }, body: { text: words }, key: randomUUID() })
  clock.advance(60_000)
  await write('Hello?')
  assert.deepEqual(await rowOf(id, 'open'), [{ author: 'shopper', text: 'Hello?' }, openedAt])
  await desk('POST', `/${id}/messages`, { agent: 'Kim', text: 'Yes.' })
  assert.deepEqual(await rowOf(id, 'open'), [{ author: 'agent', text: 'Yes.' }, null])
  await write('Thanks.')
  await desk('POST', `/${id}/close`)
  assert.deepEqual(await rowOf(id, 'closed'), [{ author: 'shopper', text: 'Thanks.' }, null])
})
