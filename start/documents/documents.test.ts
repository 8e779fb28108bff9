import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { orderStatuses } from '#domain/orders/status.ts'
import { variables } from '#platform/settings/variables.ts'
import { root } from '../source-files.ts'
import { documents } from './documents.ts'
import { settingGroups } from './setting-meanings.ts'
import { listed } from './settings.ts'

for (const [path, make] of Object.entries(documents)) {
  test(`${path} is up to date: npm run documents`, () => assert.equal(readFileSync(root + path, 'utf8'), make()))
}

test('the page of order states names every status and every event', () => {
  const text = documents['docs/order-states.md']!()
  for (const status of orderStatuses) assert.match(text, new RegExp(`^\\| \`${status}\` \\|`, 'm'))
})

test('the page of settings explains every variable of the schema, each once, and no other', () => {
  const explained = settingGroups.flatMap(({ meanings }) => Object.keys(meanings))
  assert.deepEqual(explained.toSorted(), [...new Set(Object.keys(variables.shape).map(listed))].toSorted())
})
