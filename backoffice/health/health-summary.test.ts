import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checksByGroup, unhealthyChecks, summaryLine, type Check } from './health-summary.ts'

const check = (name: Check['name'], group: Check['group'], state: Check['state']): Check => ({
  name,
  group,
  state,
  title: name,
  meaning: '',
  figure: '',
  advice: null,
  link: null,
})
const checks = [
  check('search', 'catalog', 'warning'),
  check('jobs', 'background', 'failing'),
  check('mail', 'background', 'ok'),
  check('worker', 'processes', 'failing'),
]

test('the health summary counts problems and warnings', () => {
  assert.equal(summaryLine([]), 'All systems operational')
  assert.equal(summaryLine(checks), '2 problems, 1 warning')
  assert.equal(summaryLine(checks.slice(0, 1)), '1 warning')
  assert.equal(summaryLine(checks.slice(1, 2)), '1 problem')
})

test('failing health checks come before warnings', () => {
  assert.deepEqual(
    unhealthyChecks(checks).map(({ name }) => name),
    ['jobs', 'worker', 'search'],
  )
})

test('health check groups have a fixed order, regardless of their states', () => {
  assert.deepEqual(
    checksByGroup(checks).map(({ group, checks: own }) => [group, own.length]),
    [
      ['processes', 1],
      ['background', 2],
      ['catalog', 1],
    ],
  )
})
