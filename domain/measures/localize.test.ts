import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localizeMeasures, orderMeasures, preferMeasures } from './localize.ts'
import { defaultUnits } from './units.ts'

test('USA and APO show inches and pounds first, and other sites show millimeters and kilograms first', () => {
  assert.deepEqual((['USA', 'APO', 'CAN', 'EUR', 'GBR', 'AUS'] as const).map(defaultUnits), [
    'us',
    'us',
    'metric',
    'metric',
    'metric',
    'metric',
  ])
})

const both = [
  ['2200 mm', '86.6 in (2200 mm)'],
  ['1280 x 880 mm', '50.4 x 34.6 in (1280 x 880 mm)'],
  ['20 kg (44.1 lb), plus or minus 50 g', '44.1 lb (20 kg), plus or minus 1.76 oz (50 g)'],
  ['3 x 3 in (76 mm), 11 gauge (3 mm)', '3 x 3 in (76 mm), 11 gauge (0.12 in, 3 mm)'],
  ['2 each of 10, 15, 20 and 25 kg', '2 each of 22, 33.1, 44.1 and 55.1 lb (10, 15, 20 and 25 kg)'],
  ['3, 203 mm apart', '3, 7.99 in (203 mm) apart'],
  ['38 mm x 4.5 m', '1.5 in (38 mm) x 14.8 ft (4.5 m)'],
  ['12 to 32 kg in steps of 1 kg', '26.5 to 70.5 lb (12 to 32 kg) in steps of 2.2 lb (1 kg)'],
  ['1720 x 1490 or 1650 mm', '67.7 x 58.7 or 65 in (1720 x 1490 or 1650 mm)'],
  ['14.3, 16.6 or 18.8 kg a pair', '31.5, 36.6 or 41.4 lb (14.3, 16.6 or 18.8 kg) a pair'],
  ['450 mm at 45 lb', '17.7 in (450 mm) at 45 lb'],
  ['L (85 to 105 cm)', 'L (33.5 to 41.3 in, 85 to 105 cm)'],
  ['18 cm in M', '7.09 in (18 cm) in M'],
] as const

test('a metric measurement shows its US value first on a site with US units', () => {
  for (const [metric, us] of both) assert.equal(localizeMeasures(metric, 'us'), us)
})

test('a US measurement shows its metric value first on a site with metric units', () => {
  assert.equal(localizeMeasures('230 lb (104.3 kg)', 'metric'), '104.3 kg (230 lb)')
  assert.equal(localizeMeasures('45 lb each', 'metric'), '20.4 kg (45 lb) each')
  assert.equal(
    localizeMeasures('2 x 3 in tube, 5/8 in holes', 'metric'),
    '50.8 x 76.2 mm (2 x 3 in) tube, 15.9 mm (5/8 in) holes',
  )
})

test('measurements in preferred units, densities, and numbers without a unit are unchanged', () => {
  for (const text of [
    'Cotton, 160 g/m²',
    '90 kg/m3',
    '205,000 PSI',
    '88 Shore A',
    'IW-3',
    '10 in a box',
    '8 in each town',
    'US 7 (EU 40)',
  ])
    for (const units of ['us', 'metric'] as const) assert.equal(localizeMeasures(text, units), text)
  assert.equal(localizeMeasures('86.6 in', 'us'), '86.6 in')
  assert.equal(localizeMeasures('20 kg (44.1 lb)', 'metric'), '20 kg (44.1 lb)')
})

test('a product card shows only preferred units, and does not convert a weight that identifies a plate', () => {
  assert.equal(preferMeasures('20 kg, 28.5 mm shaft, 205K PSI', 'us'), '44.1 lb, 1.12 in shaft, 205K PSI')
  assert.equal(preferMeasures('9.5 kg (21 lb), 1830 mm long', 'us'), '21 lb, 72 in long')
  assert.equal(preferMeasures('Pair of 25 kg, 450 mm across', 'us'), 'Pair of 25 kg, 17.7 in across')
  assert.equal(preferMeasures('Slots cut to 0.1 mm', 'us'), 'Slots cut to 0.004 in')
  assert.equal(preferMeasures('Pair of 45 lb, 55 mm thin', 'metric'), 'Pair of 45 lb, 55 mm thin')
})

test('an option label with both units shows the preferred one first and is not converted', () => {
  assert.equal(orderMeasures('2130 mm (84 in)', 'us'), '84 in (2130 mm)')
  assert.equal(orderMeasures('2130 mm (84 in)', 'metric'), '2130 mm (84 in)')
  assert.equal(orderMeasures('20 kg', 'us'), '20 kg')
})
