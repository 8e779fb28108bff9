import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Box3, type Group } from 'three'
import type { Lod } from './detail.ts'
import { build, models } from './kinds.ts'
import { bodiesOf, extentOf, massOf, trianglesOf } from './measure.ts'

const levels: readonly Lod[] = ['full', 'gym', 'far']
const builtModels = models.map(({ kind }) => ({ kind, byLevel: levels.map((lod) => build(kind, {}, lod)) }))

function boxOf(model: Group): Box3 {
  const box = new Box3()
  for (const body of bodiesOf(model)) box.expandByObject(body, true)
  return box
}

test('kind names are unique', () => {
  assert.equal(new Set(models.map(({ kind }) => kind)).size, models.length)
})

test('every model stands on the floor and is centered horizontally', () => {
  const wrong = builtModels.flatMap(({ kind, byLevel }) => {
    const { min, max } = boxOf(byLevel[0]!)
    const stands = Math.abs(min.y) < 0.001
    const isCentered =
      Math.abs(min.x + max.x) < 0.01 * (max.x - min.x) + 0.002 && Math.abs(min.z + max.z) < 0.3 * (max.z - min.z)
    return stands && isCentered ? [] : [`${kind}: ${JSON.stringify({ min, max })}`]
  })
  assert.deepEqual(wrong, [])
})

test('models with less detail have the same size as the full model and fewer triangles', () => {
  const wrong = builtModels.flatMap(({ kind, byLevel: [full, gym, far] }) => {
    const whole = extentOf(full!)
    const differs = [gym!, far!].some((model) => {
      const extent = extentOf(model)
      return (['width', 'height', 'depth'] as const).some(
        (side) => Math.abs(extent[side] - whole[side]) > 0.06 * whole[side] + 0.004,
      )
    })
    const grows = trianglesOf(far!) > trianglesOf(gym!) || trianglesOf(gym!) > trianglesOf(full!)
    return differs || grows ? [kind] : []
  })
  assert.deepEqual(wrong, [])
})

test('a model has at most 20,000 triangles at gym detail and 4,000 at far detail', () => {
  const heavy = builtModels.flatMap(({ kind, byLevel: [, gym, far] }) =>
    trianglesOf(gym!) > 20_000 || trianglesOf(far!) > 4_000
      ? [`${kind}: ${trianglesOf(gym!)}, ${trianglesOf(far!)}`]
      : [],
  )
  assert.deepEqual(heavy, [])
})

test("solid models match their product's weight within 10%", () => {
  const stated: [kind: string, params: Parameters<typeof build>[1], kilograms: number][] = [
    ['barbell', {}, 20],
    ['barbell', { length: 2.01, shaft: 0.025, sleeve: 0.32 }, 15],
    ['iron-plate', { diameter: 0.45, thickness: 0.034, weight: '20 KG' }, 20],
    ['change-plate', { diameter: 0.21, thickness: 0.019, weight: '2.5 KG' }, 2.5],
    ['technique-plate', {}, 5],
    ['bumper', { thickness: 0.07, weight: '20 KG' }, 20],
    ['bumper', { thickness: 0.03, weight: '10 LB' }, 4.54],
    ['grip-plate', {}, 20.4],
    ['grip-plate', { thickness: 0.04, isIron: true }, 20.4],
    ['block-dumbbell', {}, 24],
    ['barbell', { length: 2.31, shaft: 0.027, sleeve: 0.42 }, 20],
    ['trap-bar', {}, 27],
    ['safety-squat-bar', {}, 28],
    ['multi-grip-bar', {}, 20],
    ['farmers-handles', {}, 22],
    ['sled', {}, 34],
    ['atlas-stone', {}, 75],
    ['competition-collar', {}, 2.5],
    ['lever-collar', {}, 0.62],
    ['screw-collar', {}, 0.48],
    ['chalk-block', {}, 0.056],
    ['chalk-bowl', {}, 13],
    ['power-rack', {}, 142],
    ['power-rack', { height: 2.29 }, 148],
    [
      'power-rack',
      { width: 1.19, depth: 0.61, uprightWidth: 0.0508, uprightDepth: 0.0508, hole: 0.016, cups: 'plain' },
      68,
    ],
    ['squat-stand', {}, 54],
    ['yoke', {}, 88],
    ['wall-pull-up-bar', { hasLedger: false }, 17],
    ['landmine', {}, 5.4],
    ['band-pegs', {}, 2.4],
    ['pull-up-bar', { diameter: 0.05 }, 9.7],
    ['hex-dumbbell', { weight: '10 LB' }, 4.54],
    ['hex-dumbbell', { weight: '100 LB' }, 45.36],
    ['hex-dumbbell', { weight: '30 LB', isRubber: false, handleDiameter: 0.035 }, 13.61],
    ['round-dumbbell', { weight: '2.5 KG' }, 2.5],
    ['round-dumbbell', { weight: '30 KG' }, 30],
    ['plate-dumbbell', { weight: '24 KG' }, 24],
    ['plate-dumbbell', { weight: '4 KG' }, 4],
    ['kettlebell', { weight: '8 KG' }, 8],
    ['kettlebell', { weight: '24 KG' }, 24],
    ['kettlebell', { weight: '48 KG' }, 48],
    ['kettlebell', { weight: '20 KG', hasJacket: true }, 20],
    ['competition-kettlebell', { weight: '16 KG' }, 16],
    ['competition-kettlebell', { weight: '32 KG' }, 32],
    ['adjustable-kettlebell', {}, 32],
    ['flat-bench', {}, 26],
    ['flat-bench', { width: 0.356 }, 28],
    ['adjustable-bench', {}, 41],
    ['utility-bench', {}, 29],
    ['bumper-cradle', {}, 14],
    ['storage-shelf', {}, 46],
    ['lifting-platform', {}, 298],
  ]
  const wrong = stated.flatMap(([kind, params, kilograms]) => {
    const mass = massOf(build(kind, params))
    return Math.abs(mass - kilograms) <= 0.1 * kilograms ? [] : [`${kind} of ${kilograms} kg weighs ${mass.toFixed(2)}`]
  })
  assert.deepEqual(wrong, [])
})

test('an unknown kind or parameter is refused, and the error includes its name', () => {
  assert.throws(() => build('anvil', {}), /no equipment of the kind anvil/)
  assert.throws(() => build('barbell', { lenght: 2 }), /barbell has no number parameter named lenght/)
  assert.throws(() => build('barbell', { length: 'long' }), /barbell has no string parameter named length/)
  assert.throws(() => build('barbell', { shaftFinish: 'gold' }), /no finish gold/)
})
