import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeeperThan } from './json-depth.ts'

test('the JSON depth counts open lists and objects, but ignores brackets in strings', () => {
  const isDeep = (json: string) => isDeeperThan(3, Buffer.from(json))
  for (const json of ['1', '[{"a":[1]},{"a":[2]}]', '["[[[[",{"\\"[[[":1}]', '["\\\\",[[]]]', ''])
    assert.equal(isDeep(json), false, json)
  for (const json of ['[[[[', '{"a":{"b":{"c":{}}}}', '["\\\\",[[[1]]]]']) assert.equal(isDeep(json), true, json)
})
