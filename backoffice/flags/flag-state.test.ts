import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPersonalized, siteValuesText } from './flag-state.ts'

const everywhere = <Value>(value: Value) => ({ USA: value, CAN: value, AUS: value, EUR: value, GBR: value, APO: value })

test('the flag list shows the sites where a flag is on, and the values of other flags by site', () => {
  const text = (type: 'boolean' | 'number' | 'string', values: Parameters<typeof siteValuesText>[0]['values']) =>
    siteValuesText({ type, values })
  assert.equal(text('boolean', everywhere(false)), 'Off everywhere')
  assert.equal(text('boolean', everywhere(true)), 'On everywhere')
  assert.equal(text('boolean', { ...everywhere(false), CAN: true, GBR: true }), 'On in Canada, UK')
  assert.equal(text('number', everywhere(2025)), '2025')
  assert.equal(text('string', everywhere('')), 'Empty')
  assert.match(text('number', { ...everywhere(2025), GBR: 2026 }), /^2025 in .*; 2026 in UK$/)
})

test('a flag differs between visitors of a site only with a personal rule or an experiment', () => {
  const flag = (rule: object) => ({ feature: { rules: [rule] } })
  assert.deepEqual(
    [
      { force: true, condition: { site: 'USA' } },
      { force: true, condition: { employee: true } },
      { force: true, coverage: 0.5 },
      { variations: [1, 2] },
    ].map((rule) => isPersonalized(flag(rule))),
    [false, true, true, true],
  )
})
