import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPages } from './server-for-tests.ts'

const cdn = 'https://cdn.example/image/upload/f_auto/shop'
const { ask: fetchPage, services } = await startPages({ mediaCdn: cdn })

test('a page and its data show pictures from the CDN [UI-417]', async () => {
  const picture = { base: '/media/demo/bar', alt: 'A bar', width: 960, height: 960, widths: [308, 640] }
  const hero = { id: 'hero', heading: 'Bars', text: '', linkLabel: '', href: '', picture, tone: 'dark' }
  services.contentPage = {
    title: 'Bars',
    description: '',
    identifier: 'bars-of-ours',
    url: '/bars-of-ours',
    until: null,
    hasSegments: false,
    roguebuilder: { content: [{ type: 'Hero', props: hero }] },
  }
  const { status, body } = await fetchPage('USA', '/bars-of-ours')
  services.contentPage = null
  assert.equal(status, 200)
  assert.doesNotMatch(body, /["' ]\/media\/demo\//)
  assert.ok(body.includes(`srcSet="${cdn}/media/demo/bar-308.avif 308w, ${cdn}/media/demo/bar-640.avif 640w"`))
  assert.ok(body.includes(`"base":"${cdn}/media/demo/bar"`))
})
