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

test('all public media files in HTML and JSON move to the CDN, alone and in srcset [UI-417]', () => {
  const html = '<img src="/media/demo/a-308.avif" srcset="/media/demo/a-308.avif 308w, /media/demo/a-768.avif 768w">'
  assert.equal(withMediaCdn(html, cdn), html.replaceAll('/media', `${images}/media`))
  const json = JSON.stringify({ base: '/media/import/a_b-1', html: '<img src="/media/import/c-83.avif">' })
  assert.deepEqual(JSON.parse(withMediaCdn(json, cdn)), {
    base: `${images}/media/import/a_b-1`,
    html: `<img src="${images}/media/import/c-83.avif">`,
  })
  assert.equal(withMediaCdn(html, undefined), html)
})

test('captions, signed and private files, and absolute URLs stay on the store [UI-417]', () => {
  for (const path of [
    '"/media/import/live.vtt"',
    '"/media/chat/1?until=2"',
    '"/media/reviews/7-small.webp"',
    '"/media/drawings/A.svg"',
    '"https://shop.example/media/demo/a-308.avif"',
    '"/en/media/demo/a"',
  ])
    assert.equal(withMediaCdn(path, cdn), path)
})
