import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseWrappedJson } from './wrapped-json.ts'

const posts = [{ id: 7, title: { rendered: 'Bars [part 1] <b>{two}</b>' } }]
const json = JSON.stringify(posts)

test('a posts response wrapped in HTML is cleaned and parsed [INDEX-054]', () => {
  const wrapped = [
    json,
    `\uFEFF${json}`,
    `<html><body><pre>${json}</pre></body></html>`,
    `<br />\n<b>Warning</b>: Undefined array key [0] in /srv/{theme}/a.php on line <b>3</b>\n${json}`,
    `${json}\n<!-- page cached in 0.2 s -->`,
    JSON.stringify(`<pre>${json}</pre>`),
    `<pre>${json.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}</pre>`,
  ]
  for (const text of wrapped) assert.deepEqual(parseWrappedJson(text), posts, text)
})

test('an empty posts list and an error object are parsed', () => {
  assert.deepEqual(parseWrappedJson('<p>[]</p>'), [])
  assert.deepEqual(parseWrappedJson('{"code":"rest_no_route"}'), { code: 'rest_no_route' })
})

test('text without a JSON list or object is parsed as undefined', () => {
  for (const text of [
    '',
    'null',
    '7',
    '"text"',
    '<html><body>Error 500</body></html>',
    json.slice(0, -1),
    '['.repeat(99),
  ])
    assert.equal(parseWrappedJson(text), undefined, text)
})
