import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruleProblem } from './attributes.ts'
import { isEmployee } from './employee.ts'
import type { FlagValue, ScheduledRule } from './feature.ts'
import { redirectForPath } from './redirect-experiment.ts'
import { flagRegistry, hasFlagType } from './registry.ts'
import { featureAt, nextFlagChange } from './schedule.ts'

test('the registry has the documented flags, each with a default of its type [FLAG-010]', () => {
  const documented = [
    'enable_region_popup',
    'matte_black_banner',
    'five_for_five_drawer',
    'picture_in_picture',
    'christmas_banner',
    'enable_gym_map',
    'enable-eu-returns',
    'rfk_fallback',
  ]
  for (const key of documented) assert.equal(flagRegistry.get(key)?.defaultValue, false, key)
  assert.equal(flagRegistry.get('invitational_year')?.defaultValue, 2025)
  for (const [key, { type, defaultValue }] of flagRegistry) assert.ok(hasFlagType(type, defaultValue), key)
  assert.ok(!hasFlagType('boolean', 'true') && !hasFlagType('number', null) && hasFlagType('json', { a: [1] }))
})

test('an employee has a listed email domain, not a subdomain or a similar one [FLAG-401, FLAG-414]', () => {
  const domains = ['irons.example']
  const of = (email: string) => isEmployee(email, domains)
  assert.deepEqual([of('ann@irons.example'), of('Ann@IRONS.example'), of('"a@b"@irons.example')], [true, true, true])
  for (const email of [
    'ann@mail.irons.example',
    'ann@notirons.example',
    'ann@irons.example.net',
    'irons.example',
    '@irons.example',
    'ann@irons.example@mail.example',
  ])
    assert.ok(!of(email), email)
  assert.ok(!isEmployee('ann@irons.example', []))
})

test('a flag rule applies from its start time until just before its end time', () => {
  const flag = {
    defaultValue: 'a',
    rules: [
      { force: 'b', from: 100, to: 200 },
      { force: 'c', to: 300 },
    ],
  }
  const at = (now: number) => featureAt(flag, now).rules?.map(({ force }) => force)
  assert.deepEqual([at(99), at(100), at(199), at(200), at(300)], [['c'], ['b', 'c'], ['b', 'c'], ['c'], []])
  assert.deepEqual(featureAt(flag, 100).rules?.[0], { force: 'b' })
  assert.deepEqual(
    [99, 100, 200, 300].map((now) => nextFlagChange(flag, now)),
    [100, 200, 300, null],
  )
  assert.deepEqual(featureAt({ defaultValue: true }, 0), { defaultValue: true })
})

test('a flag for shared pages can target only attributes in the cache key of those pages', () => {
  const employees: ScheduledRule = { force: true, condition: { $or: [{ site: 'USA' }, { $not: { employee: true } }] } }
  assert.equal(ruleProblem('visitor', employees), undefined)
  assert.equal(ruleProblem('page', employees), 'personal_attribute')
  assert.equal(ruleProblem('page', { force: true, condition: { site: { $in: ['USA'] }, locale: 'en-US' } }), undefined)
  assert.equal(ruleProblem('page', { force: true, coverage: 0.5 }), 'personal_share')
  assert.equal(ruleProblem('visitor', { force: true, coverage: 0.5 }), undefined)
  assert.equal(ruleProblem('visitor', { force: true, condition: { income: 'high' } }), 'unknown_attribute')
  assert.equal(ruleProblem('visitor', { force: true, from: 2, to: 2 }), 'empty_period')
})

test('a flag rule with a regular expression is refused, at any depth and in conditions on other flags', () => {
  const slow = '^(a+)+$'
  const rules: ScheduledRule[] = [
    { force: true, condition: { id: { $regex: slow } } },
    { force: true, condition: { $or: [{ site: 'USA' }, { segments: { $elemMatch: { $not: { $regexi: slow } } } }] } },
    { force: true, condition: { id: { $REGEX: slow } } },
    { force: true, parentConditions: [{ id: 'other', condition: { value: { $regex: slow } } }] },
  ]
  for (const rule of rules) assert.equal(ruleProblem('visitor', rule), 'regular_expression', JSON.stringify(rule))
  assert.equal(ruleProblem('visitor', { force: true, condition: { id: '$regex' } }), undefined)
})

test('a redirect experiment can redirect from its page only to another path of the store', () => {
  const on = (to: unknown, from = '/barbells') => redirectForPath('/barbells', { from, to } as FlagValue)
  assert.deepEqual(on('/bars'), { from: '/barbells', to: '/bars' })
  assert.deepEqual(on(null), { from: '/barbells', to: null })
  assert.deepEqual(redirectForPath('/barbells', { from: '/barbells' }), { from: '/barbells', to: null })
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/barbells', '/a?b', 7, ''])
    assert.equal(on(to), null, String(to))
  assert.equal(on('/bars', '/plates'), null)
  for (const value of [null, true, 'x', [], {}]) assert.equal(redirectForPath('/barbells', value), null)
})

test('an experiment applies to visitors, not to pages that all visitors share', () => {
  const rule = { hashAttribute: 'anonymousId', variations: [true, false] }
  assert.equal(ruleProblem('page', rule), 'personal_share')
  assert.equal(ruleProblem('visitor', rule), undefined)
})
