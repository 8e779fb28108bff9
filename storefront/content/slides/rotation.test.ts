import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { startRotation } from './rotation.ts'

mock.timers.enable({ apis: ['setInterval'] })
function rotating() {
  let turns = 0
  const rotation = startRotation(() => (turns += 1))
  return { ...rotation, turns: () => turns }
}

test('carousel slides advance every four seconds [PROMO-009]', () => {
  const { turns, stop } = rotating()
  mock.timers.tick(3_999)
  assert.equal(turns(), 0)
  mock.timers.tick(1)
  assert.equal(turns(), 1)
  mock.timers.tick(8_000)
  assert.equal(turns(), 3)
  stop()
  mock.timers.tick(8_000)
  assert.equal(turns(), 3)
})

test('carousel slides stop on hover, on focus, in a hidden tab, and when paused [PROMO-010]', () => {
  for (const why of ['hover', 'focus', 'hidden', 'reader'] as const) {
    const { turns, hold, stop } = rotating()
    hold(why, true)
    mock.timers.tick(20_000)
    assert.equal(turns(), 0, why)
    hold(why, false)
    mock.timers.tick(3_999)
    assert.equal(turns(), 0, why)
    mock.timers.tick(1)
    assert.equal(turns(), 1, why)
    stop()
  }
})

test('carousel slides resume only when every pause reason has ended, but the play button works while the pointer is over it', () => {
  const { turns, hold, play, stop } = rotating()
  hold('hover', true)
  hold('hidden', true)
  hold('hidden', false)
  mock.timers.tick(4_000)
  assert.equal(turns(), 0)
  play()
  mock.timers.tick(4_000)
  assert.equal(turns(), 1)
  stop()
})
