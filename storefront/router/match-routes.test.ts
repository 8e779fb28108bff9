import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchRoutes, withoutPrefix } from './match-routes.ts'
import type { Route } from './route.ts'

const page = (path: string): Route => ({ id: path, path })

const routes: Route[] = [
  {
    id: 'root',
    children: [
      page('*'),
      page('/'),
      page('theindex/:category/*'),
      page('theindex/:category'),
      page('theindex'),
      page('account/registry/:id'),
      page('account/registry/new'),
      page('print/:number?/:date?'),
      { id: 'variant', path: '__variant/:variant', children: [page('deep/*'), { id: 'inner', path: '' }] },
    ],
  },
]

function found(pathname: string, prefix = '') {
  const matches = matchRoutes(routes, pathname, prefix)
  const last = matches?.at(-1)
  return last && [last.route.id, last.params]
}

test('a path matches the most specific page: fixed segments, then parameters, then the rest of the path', () => {
  assert.deepEqual(found('/'), ['/', {}])
  assert.deepEqual(found('/plates'), ['*', { '*': 'plates' }])
  assert.deepEqual(found('/theindex'), ['theindex', {}])
  assert.deepEqual(found('/theindex/history'), ['theindex/:category', { category: 'history' }])
  assert.deepEqual(found('/theindex/history/a/b'), ['theindex/:category/*', { category: 'history', '*': 'a/b' }])
  assert.deepEqual(found('/account/registry/new'), ['account/registry/new', {}])
  assert.deepEqual(found('/account/registry/7'), ['account/registry/:id', { id: '7' }])
  assert.deepEqual(found('/account/registry/7/8'), ['*', { '*': 'account/registry/7/8' }])
})

test('optional segments may be missing from the end of a path', () => {
  const id = 'print/:number?/:date?'
  assert.deepEqual(found('/print'), [id, {}])
  assert.deepEqual(found('/print/9'), [id, { number: '9' }])
  assert.deepEqual(found('/print/9/2026-01-02'), [id, { number: '9', date: '2026-01-02' }])
  assert.deepEqual(found('/print/9/2026-01-02/x')?.[0], '*')
})

test('upper case and trailing slashes lead to the same page, and a parameter for the rest of the path preserves them', () => {
  assert.deepEqual(found('/TheIndex/'), ['theindex', {}])
  assert.deepEqual(found('/Plates/'), ['*', { '*': 'Plates/' }])
  assert.deepEqual(found('//plates'), ['*', { '*': '/plates' }])
})

test('path parameters are decoded, and a malformed parameter stays unchanged', () => {
  assert.deepEqual(found('/account/registry/a%20b'), ['account/registry/:id', { id: 'a b' }])
  assert.deepEqual(found('/account/registry/%E0%A4%A'), ['account/registry/:id', { id: '%E0%A4%A' }])
  assert.deepEqual(found('/gr%C3%B6%C3%9Fe'), ['*', { '*': 'größe' }])
})

test('a path matches a page with all its layouts, outermost first', () => {
  const ids = (pathname: string) => matchRoutes(routes, pathname, '')?.map(({ route }) => route.id)
  assert.deepEqual(ids('/plates'), ['root', '*'])
  assert.deepEqual(ids('/__variant/two'), ['root', 'variant', 'inner'])
  assert.deepEqual(matchRoutes(routes, '/__variant/two/deep/x', '')?.[1]?.params, { variant: 'two', '*': 'x' })
})

test('paths in another locale do not match any page', () => {
  assert.deepEqual(found('/de', 'de'), ['/', {}])
  assert.deepEqual(found('/DE/plates', 'de'), ['*', { '*': 'plates' }])
  assert.equal(found('/plates', 'de'), undefined)
  assert.equal(found('/debris', 'de'), undefined)
  assert.equal(withoutPrefix('/de/plates', 'de'), '/plates')
  assert.equal(withoutPrefix('/de', 'de'), '/')
  assert.equal(withoutPrefix('/plates', ''), '/plates')
})
