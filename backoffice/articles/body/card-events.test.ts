import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isControlEvent } from './card-events.ts'

test("the editor handles clicks and drags on a card, but not events on the card's buttons", () => {
  const element = (name: string) =>
    Object.assign(new EventTarget(), { closest: (names: string) => (names.split(', ').includes(name) ? {} : null) })
  for (const type of ['mousedown', 'click', 'keydown']) {
    assert.equal(isControlEvent({ type, target: element('button') }), true, type)
    assert.equal(isControlEvent({ type, target: element('strong') }), false, type)
  }
  for (const type of ['dragstart', 'dragover', 'drop'])
    assert.equal(isControlEvent({ type, target: element('button') }), false, type)
})
