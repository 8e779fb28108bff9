import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collapseSlashes, redirectStatus, safeTarget, spellingsOf } from './redirect.ts'

test('double slashes in a path are collapsed into one [ROUTE-020]', () => {
  assert.equal(collapseSlashes('//a///b'), '/a/b')
  assert.equal(collapseSlashes('//a?next=//x#//y'), '/a?next=//x#//y')
})
test('a mailto link is unchanged [ROUTE-021]', () => assert.equal(collapseSlashes('mailto:a//b'), 'mailto:a//b'))
test('a tel link is unchanged [ROUTE-022]', () => assert.equal(collapseSlashes('tel:+1//2'), 'tel:+1//2'))
test('an http link is unchanged, including its slashes [ROUTE-023]', () => {
  assert.equal(collapseSlashes('https://a//b'), 'https://a//b')
  assert.equal(collapseSlashes('http://a//b'), 'http://a//b')
})

test("a redirect's status is its type [ROUTE-015]", () =>
  assert.deepEqual([301, 302, 307, 308].map(redirectStatus), [301, 302, 307, 308]))

test('an unsupported redirect type becomes a 302, and an external target is refused unless its host is allowed [ROUTE-017]', () => {
  assert.deepEqual([200, 0, null, 404].map(redirectStatus), [302, 302, 302, 302])
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/x',
    'javascript:alert(1)',
    'http://partner.example/',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/a\\b',
    '/a b',
    '/\u0001a',
    `/${'ä'.repeat(700)}`,
    '',
  ]) {
    assert.equal(safeTarget(target, ['partner.example']), null, target)
  }
  assert.equal(safeTarget('/bars'), '/bars')
  assert.equal(safeTarget('https://partner.example/x', ['partner.example']), 'https://partner.example/x')
  assert.equal(safeTarget('https://partner.example.evil.example/', ['partner.example']), null)
})

test('a redirect target is encoded for a header, and its query is unchanged', () => {
  assert.equal(safeTarget('/stärke?q=€#ü'), '/st%C3%A4rke?q=%E2%82%AC#%C3%BC')
  assert.equal(safeTarget('/plates?q=a\\b//c'), '/plates?q=a\\b//c')
  assert.equal(safeTarget('/%2F%5C?next=//x'), '/%2F%5C?next=//x')
})

test('a path is also looked up in lower case and without its trailing slash or .html [ROUTE-019]', () => {
  assert.deepEqual(spellingsOf('/Bars/'), ['/Bars', '/bars'])
  assert.deepEqual(spellingsOf('/bars.html'), ['/bars'])
  assert.deepEqual(spellingsOf('/bars'), [])
})
