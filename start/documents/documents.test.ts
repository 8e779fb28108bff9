import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { orderStatuses } from '#domain/orders/status.ts'
import { variables } from '#platform/settings/variables.ts'
import { root, sourceFiles } from '../source-files.ts'
import { documents } from './documents.ts'
import { serviceAreas } from './service-areas.ts'
import { perSiteName } from '#platform/settings/listing/list-settings.ts'
import { settingGroups } from '#platform/settings/listing/setting-meanings.ts'

for (const [path, make] of Object.entries(documents)) {
  test(`${path} is up to date: npm run documents`, () => assert.equal(readFileSync(root + path, 'utf8'), make()))
}

test('the order states page lists every status and every event', () => {
  const text = documents['docs/order-states.md']!()
  for (const status of orderStatuses) assert.match(text, new RegExp(`^\\| \`${status}\` \\|`, 'm'))
})

test('the settings page explains each variable in the schema exactly once, and no other variables', () => {
  const explained = settingGroups.flatMap(({ meanings }) => Object.keys(meanings))
  assert.deepEqual(explained.toSorted(), [...new Set(Object.keys(variables.shape).map(perSiteName))].toSorted())
})

test('the service map has exactly one line for each folder in services', () => {
  const folders = sourceFiles('.ts').flatMap((path) => /^services\/([\w-]+)\//.exec(path)?.[1] ?? [])
  assert.deepEqual(Object.keys(serviceAreas), [...new Set(folders)])
})
