import assert from 'node:assert/strict'
import { test } from 'node:test'
import { initialOrbit, dragOrbit, moveOrbit, movementOf, zoomOrbit } from './orbit.ts'

test('in the 3D view, arrow keys turn and tilt, plus and minus zoom, Home resets, and other keys are ignored', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-', 'Home', 'Tab', 'Enter', 'toString']
  assert.deepEqual(
    keys.map((key) => movementOf(key)),
    ['left', 'right', 'up', 'down', 'nearer', 'nearer', 'further', 'reset', undefined, undefined, undefined],
  )
})

test('opposite steps in the 3D view cancel each other out, and a reset restores the initial view', () => {
  const there = moveOrbit(moveOrbit(initialOrbit, 'left'), 'up')
  const back = moveOrbit(moveOrbit(there, 'right'), 'down')
  assert.notEqual(there.turn, initialOrbit.turn)
  for (const side of ['turn', 'tilt', 'away'] as const) assert.ok(Math.abs(back[side] - initialOrbit[side]) < 1e-9)
  assert.deepEqual(moveOrbit({ turn: 9, tilt: 1, away: 0.4 }, 'reset'), initialOrbit)
})

test('the 3D view camera stays above the floor, below the top, outside the model, and within range', () => {
  const ends = (['up', 'down', 'nearer', 'further'] as const).map((movement) => {
    let orbit = initialOrbit
    for (let steps = 0; steps < 100; steps += 1) orbit = moveOrbit(orbit, movement)
    return orbit
  })
  assert.deepEqual(
    ends.map(({ tilt, away }) => [tilt, away]),
    [
      [1.42, 1],
      [0.03, 1],
      [0.3, 0.3],
      [0.3, 1.2],
    ],
  )
  assert.equal(dragOrbit(initialOrbit, 0, -5).tilt, 0.03)
  assert.equal(zoomOrbit(initialOrbit, 0).away, 0.3)
})

test('a drag across the whole view turns the model by half a turn', () => {
  assert.ok(Math.abs(initialOrbit.turn - dragOrbit(initialOrbit, 1, 0).turn - Math.PI) < 1e-9)
})
