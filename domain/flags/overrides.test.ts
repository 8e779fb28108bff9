import assert from 'node:assert/strict'
import { test } from 'node:test'
import { overridesFromFields, overrideText, parseOverrides, serializeOverrides } from './overrides.ts'

const cookieOf = (value: unknown) => encodeURIComponent(JSON.stringify(value))

test('debug panel overrides are read from their cookie as they were stored [SHELL-027]', () => {
  const overrides = { sw: false, invitational_year: 2026, redirect_experiment: { from: '/a', to: '/ä;=' } }
  const value = serializeOverrides(overrides)!
  assert.match(value, /^[\w%.~()*!'-]+$/)
  assert.deepEqual(parseOverrides(value), overrides)
  assert.equal(serializeOverrides(undefined), '')
})

test('overrides of unknown flags or with another type, and malformed cookies, are ignored', () => {
  assert.deepEqual(
    parseOverrides(cookieOf({ sw: false, invitational_year: 'x', no_flag: true, christmas_banner: 1, __proto__: 1 })),
    { sw: false },
  )
  for (const value of [undefined, '', '%zz', '{', cookieOf(null), cookieOf([true]), cookieOf({ sw: 'off' })])
    assert.equal(parseOverrides(value), undefined)
})

test('flag overrides that do not fit into a cookie are neither stored nor read', () => {
  const overrides = { redirect_experiment: 'x'.repeat(2_000) }
  assert.equal(serializeOverrides(overrides), undefined)
  assert.equal(parseOverrides(cookieOf(overrides)), undefined)
})

test('a field in the debug panel overrides its flag, an empty field does not, and an invalid value is reported by name', () => {
  const fields: Record<string, string> = {
    sw: 'false',
    christmas_banner: '',
    invitational_year: ' 2027 ',
    redirect_experiment: '{"from":"/a","to":null}',
    rfk_fallback: 'yes',
    enable_gym_map: '1',
    not_a_flag: 'true',
  }
  assert.deepEqual(
    overridesFromFields((flag) => fields[flag] ?? null),
    {
      overrides: { sw: false, invitational_year: 2027, redirect_experiment: { from: '/a', to: null } },
      invalid: ['enable_gym_map', 'rfk_fallback'],
    },
  )
  assert.deepEqual(
    overridesFromFields(() => null),
    { overrides: undefined, invalid: [] },
  )
})

test("a flag's field in the debug panel shows the override as text that has the same value", () => {
  assert.deepEqual(
    [overrideText(false), overrideText(2026), overrideText({ to: null })],
    ['false', '2026', '{"to":null}'],
  )
})
