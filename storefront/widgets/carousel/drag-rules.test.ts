import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentIndex, dragEnd, dragMs, followPress, mayDrag } from './drag-rules.ts'

const starts = [0, 300, 600, 900]

test('the current carousel slide is the one with the start nearest to the scroll position [UI-403]', () => {
  assert.equal(currentIndex(0, starts), 0)
  assert.equal(currentIndex(149, starts), 0)
  assert.equal(currentIndex(300, starts), 1)
  assert.equal(currentIndex(2_000, starts), 3)
  assert.equal(currentIndex(0, []), 0)
})

test('a carousel drag of 49 pixels snaps back, and a drag of 51 pixels moves by one slide [UI-431]', () => {
  assert.equal(dragEnd({ from: 300, moved: -49, speed: 0 }, starts), 1)
  assert.equal(dragEnd({ from: 300, moved: 49, speed: 0 }, starts), 1)
  assert.equal(dragEnd({ from: 300, moved: -51, speed: 0 }, starts), 2)
  assert.equal(dragEnd({ from: 300, moved: 51, speed: 0 }, starts), 0)
})

test('a fast carousel drag continues for 200 milliseconds, and the animation takes 300 [UI-429, UI-430]', () => {
  assert.equal(dragEnd({ from: 0, moved: -60, speed: -2 }, starts), 2)
  assert.equal(dragEnd({ from: 0, moved: -60, speed: -1 }, starts), 1)
  assert.equal(dragMs, 300)
})

test('a carousel drag never goes past the first or last slide', () => {
  assert.equal(dragEnd({ from: 0, moved: 400, speed: 3 }, starts), 0)
  assert.equal(dragEnd({ from: 900, moved: -400, speed: -3 }, starts), 3)
})

test('a carousel drag that returns to its start is still a drag, and a press that moves 5 pixels is a click', () => {
  const drag = followPress({ x: 400, at: 0 })
  assert.equal(drag.move({ x: 403, at: 16 }), null)
  assert.equal(drag.move({ x: 200, at: 32 }), -200)
  assert.equal(drag.move({ x: 400, at: 48 }), 0)
  assert.deepEqual(drag.release({ x: 400, at: 200 }), { moved: 0, speed: 0 })
  const click = followPress({ x: 400, at: 0 })
  assert.equal(click.move({ x: 405, at: 16 }), null)
  assert.equal(click.release({ x: 405, at: 32 }), null)
})

test('a carousel drag is released at its last speed, or without speed after a 100-millisecond pause [UI-430]', () => {
  const drag = followPress({ x: 400, at: 0 })
  drag.move({ x: 380, at: 10 })
  assert.deepEqual(drag.release({ x: 380, at: 20 }), { moved: -20, speed: -2 })
  assert.deepEqual(drag.release({ x: 380, at: 111 }), { moved: -20, speed: 0 })
})

test('only the primary mouse button drags a carousel, and not while Ctrl is pressed', () => {
  const press = { pointerType: 'mouse', button: 0, ctrlKey: false }
  assert.equal(mayDrag(press), true)
  for (const other of [{ pointerType: 'touch' }, { button: 2 }, { ctrlKey: true }])
    assert.equal(mayDrag({ ...press, ...other }), false, JSON.stringify(other))
})
