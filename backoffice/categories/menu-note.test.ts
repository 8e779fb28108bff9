import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '#domain/sites.ts'
import { menuNote } from './menu-note.ts'

test('a category that only some menus show has a note with these sites in their usual order', () => {
  assert.equal(menuNote(['GBR', 'USA']), 'In the menu on USA, GBR')
  assert.equal(menuNote([]), 'Not in the menu: no products for sale')
  assert.equal(menuNote(sites), null)
})
