import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorOf } from '../pages-for-tests.ts'

test('cookies respect path, host, expiry, and Secure, which is allowed on localhost', async (t) => {
  const set = [
    'all=1; Path=/; HttpOnly',
    'deep=1; Path=/deep',
    'secure=1; Path=/; Secure',
    'expired=1; Path=/; Max-Age=0',
    'foreign=1; Path=/; Domain=example.com',
  ]
  const { visitor, received, port } = await visitorOf(t, {
    '/': { headers: { 'set-cookie': set } },
    '/deep/page': 'deep',
  })
  await visitor.goto('/')
  await visitor.goto('/deep/page')
  const sent = received.at(-1)!.headers.cookie?.split('; ').sort()
  assert.deepEqual(sent, ['all=1', 'deep=1', 'secure=1'])
  await visitor.goto(`http://can.localhost:${port}/deep/page`)
  assert.equal(received.at(-1)!.headers.cookie, undefined)
})

test('a form on another site does not send Lax cookies, and a link does not send Strict cookies', async (t) => {
  const set = ['lax=1; Path=/; SameSite=Lax', 'strict=1; Path=/; SameSite=Strict']
  const { visitor, received, port } = await visitorOf(t, {
    '/': { headers: { 'set-cookie': set } },
    '/foreign': '<a>Link</a><form method="post"><button>Send</button></form>',
  })
  const shop = `http://localhost:${port}/`
  await visitor.goto(shop)
  await visitor.goto(`http://can.localhost:${port}/foreign`)
  visitor.document.querySelector('a')!.href = shop
  await visitor.getByRole('link').click()
  assert.equal(received.at(-1)!.headers.cookie, 'lax=1')
  await visitor.goto(`http://can.localhost:${port}/foreign`)
  visitor.document.querySelector('form')!.action = shop
  await visitor.getByRole('button').click()
  assert.equal(received.at(-1)!.headers.cookie, undefined)
})

test("a visitor's cookies can be copied to another visitor and deleted by name", async (t) => {
  const { visitor, received } = await visitorOf(t, {
    '/': { headers: { 'set-cookie': ['sid_usa=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax', 'other=2; Path=/'] } },
  })
  await visitor.goto('/')
  const cookies = await visitor.context().cookies()
  assert.deepEqual(
    cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]),
    [
      ['sid_usa', true, 'Lax'],
      ['other', false, 'Lax'],
    ],
  )
  await visitor.context().clearCookies()
  await visitor.context().addCookies(cookies)
  await visitor.context().clearCookies({ name: /sid_/ })
  await visitor.goto('/')
  assert.equal(received.at(-1)!.headers.cookie, 'other=2')
})
