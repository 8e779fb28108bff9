import assert from 'node:assert/strict'
import { test } from 'node:test'
import { areKnownPathsOutdated, sitesWithChangedPaths } from './changed-paths.ts'

test('purging route lookups marks the paths of their sites as changed, and other purges mark none [ROUTE-055]', () => {
  assert.deepEqual(
    sitesWithChangedPaths([
      'EUR:route:/plates',
      'USA:product:7',
      'posts',
      'USA:route:/a:b',
      'EUR:route:/x',
      'XXX:route:/x',
    ]),
    ['USA', 'EUR'],
  )
  assert.deepEqual(sitesWithChangedPaths(['USA:tree', 'flag:route']), [])
})

test('known paths are outdated if a path changed after they were loaded, or up to a minute before', () => {
  assert.deepEqual(
    [
      areKnownPathsOutdated(null, 1e9),
      areKnownPathsOutdated(10_000, 0),
      areKnownPathsOutdated(60_000, 0),
      areKnownPathsOutdated(500_000, 600_000),
      areKnownPathsOutdated(700_000, 600_000),
    ],
    [false, true, false, true, false],
  )
})
