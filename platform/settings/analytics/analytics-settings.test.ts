import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from '../settings.ts'

function analytics(env: Record<string, string>) {
  const read = readSettings(env)
  assert.ok(!('problems' in read))
  return read.analytics
}

function problems(env: Record<string, string>): readonly string[] {
  const read = readSettings(env)
  return 'problems' in read ? read.problems : []
}

test('an analytics write key belongs to one named source, and events are stored for a set number of days', () => {
  assert.deepEqual(analytics({}), { writeKeys: new Map(), days: 395, destinations: {} })
  const keys = 'warehouse=warehouse-key-0123, app=app-key-0123456789'
  assert.deepEqual(analytics({ ANALYTICS_WRITE_KEYS: keys, ANALYTICS_DAYS: '30' }), {
    writeKeys: new Map([
      ['warehouse-key-0123', 'warehouse'],
      ['app-key-0123456789', 'app'],
    ]),
    days: 30,
    destinations: {},
  })
  for (const key of ['app', 'app=short', 'server=server-key-0123456', 'a=same-key-01234567,b=same-key-01234567'])
    assert.match(problems({ ANALYTICS_WRITE_KEYS: key }).join(), /^ANALYTICS_WRITE_KEYS must be pairs of a source/, key)
  for (const days of ['0', '801', '1.5'])
    assert.match(problems({ ANALYTICS_DAYS: days }).join(), /^ANALYTICS_DAYS must be a whole number of days/, days)
})
