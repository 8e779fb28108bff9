import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockIds, cachedFiles, flagLines, slowCalls } from './debug-facts.ts'

const loaded = (path: string, duration: number, transferSize = 500) => ({
  name: `https://shop.example${path}`,
  duration,
  transferSize,
})

test('the debug panel lists calls of 300 ms and more, slowest first [SHELL-027]', () => {
  const resources = [
    loaded('/svc_list/cart', 299),
    loaded('/svc_list/cart', 300.4),
    loaded('/assets/a.js', 900),
    loaded('/api/search-rec/3', 1_200),
  ]
  assert.deepEqual(slowCalls(resources), ['/api/search-rec/3: 1200 ms', '/svc_list/cart: 300 ms'])
  assert.equal(slowCalls(Array.from({ length: 12 }, () => loaded('/svc_list/cart', 400))).length, 10)
})

test('the debug panel counts files from the browser cache [SHELL-027]', () => {
  assert.equal(
    cachedFiles([loaded('/assets/a.js', 1, 0), loaded('/media/b.avif', 9), loaded('/svc_x/a', 1, 0)]),
    '1 of 2',
  )
})

test("the debug panel lists the page's content blocks [SHELL-027]", () => {
  const data = {
    loaderData: {
      home: {
        view: {
          blocks: [
            { type: 'Hero', id: 'hero-1' },
            { type: 'Text', id: 't' },
          ],
        },
      },
    },
  }
  assert.deepEqual(blockIds(data), ['Hero hero-1', 'Text t'])
  assert.deepEqual(blockIds(null), [])
})

test('the debug panel marks overridden flags [SHELL-027]', () => {
  const features = { sw: false, redirect_experiment: { to: null } }
  assert.deepEqual(flagLines(features, ['sw'], 'overridden'), [
    'sw: false (overridden)',
    'redirect_experiment: {"to":null}',
  ])
})
