import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from '#storefront/server/server-for-tests.ts'

const demo = await startPages({ debug: 'asked' })
const live = await startPages({ debug: 'never' })

const cookie = `flag_overrides=${encodeURIComponent('{"christmas_banner":true,"invitational_year":2031}')}`
const overriding = { headers: { cookie } }
const own = {
  origin: 'http://shop.example',
  host: 'shop.example',
  'content-type': 'application/x-www-form-urlencoded',
}
const send = (shop: typeof demo, fields: Record<string, string>) =>
  shop.ask('EUR', '/de/preferences', { method: 'POST', headers: own, body: new URLSearchParams(fields).toString() })

test('the debug panel stores flag overrides for the browser session, and a reset deletes them [SHELL-027]', async () => {
  const stored = await send(demo, {
    'flag:sw': 'false',
    'flag:christmas_banner': '',
    flags: 'apply',
    back: '/de?debug=1',
  })
  assert.deepEqual([stored.status, stored.headers.location], [303, '/de?debug=1#debug'])
  assert.deepEqual(stored.headers['set-cookie'], [
    'flag_overrides=%7B%22sw%22%3Afalse%7D; Path=/; HttpOnly; SameSite=Lax; Secure',
  ])
  const reset = await send(demo, { 'flag:sw': 'false', flags: 'reset', back: '/de?debug=1' })
  assert.deepEqual(reset.headers['set-cookie'], ['flag_overrides=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'])
})

test("the debug panel's form redirects only to pages of the store", async () => {
  for (const back of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    const { status, headers } = await send(demo, { flags: 'reset', back })
    assert.deepEqual([status, headers.location], [303, '/#debug'], back)
  }
})

test('a rejected flag override returns to the open debug panel with an error at its field', async () => {
  const { headers } = await send(demo, {
    'flag:invitational_year': 'soon',
    flags: 'apply',
    back: '/de/theindex?debug=1',
  })
  assert.equal(headers.location, '/de/theindex?debug=1&flag-problem=invitational_year#debug')
  const { body } = await demo.ask('EUR', headers.location.replace('#debug', ''))
  assert.match(body, /<details id="debug" class="debug" open=""/)
  assert.match(body, /id="override-invitational_year"[^>]*aria-invalid="true"/)
  assert.match(body, /role="alert">Geben Sie einen gültigen Wert ein/)
  assert.match(body, /name="back" value="\/de\/theindex\?debug=1"/)
})

test('while flags are overridden, every page shows the debug panel with the overrides and their values [SHELL-027]', async () => {
  const { body } = await demo.ask('EUR', '/de/theindex', overriding)
  assert.match(body, /<summary>Debug: 2 Flags überschrieben<\/summary>/)
  assert.match(body, /placeholder="Nicht überschrieben" autoComplete="off" name="flag:invitational_year" value="2031"/)
  assert.match(body, /<b data-overridden="christmas_banner">/)
  assert.match(body, /<option value="true" selected="">Ein/)
  assert.doesNotMatch((await demo.ask('EUR', '/de/theindex')).body, /id="debug"/)
})

test("a page with overridden flags is never shown to another visitor, and cached pages ignore other visitors' overrides", async () => {
  const path = '/theindex'
  const first = await demo.ask('GBR', path, overriding)
  assert.equal(first.headers['cache-control'], 'private, no-store')
  const { callers } = demo
  assert.deepEqual(callers.at(-1)!.flagOverrides, { christmas_banner: true, invitational_year: 2031 })
  const other = await demo.ask('GBR', path)
  assert.deepEqual([callers.at(-1)!.flagOverrides, other.body.includes('id="debug"')], [undefined, false])
  const before = callers.length
  assert.deepEqual([(await demo.ask('GBR', path)).body, callers.length], [other.body, before])
  assert.match((await demo.ask('GBR', path, overriding)).body, /Debug: 2 flags overridden/)
  assert.equal((await demo.ask('GBR', path)).body, other.body)
})

test('a store without the debug panel neither stores nor applies flag overrides [SHELL-026]', async () => {
  const { headers } = await send(live, { 'flag:sw': 'false', flags: 'apply', back: '/de' })
  assert.deepEqual([headers.location, headers['set-cookie']], ['/de', undefined])
  const { body } = await live.ask('EUR', '/de/theindex', overriding)
  assert.equal(live.callers.at(-1)!.flagOverrides, undefined)
  assert.doesNotMatch(body, /id="debug"/)
})

test('flag overrides cannot be set from another site', async () => {
  const headers = { ...own, origin: 'https://evil.example' }
  assert.equal(
    (await demo.ask('USA', '/preferences', { method: 'POST', headers, body: 'flags=apply&flag:sw=false' })).status,
    403,
  )
})
