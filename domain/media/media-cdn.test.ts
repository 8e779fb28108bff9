import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mediaUrl, withMediaCdn } from './media-cdn.ts'

const cdn = 'https://cdn.example/shop/{type}/upload/f_auto,q_auto/store'
const images = 'https://cdn.example/shop/image/upload/f_auto,q_auto/store'

test('pictures and videos have URLs on the CDN with its transform parameters, or paths of the store [UI-417]', () => {
  assert.equal(mediaUrl('/media/import/bar-768.avif', cdn), `${images}/media/import/bar-768.avif`)
  assert.equal(mediaUrl('/media/import/live.mp4', cdn), `${images.replace('image', 'video')}/media/import/live.mp4`)
  assert.equal(mediaUrl('/media/import/bar-768.avif', undefined), '/media/import/bar-768.avif')
})

test('all public media URLs in HTML and JSON are rewritten to the CDN, including those in srcset [UI-417]', () => {
  const html = '<img src="/media/demo/a-308.avif" srcset="/media/demo/a-308.avif 308w, /media/demo/a-768.avif 768w">'
  assert.equal(withMediaCdn(html, cdn), html.replaceAll('/media', `${images}/media`))
  const json = JSON.stringify({ base: '/media/import/a_b-1', html: '<img src="/media/import/c-83.avif">' })
  assert.deepEqual(JSON.parse(withMediaCdn(json, cdn)), {
    base: `${images}/media/import/a_b-1`,
    html: `<img src="${images}/media/import/c-83.avif">`,
  })
  assert.equal(withMediaCdn(html, undefined), html)
})

test("shoppers' own texts and links that contain a path are unchanged [UI-417]", () => {
  const texts = [
    'see /media/demo/a.jpg',
    '/media/demo/a.jpg is broken',
    'a,/media/demo/a,/media/demo/b',
    '"/media/demo/a.jpg"',
    '<img src="/media/demo/a.jpg">',
    '"html":"<img src=\'/media/demo/a.jpg\'>"',
    ',"/media/demo/a.jpg",',
  ]
  for (const text of texts) {
    const json = JSON.stringify({ text, texts: [text] })
    assert.equal(withMediaCdn(json, cdn), json)
    const escaped = text.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    const html = `<p>${escaped}</p><input value="${escaped}"><a href="/de/search?q=x,/media/demo/a">x</a>`
    assert.equal(withMediaCdn(html, cdn), html)
  }
})

test('attributes that load files are rewritten to the CDN, but other attributes and text are not [UI-417]', () => {
  for (const name of ['src', 'href', 'poster', 'content', 'srcSet', 'imagesrcset'])
    assert.equal(withMediaCdn(`<x ${name}="/media/demo/a.avif">`, cdn), `<x ${name}="${images}/media/demo/a.avif">`)
  for (const html of ['<x value="/media/demo/a.avif">', '<x data-src="/media/demo/a.avif">', '<p>/media/demo/a</p>'])
    assert.equal(withMediaCdn(html, cdn), html)
})

test("media URLs in editors' HTML inside JSON are rewritten to the CDN, including srcset [UI-417]", () => {
  const html = `<p>"/media/demo/a"</p><img srcset="/media/demo/a-1.avif 1x, /media/demo/a-2.avif 2x" alt='\\'>`
  const moved = html.replaceAll(/(?<=["] ?|, )\/media\/demo\/a-/g, `${images}/media/demo/a-`)
  for (const name of ['html', 'rendered'])
    assert.deepEqual(JSON.parse(withMediaCdn(JSON.stringify({ [name]: html }), cdn)), { [name]: moved })
  const list = { set: '/media/demo/a-1.avif 1x,/media/demo/a-2.avif 2x' }
  assert.equal(
    (JSON.parse(withMediaCdn(JSON.stringify(list), cdn)) as typeof list).set,
    `${images}/media/demo/a-1.avif 1x, ${images}/media/demo/a-2.avif 2x`,
  )
})

test('captions, signed and private files, and absolute URLs are not rewritten to the CDN [UI-417]', () => {
  for (const path of [
    '"/media/import/live.vtt"',
    '"/media/chat/1?until=2"',
    '"/media/reviews/7-small.webp"',
    '"/media/drawings/A.svg"',
    '"https://shop.example/media/demo/a-308.avif"',
    '"/en/media/demo/a"',
  ]) {
    const [json, html] = [`{"file":${path}}`, `<img src=${path}>`]
    assert.deepEqual([withMediaCdn(json, cdn), withMediaCdn(html, cdn)], [json, html])
  }
})
