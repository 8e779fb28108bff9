import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BoxGeometry, Mesh, type Object3D } from 'three'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder } from '../shapes/solid-of-revolution.ts'
import { detailOf } from '../detail.ts'
import { material } from '../materials.ts'
import { shapeOf } from './edges.ts'
import { type Line, visibleLines } from './lines.ts'
import { type Side, sides } from './sides.ts'

const box = (size: number) => new Mesh(new BoxGeometry(size, size, size))
const linesOf = (model: Object3D, side: Side) => visibleLines(shapeOf(model), side)
const format = (lines: readonly Line[]) =>
  lines.map((line) => JSON.stringify(line.map((point) => point.map(Math.round))))

test('a box is drawn as four lines from every side, regardless of its triangles', () => {
  for (const side of Object.values(sides)) assert.equal(linesOf(box(1), side).length, 4, side.name)
})

test('in a drawing, a body hidden behind another body is not drawn, but a body in front is', () => {
  const alone = format(linesOf(box(1), sides.front))
  const behind = linesOf(groupParts(box(1), placePart(box(0.5), [0.1, 0.1, -2])), sides.front)
  const before = linesOf(groupParts(box(1), placePart(box(0.5), [0.1, 0.1, 2])), sides.front)
  assert.deepEqual(format(behind), alone)
  assert.equal(before.length, 8)
})

test('only the visible part of a partly hidden body is drawn', () => {
  const lines = linesOf(groupParts(box(1), placePart(box(0.5), [0.5, 0, -2])), sides.front)
  const reach = Math.max(...lines.flatMap((line) => line.map(([across]) => across)))
  const cut = lines.filter((line) => line.some(([across]) => Math.abs(across - 500) < 3 && Math.abs(line[0][1]) < 300))
  assert.ok(Math.abs(reach - 750) < 0.1)
  assert.ok(cut.length >= 2, JSON.stringify(lines))
})

test('round bodies have an outline and no lines along their sides', () => {
  const post = cylinder(detailOf('gym'), 0.1, 1, material('chrome'))
  assert.equal(linesOf(post, sides.front).length, 4)
})
