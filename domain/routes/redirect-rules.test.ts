import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chainProblem, indexRules, parseRule, prefixesOf, targetOf, type RedirectRule } from './redirect-rules.ts'

const rule = (from: string, to: string, kind: RedirectRule['kind'] = 'exact'): RedirectRule => ({ from, to, kind })

test("a path's prefixes are the path itself and its parents, longest first", () => {
  assert.deepEqual(prefixesOf('/a/b/c'), ['/a/b/c', '/a/b', '/a'])
  assert.deepEqual(prefixesOf('/a/'), ['/a'])
  assert.deepEqual(prefixesOf('/'), [])
})

test('a prefix redirect leads to one target, or preserves the rest of the path if the target has a *', () => {
  assert.equal(targetOf(rule('/old', '/plates', 'prefix'), '/old/a/b'), '/plates')
  assert.equal(targetOf(rule('/old', '/new/*', 'prefix'), '/old/a/b'), '/new/a/b')
  assert.equal(targetOf(rule('/old', '/new/*', 'prefix'), '/old'), '/new/')
})

test('redirect URLs from an old shop become encoded paths without a trailing slash', () => {
  assert.deepEqual(parseRule(rule('https://old.example//Hanteln/Größe/', '/bars?q=1#top'), []), {
    rule: rule('/Hanteln/Gr%C3%B6%C3%9Fe', '/bars?q=1#top'),
  })
})

test('an invalid redirect path or target is reported [ROUTE-017]', () => {
  const codeOf = (from: string, to: string, kind: RedirectRule['kind'] = 'exact') => {
    const found = parseRule(rule(from, to, kind), ['partner.example'])
    return 'code' in found ? found.code : null
  }
  for (const from of ['', '/', 'old', '//', 'https://old.example', '/a b', '/a\\b', '/a*', `/${'a'.repeat(2_000)}`])
    assert.equal(codeOf(from, '/bars'), 'invalid_from', from)
  assert.equal(codeOf('/product.php?id=7', '/bars'), 'query_in_from')
  for (const to of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://partner.example/'])
    assert.equal(codeOf('/old', to), 'foreign_target', to)
  for (const to of ['', 'bars', '/a\\b', '/a/*/b', '/ba rs']) assert.equal(codeOf('/old', to), 'invalid_target', to)
  assert.equal(codeOf('/old', '/bars*'), 'invalid_target')
  assert.equal(codeOf('/old', 'https://partner.example/x'), null)
  assert.equal(codeOf('/old', '/bars/*', 'prefix'), null)
})

test('redirect loops and chains are detected in both directions, and also through prefix redirects', () => {
  const problemOf = (own: RedirectRule, ...others: RedirectRule[]) => chainProblem(indexRules([...others, own]), own)
  assert.equal(problemOf(rule('/a', '/bars'), rule('/b', '/plates')), null)
  assert.deepEqual(problemOf(rule('/a', '/a?x=1')), { code: 'redirect_loop', at: '/a' })
  assert.deepEqual(problemOf(rule('/a', '/b'), rule('/b', '/a')), { code: 'redirect_loop', at: '/b' })
  assert.deepEqual(problemOf(rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')), { code: 'redirect_loop', at: '/b' })
  assert.deepEqual(problemOf(rule('/a', '/b'), rule('/b', '/bars')), { code: 'redirect_chain', at: '/b' })
  assert.deepEqual(problemOf(rule('/b', '/bars'), rule('/a', '/b')), { code: 'redirect_chain', at: '/a' })
  assert.deepEqual(problemOf(rule('/old', '/old/new', 'prefix')), { code: 'redirect_loop', at: '/old' })
  assert.deepEqual(problemOf(rule('/a', '/old/x'), rule('/old', '/bars', 'prefix')), {
    code: 'redirect_chain',
    at: '/old',
  })
  assert.deepEqual(problemOf(rule('/old', '/bars', 'prefix'), rule('/a', '/old/x')), {
    code: 'redirect_chain',
    at: '/a',
  })
  assert.deepEqual(problemOf(rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/b')), {
    code: 'redirect_chain',
    at: '/b',
  })
})
