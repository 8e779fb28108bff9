import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from '../server-for-tests.ts'
import { framedDocument } from './framed-document.ts'

const { ask: fetchPage, services } = await startPages()

const html = (id: string, props: object = {}) => ({
  type: 'Html',
  props: { id, title: 'A plate counter', html: '<p id="sum">0</p>', height: 300, ...props },
})
const contentPage = (content: object[]) => ({
  id: 1,
  title: 'Counter',
  description: '',
  identifier: 'counter',
  url: '/counter',
  until: null,
  hasSegments: false,
  roguebuilder: { content },
})

function directives(policy: unknown): Record<string, string> {
  const parts = String(policy)
    .split('; ')
    .map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')])
  return Object.fromEntries(parts) as Record<string, string>
}

test("an editor's script is served in an opaque origin without cookies, even when opened directly [T14]", async () => {
  services.contentPage = contentPage([html('sum', { css: 'p{color:red}', js: 'sum.textContent = 5 < 6' })])
  const { status, headers, body } = await fetchPage('USA', '/__frame/block/counter/sum')
  assert.equal(status, 200)
  assert.match(body, /<style>.*p\{color:red\}<\/style>.*<p id="sum">0<\/p><script>sum\.textContent = 5 < 6<\/script>/s)
  const policy = directives(headers['content-security-policy'])
  assert.equal(policy['sandbox'], 'allow-scripts allow-popups allow-popups-to-escape-sandbox')
  assert.deepEqual(
    ['default-src', 'script-src', 'img-src', 'frame-ancestors', 'base-uri', 'form-action'].map((name) => policy[name]),
    ["'none'", "'unsafe-inline'", "'self' https: data:", "'self'", "'none'", "'none'"],
  )
  assert.equal(policy['connect-src'], undefined)
  assert.equal(headers['set-cookie'], undefined)
  assert.equal(headers['referrer-policy'], 'no-referrer')
  assert.equal(headers['x-robots-tag'], 'noindex')
  assert.match(String(headers['etag']), /^"/)
  services.contentPage = null
})

test('a frame of an unknown kind, page, block, or post returns 404, and frames refuse POST requests', async () => {
  services.contentPage = contentPage([html('known'), { type: 'Text', props: { id: 'text', html: '<p>x</p>' } }])
  const statusOf = async (path: string, method = 'GET') => (await fetchPage('USA', path, { method })).status
  const paths = [
    'x/y',
    'block/counter/other',
    'block/counter/text',
    'block/counter',
    'block/a/b/c',
    'post/none',
    'post/',
  ]
  for (const path of [...paths, 'block/..%2f/known', 'constructor/a', 'video/youtube/short', 'video/other/aaaaaaaaaaa'])
    assert.equal(await statusOf(`/__frame/${path}`), 404, path)
  assert.equal(await statusOf('/__frame/block/counter/known', 'POST'), 405)
  assert.equal(await statusOf('/__frame/block/counter/known?x=1'), 200)
  services.contentPage = null
  assert.equal(await statusOf('/__frame/block/gone/known'), 404)
})

test("a preview shows its draft's frame and is not cached", async () => {
  services.contentPage = contentPage([html('draft')])
  const [shown, forged] = [
    await fetchPage('USA', '/__frame/preview/draft?token=valid'),
    await fetchPage('USA', '/__frame/preview/draft?token=forged'),
  ]
  services.contentPage = null
  assert.deepEqual([shown.status, forged.status], [200, 404])
  assert.equal(shown.headers['cache-control'], 'private, no-store')
})

test('a post with a custom script has a frame for it, and other posts have none', async () => {
  const post = { id: 7, slug: 'first-pull', title: { rendered: 'First pull' }, blocks: [html('timer')] }
  services.posts = [{ ...post, customJs: 'go()' }]
  const script = await fetchPage('USA', '/__frame/post/first-pull')
  const block = await fetchPage('USA', '/__frame/post/first-pull/timer')
  services.posts = [{ ...post, customJs: '' }]
  const none = await fetchPage('USA', '/__frame/post/second-pull')
  services.posts = []
  assert.match(script.body, /<title>First pull<\/title>.*<div id="root"><\/div><script>go\(\)<\/script>/s)
  assert.match(block.body, /<p id="sum">0<\/p><\/body>/)
  assert.equal(none.status, 404)
})

test("a page embeds a block's code in a sandboxed frame with a fixed height and contains none of that code", async () => {
  services.contentPage = contentPage([html('sum', { js: 'alert(1)', html: '<b onclick="x()">hidden</b>' })])
  const { body, headers } = await fetchPage('CAN', '/counter')
  services.contentPage = null
  const [frame = ''] = /<iframe[^>]*>/.exec(body) ?? []
  assert.match(frame, /src="\/__frame\/block\/counter\/sum"/)
  assert.match(frame, /height="300"/)
  assert.match(frame, /sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"/)
  assert.doesNotMatch(body, /alert\(1\)|onclick/)
  assert.equal(directives(headers['content-security-policy'])['frame-src'], "'self' https://vault.example")
})

test('a page that accepts secrets cannot embed frames from the shop, but a preview can', async () => {
  const frameSources = async (path: string) =>
    directives((await fetchPage('USA', path)).headers['content-security-policy'])['frame-src']
  assert.equal(await frameSources('/login'), 'https://vault.example')
  assert.equal(await frameSources('/__rb__/preview?token=none'), "'self' https://vault.example")
})

test('an embedded video is served in a document with a policy that allows only the video host', async () => {
  const { status, headers, body } = await fetchPage('USA', '/__frame/video/youtube/dQw4w9WgXcQ')
  assert.equal(status, 200)
  const policy = directives(headers['content-security-policy'])
  assert.equal(policy['frame-src'], 'https://www.youtube-nocookie.com')
  assert.deepEqual([policy['default-src'], policy['script-src']], ["'none'", undefined])
  assert.match(body, /<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&amp;rel=0"/)
})

test('framed code that contains an end tag does not close its style, script, or title element', () => {
  const code = {
    title: '</title><b>',
    html: '',
    css: 'p::after{content:"</style><b>"}',
    js: 'f("</script><b>", "<!--")',
  }
  const text = framedDocument(code, 'en')
  assert.equal(text.match(/<\/style>/g)?.length, 1)
  assert.equal(text.match(/<\/script>/g)?.length, 1)
  assert.match(text, /<title>&lt;\/title&gt;&lt;b&gt;<\/title>/)
  assert.match(text, /f\("\\x3c\/script><b>", "\\x3c!--"\)/)
})
