import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitorOf } from '../pages-for-tests.ts'

test('entering a URL and submitting a form send the same headers as a browser', async (t) => {
  const { visitor, received, port } = await visitorOf(t, {
    '/start': '<form method="post" action="/save"><button>Save</button></form>',
  })
  await visitor.goto('/start?x=1#part')
  await visitor.getByRole('button').click()
  const [typed, clicked] = received.map(({ headers }) => headers)
  assert.equal(typed!['sec-fetch-site'], 'none')
  assert.equal(typed!['origin'] ?? typed!['referer'], undefined)
  assert.equal(clicked!['sec-fetch-site'], 'same-origin')
  assert.equal(clicked!['sec-fetch-mode'], 'navigate')
  assert.equal(clicked!['origin'], `http://localhost:${port}`)
  assert.equal(clicked!['referer'], `http://localhost:${port}/start?x=1`)
})

test('another site gets only the origin as the referrer, and cross-site status persists through redirects', async (t) => {
  const other = 'http://can.localhost'
  const { visitor, received, port } = await visitorOf(t, {
    '/start': '<a href="/away">Away</a>',
    '/away': { status: 302, headers: { location: '/there' } },
  })
  await visitor.goto(`${other}:${port}/start`)
  visitor.document.querySelector('a')!.href = `http://localhost:${port}/away`
  await visitor.getByRole('link').click()
  for (const { headers } of received.slice(1)) {
    assert.equal(headers['sec-fetch-site'], 'cross-site')
    assert.equal(headers['referer'], `${other}:${port}/`)
  }
  assert.equal(visitor.url(), `http://localhost:${port}/there`)
})

test('303 and 302 redirects turn a POST into a GET, 307 and 308 repeat the POST, and cookies set by a redirect are stored', async (t) => {
  const form = (action: string) =>
    `<form method="post" action="${action}"><input name="a" value="1"><button>Go</button></form>`
  const { visitor, received } = await visitorOf(t, {
    '/303': { status: 303, headers: { location: '/end', 'set-cookie': 'seen=1; Path=/' } },
    '/302': { status: 302, headers: { location: '/end' } },
    '/307': { status: 307, headers: { location: '/end' } },
    '/308': { status: 308, headers: { location: '/end' } },
    ...Object.fromEntries([303, 302, 307, 308].map((status) => [`/form${status}`, form(`/${status}`)])),
  })
  for (const [status, method, body] of [
    [303, 'GET', ''],
    [302, 'GET', ''],
    [307, 'POST', 'a=1'],
    [308, 'POST', 'a=1'],
  ] as const) {
    await visitor.goto(`/form${status}`)
    await visitor.getByRole('button').click()
    const end = received.at(-1)!
    assert.deepEqual([end.method, end.url, end.body], [method, '/end', body])
    assert.equal(end.headers.cookie, 'seen=1')
  }
})

test("a visitor's navigation fails on a redirect loop", async (t) => {
  const { visitor } = await visitorOf(t, { '/loop': { status: 302, headers: { location: '/loop' } } })
  await assert.rejects(visitor.goto('/loop'), /More than 20 redirects/)
})

test('the visitor never connects to another machine', async (t) => {
  const { visitor } = await visitorOf(t, { '/': '<a href="http://vendor.example/">Out</a>' })
  await visitor.goto('/')
  await assert.rejects(visitor.getByRole('link').click(), /leaves this machine: http:\/\/vendor\.example/)
})
