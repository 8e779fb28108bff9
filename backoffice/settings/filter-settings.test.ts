import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countMissing, filterSettings, type Setting } from './filter-settings.ts'

const setting = (name: string, meaning: string, value: Partial<Setting['values'][number]> = {}): Setting => ({
  name,
  meaning,
  isSecret: false,
  default: null,
  purpose: null,
  values: [{ variable: name, site: null, isSet: false, value: null, isChanged: false, isMissing: false, ...value }],
})
const groups = [
  { title: 'Store', settings: [setting('BRAND', 'the store name', { value: 'Anvil', isChanged: true })] },
  { title: 'Mail', settings: [setting('MAIL_URL', 'the SMTP server', { isMissing: true })] },
]
const names = (...args: [filter: 'changed' | 'missing' | null, text: string]) =>
  filterSettings(groups, ...args).flatMap(({ settings }) => settings.map(({ name }) => name))

test('settings are found by words in their name, meaning, and value, in any order', () => {
  assert.deepEqual(names(null, ''), ['BRAND', 'MAIL_URL'])
  assert.deepEqual(names(null, 'server mail'), ['MAIL_URL'])
  assert.deepEqual(names(null, 'anvil'), ['BRAND'])
  assert.deepEqual(names(null, 'anvil mail'), [])
})

test('the filters leave settings that differ from the default, or settings that a live store needs', () => {
  assert.deepEqual(names('changed', ''), ['BRAND'])
  assert.deepEqual(names('missing', ''), ['MAIL_URL'])
  assert.deepEqual(names('missing', 'brand'), [])
  assert.equal(countMissing(groups), 1)
})
