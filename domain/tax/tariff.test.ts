import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TariffRate } from './table.ts'
import { tariffOf } from './tariff.ts'

const rate = (change: Partial<TariffRate>): TariffRate => ({
  site: 'CAN',
  destination: 'CA',
  hsPrefix: '',
  percent: 10,
  validFrom: '2026-01-01',
  validTo: null,
  ...change,
})
const crossing = { site: 'CAN', destination: 'CA', date: '2026-11-21' } as const
const rates = [rate({}), rate({ hsPrefix: '9506', percent: 25 }), rate({ hsPrefix: '950691', percent: 2.5 })]
const duty = (tariffCode: string | null, net = 1000, day = '2026-11-21') =>
  tariffOf({ ...crossing, date: day }, [{ tariffCode, net }], rates)

test('the duty rate with the longest code prefix applies, and digital goods have no duty [TAX-236]', () => {
  assert.deepEqual([duty('9506910090'), duty('950699'), duty('6109'), duty(''), duty(null)], [25, 250, 100, 100, 0])
})

test('duty is rounded for each line separately, half away from zero [TAX-236]', () => {
  // 2.5% of 0.20 is 0.005, so each line rounds up to one cent.
  const goods = [
    { tariffCode: '950691', net: 20 },
    { tariffCode: '950691', net: 20 },
  ]
  assert.equal(tariffOf(crossing, goods, rates), 2)
})

test('a duty rate applies from its first to its last day, and only to its site and destination [TAX-236]', () => {
  const past = [rate({ validTo: '2026-06-30' }), rate({ percent: 35, validFrom: '2026-07-01' })]
  const on = (date: string, change: object = {}) =>
    tariffOf({ ...crossing, date, ...change }, [{ tariffCode: '', net: 1000 }], past)
  assert.deepEqual(
    ['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01'].map((date) => on(date)),
    [0, 100, 100, 350],
  )
  assert.deepEqual([on('2026-07-01', { site: 'USA' }), on('2026-07-01', { destination: 'US' })], [0, 0])
})

test('if two duty rates apply to the same goods, the later one wins regardless of row order [TAX-236]', () => {
  const both = [rate({}), rate({ percent: 35, validFrom: '2026-07-01' })]
  const on = (rows: TariffRate[], date: string) =>
    tariffOf({ ...crossing, date }, [{ tariffCode: '', net: 1000 }], rows)
  for (const rows of [both, both.toReversed()])
    assert.deepEqual([on(rows, '2026-06-30'), on(rows, '2026-07-01')], [100, 350])
})
