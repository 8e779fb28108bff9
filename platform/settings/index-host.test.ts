import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, live, problems } from './settings-for-tests.ts'

test('WordPress is read under /theindex on the configured host, or under the path in the setting [INDEX-047]', () => {
  assert.equal(configuration({}).indexHost, undefined)
  const of = (url: string) => configuration({ INDEX_HOST: url }).indexHost
  assert.equal(of('https://blog.shop.example'), 'https://blog.shop.example/theindex')
  assert.equal(of('https://blog.shop.example/'), 'https://blog.shop.example/theindex')
  assert.equal(of('https://shop.example/news/'), 'https://shop.example/news')
})

test('a WordPress host with a query or password, a URL of the store, and a plain HTTP URL in live mode are reported as problems', () => {
  for (const url of [
    'blog',
    'ftp://blog.shop.example',
    'https://a:b@blog.shop.example',
    'https://blog.shop.example/?p=1',
  ])
    assert.match(problems({ INDEX_HOST: url })[0] ?? '', /^INDEX_HOST must be a URL such as/, url)
  const own = { SITE_URL_USA: 'https://shop.example', INDEX_HOST: 'https://shop.example/blog' }
  assert.match(problems(own)[0] ?? '', /^INDEX_HOST must not be a URL of the store/)
  const plain = problems({ ...live, INDEX_HOST: 'http://blog.shop.example' })
  assert.match(plain[0] ?? '', /^INDEX_HOST must begin with https/)
})
