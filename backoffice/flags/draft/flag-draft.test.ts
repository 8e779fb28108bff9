import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FlagCondition, FlagValue, ScheduledFeature, ScheduledRule } from '#domain/flags/feature.ts'
import type { FlagType } from '#domain/flags/registry.ts'
import { readConditions, writeConditions } from './conditions.ts'
import {
  addRule,
  changeRule,
  isSameDraft,
  moveRule,
  problemsOf,
  readDraft,
  removeRule,
  writeDraft,
} from './flag-draft.ts'
import { parseValue, valueText } from './flag-values.ts'
import type { EditableRule } from './rule-draft.ts'

const editable = (feature: ScheduledFeature, index = 0) => {
  const draft = readDraft('boolean', feature)
  const rule = draft.rules[index]!
  assert.equal(rule.kind, 'editable')
  return { draft, rule: rule as EditableRule }
}
const on = (rule: Partial<ScheduledRule>): ScheduledFeature => ({
  defaultValue: false,
  rules: [{ force: true, ...rule }],
})
const edited = (feature: ScheduledFeature, change: Partial<EditableRule>) => {
  const { draft, rule } = editable(feature)
  return changeRule(draft, { ...rule, ...change, isEdited: true })
}

test('a flag value is edited as text in the format of its type', () => {
  for (const [type, value] of [
    ['boolean', true],
    ['number', 2025],
    ['string', '"half"'],
    ['json', { tiers: [1, 2] }],
  ] satisfies [FlagType, FlagValue][])
    assert.deepEqual(parseValue(type, valueText(type, value)), value)
  assert.deepEqual(
    [parseValue('number', ''), parseValue('number', 'ten'), parseValue('json', '{'), parseValue('number', ' 7 ')],
    [undefined, undefined, undefined, 7],
  )
})

test('the flag form shows conditions that match any or none of several values, and no others', () => {
  const condition = { site: { $in: ['CAN', 'GBR'] }, group: { $nin: [2] }, segments: { $in: [11] }, employee: true }
  const conditions = readConditions(condition)
  assert.deepEqual(
    conditions?.map(({ isNegated, values }) => [isNegated, values]),
    [
      [false, ['CAN', 'GBR']],
      [true, [2]],
      [false, [11]],
      [false, [true]],
    ],
  )
  assert.deepEqual(writeConditions(conditions!), condition)
  assert.deepEqual(writeConditions(readConditions({ site: 'USA' })!), { site: 'USA' })
  for (const other of [
    { id: 'customer-1' },
    { $or: [{ site: 'USA' }] },
    { site: { $regex: '^U' } },
    { site: { $in: ['USA'], $nin: ['CAN'] } },
    { segments: 11 },
    { group: 'trade' },
  ] as FlagCondition[])
    assert.equal(readConditions(other), null, JSON.stringify(other))
})

test('flag rules that the form cannot show are saved unchanged, even next to an edited rule', () => {
  const rules: ScheduledRule[] = [
    { variations: [false, true], weights: [0.5, 0.5], key: 'trial' },
    { force: true, condition: { $not: { site: 'USA' } } },
    { force: true, coverage: 0.1, seed: 'spring', hashVersion: 2 },
    { id: 'r4', name: 'Canada', force: true, condition: { site: { $in: ['CAN'] } }, from: 1_500 },
  ]
  const draft = readDraft('boolean', { defaultValue: false, rules })
  assert.deepEqual(
    draft.rules.map(({ kind }) => kind),
    ['raw', 'raw', 'raw', 'editable'],
  )
  assert.deepEqual(writeDraft(draft), { defaultValue: false, rules })
  const last = draft.rules[3] as EditableRule
  const changed = writeDraft(changeRule(draft, { ...last, isEdited: true, value: 'false' }))
  assert.deepEqual(changed.rules?.slice(0, 3), rules.slice(0, 3))
  assert.deepEqual(changed.rules?.[3], {
    id: 'r4',
    name: 'Canada',
    force: false,
    condition: { site: 'CAN' },
    from: 1_500,
  })
})

test('a flag percentage is saved as a fraction without floating-point error', () => {
  const { rule } = editable(on({ coverage: 0.07 }))
  assert.equal(rule.percent, '7')
  assert.equal(writeDraft(edited(on({}), { percent: '12.34' })).rules?.[0]?.coverage, 0.1234)
})

test('each flag rule that the server would refuse is listed with its reason', () => {
  const problem = (scope: 'page' | 'visitor', change: Partial<EditableRule>) =>
    problemsOf(scope, edited(on({}), change)).rules.get(0)
  const employee = { attribute: 'employee', isNegated: false, values: [true] } as const
  assert.equal(problem('visitor', { conditions: [employee], percent: '5' }), undefined)
  assert.equal(problem('page', { conditions: [employee] }), 'personal_attribute')
  assert.equal(problem('page', { percent: '5' }), 'personal_share')
  assert.equal(problem('visitor', { percent: '101' }), 'wrong_percent')
  assert.equal(problem('visitor', { percent: 'five' }), 'wrong_percent')
  assert.equal(problem('page', { conditions: [{ attribute: 'site', isNegated: false, values: [] }] }), 'no_values')
  assert.equal(problem('page', { from: 2, to: 2 }), 'empty_period')
  const number = readDraft('number', { defaultValue: 1 })
  assert.equal(problemsOf('page', { ...number, defaultValue: 'x' }).isDefaultWrong, true)
})

test('flag rules can be added, moved, and removed, and moving a rule back is not a change', () => {
  const stored = readDraft('boolean', { defaultValue: false, rules: [{ force: true }, { force: false }] })
  const moved = moveRule(stored, 0, 1)
  assert.deepEqual(writeDraft(moved).rules, [{ force: false }, { force: true }])
  assert.equal(isSameDraft(moved, stored), false)
  assert.equal(isSameDraft(moveRule(moved, 1, 0), stored), true)
  assert.equal(moveRule(stored, 0, -1), stored)
  const added = addRule(stored)
  assert.deepEqual(writeDraft(added).rules?.[2], { force: true })
  assert.equal(isSameDraft(removeRule(added, 2), stored), true)
})
