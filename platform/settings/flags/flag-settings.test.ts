import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configuration, problems } from '../settings-for-tests.ts'

test('employee domains are a list in lowercase, empty by default [FLAG-414]', () => {
  const of = (text?: string) => configuration(text === undefined ? {} : { EMPLOYEE_DOMAINS: text }).employeeDomains
  assert.deepEqual([of(), of('Irons.example, warehouse.example')], [[], ['irons.example', 'warehouse.example']])
  for (const wrong of ['@irons.example', 'irons', 'irons.example,', 'ann@irons.example', '*.irons.example']) {
    assert.match(problems({ EMPLOYEE_DOMAINS: wrong })[0] ?? '', /^EMPLOYEE_DOMAINS must be domains/, wrong)
  }
})
