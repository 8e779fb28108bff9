import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptsFiles, isReviewForm } from './request/form.ts'
import { startPages } from './server-for-tests.ts'

const { ask: fetchPage } = await startPages({ brandSlug: 'iron' })
const { ask: fetchDefault } = await startPages()

test('brand pages are served under the brand slug and link to each other there [INDEX-004]', async () => {
  const { status, body } = await fetchPage('USA', '/theindex/ryouiron')
  assert.equal(status, 200)
  assert.match(body, /href="\/theindex\/ryouiron\/submit"/)
  assert.doesNotMatch(body, /ryourogue/)
  assert.equal((await fetchPage('USA', '/theindex/ryouiron/submit')).status, 200)
  assert.equal((await fetchPage('USA', '/iron-catalog')).status, 200)
  assert.match((await fetchPage('EUR', '/de/theindex')).body, /href="\/de\/theindex\/ryouiron"/)
})

test('default brand paths redirect temporarily to the paths under the slug, because the slug may change [INDEX-004]', async () => {
  for (const [from, to] of [
    ['/rogue-catalog?p=3', '/iron-catalog?p=3'],
    ['/theindex/ryourogue', '/theindex/ryouiron'],
    ['/theindex/ryourogue/submit', '/theindex/ryouiron/submit'],
  ] as const) {
    const { status, headers } = await fetchPage('USA', from)
    assert.deepEqual([status, headers.location], [302, to])
  }
})

test('the default path of the printed catalog is not found on a site without one [CATALOG-001]', async () => {
  assert.equal((await fetchPage('CAN', '/rogue-catalog')).status, 404)
})

test('without a slug, the brand pages are at the default paths [INDEX-004]', async () => {
  for (const path of ['/rogue-catalog', '/theindex/ryourogue', '/theindex/ryourogue/submit'])
    assert.equal((await fetchDefault('USA', path)).status, 200, path)
  assert.equal((await fetchDefault('USA', '/iron-catalog')).status, 404)
})

test('the story form accepts photos only at its path under the slug [INDEX-004]', () => {
  assert.ok(acceptsFiles('/theindex/ryouiron/submit', 'iron') && isReviewForm('/theindex/ryouiron/submit', 'iron'))
  assert.ok(!acceptsFiles('/theindex/ryourogue/submit', 'iron') && acceptsFiles('/theindex/ryourogue/submit'))
})
