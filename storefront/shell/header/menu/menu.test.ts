import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextBarIndex, nextMenuPlace } from './menu-steps.ts'
import { isTowardPanel } from './safe-triangle.ts'

const panel = { left: 300, top: 100, bottom: 500 }
const from = { x: 100, y: 150 }

test('a diagonal pointer move toward the menu panel does not change the section, but a move along the list does [SHELL-019]', () => {
  const isToward = (x: number, y: number) => isTowardPanel(from, { x, y }, panel)
  assert.deepEqual([isToward(150, 150), isToward(150, 230), isToward(150, 140)], [true, true, true])
  assert.deepEqual(
    [isToward(100, 200), isToward(102, 190), isToward(150, 130), isToward(90, 160)],
    [false, false, false, false],
  )
})

test('a pointer that is already over the menu panel is not treated as moving toward it', () => {
  assert.equal(isTowardPanel({ x: 320, y: 200 }, { x: 340, y: 210 }, panel), false)
  assert.equal(isTowardPanel({ x: 300, y: 200 }, { x: 310, y: 200 }, panel), false)
})

const lengths = [4, 3, 1]
const step = (key: string, column: number, row: number) => nextMenuPlace(key, { column, row }, lengths, 2)

test('in the menu, the up and down arrows move within a column, and the up arrow in the first section returns to the bar [SHELL-019]', () => {
  assert.deepEqual(step('ArrowDown', 0, 1), { column: 0, row: 2 })
  assert.deepEqual(step('ArrowUp', 1, 2), { column: 1, row: 1 })
  assert.deepEqual([step('ArrowDown', 1, 2), step('ArrowUp', 1, 0), step('ArrowUp', 0, 0)], [null, null, 'bar'])
})

test('in the menu, the right arrow moves into the columns of the current section, and the left arrow moves back', () => {
  assert.deepEqual(step('ArrowRight', 0, 2), { column: 1, row: 0 })
  assert.deepEqual(step('ArrowRight', 1, 2), { column: 2, row: 0 })
  assert.deepEqual([step('ArrowRight', 2, 0), step('ArrowLeft', 0, 2)], [null, null])
  assert.deepEqual(
    [step('ArrowLeft', 2, 0), step('ArrowLeft', 1, 1)],
    [
      { column: 1, row: 0 },
      { column: 0, row: 2 },
    ],
  )
})

test('in the menu, Home and End go to the ends of a column, and other keys do nothing', () => {
  assert.deepEqual(
    [step('Home', 0, 3), step('End', 1, 0), step('a', 1, 0)],
    [{ column: 0, row: 0 }, { column: 1, row: 2 }, null],
  )
})

test('the left and right arrows move along the menu bar and wrap around, and Home and End go to its ends', () => {
  assert.deepEqual(
    ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowDown'].map((key) => nextBarIndex(key, 3, 4)),
    [0, 2, 0, 3, null],
  )
  assert.equal(nextBarIndex('ArrowLeft', 0, 4), 3)
})
