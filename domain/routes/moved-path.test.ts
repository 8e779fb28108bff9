import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedirectRule } from './redirect-rules.ts'
import { brokenChain, pathOfHandle, blockingRule } from './moved-path.ts'

const move = { from: '/rail', to: '/peg-rail' }
const rule = (from: string, to: string, kind: RedirectRule['kind'] = 'exact') =>
  ({ from, to, kind, site: 'USA' }) as const

test('a redirect from the new path blocks a move unless it leads to the moved page', () => {
  const other = rule('/peg-rail', '/plates')
  assert.equal(blockingRule([other], move, []), other)
  for (const target of ['/rail', '/rail?color=red', '/rail#size'])
    assert.equal(blockingRule([rule('/peg-rail', target)], move, ['USA']), undefined)
})

test('a prefix redirect at either path blocks a move, but an exact redirect from the old path does not', () => {
  for (const prefix of [rule('/rail', '/plates', 'prefix'), rule('/peg-rail', '/rail', 'prefix')])
    assert.equal(blockingRule([prefix], move, ['USA']), prefix)
  assert.equal(blockingRule([rule('/rail', '/plates')], move, ['USA']), undefined)
})

test('a prefix redirect at the old path does not block a move if its site does not show the page', () => {
  assert.equal(blockingRule([rule('/rail', '/plates', 'prefix')], move, ['CAN']), undefined)
})

test('a redirect rule from or to a path is found if it forms a chain with another rule, and rules at other paths are ignored', () => {
  const restored = rule('/rail', '/bars?color=red')
  assert.equal(brokenChain([restored, rule('/a', '/b'), rule('/b', '/c')], ['/rail', '/peg-rail']), undefined)
  assert.equal(brokenChain([restored, rule('/bars', '/c')], ['/rail']), restored)
  const later = rule('/promo', '/rail')
  assert.equal(brokenChain([later, restored], ['/rail']), later)
})

test('the path of a handle in another script is percent-encoded, as in stored redirects', () => {
  assert.equal(pathOfHandle('peg-rail'), '/peg-rail')
  assert.equal(pathOfHandle('尺'), '/%E5%B0%BA')
})
