import type { Group, Material } from 'three'
import type { Detail } from '../detail.ts'
import { material } from '../materials.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, solidOfRevolution } from '../shapes/solid-of-revolution.ts'
import { boltHead } from './bolt.ts'
import { endPlate, holePitch, type RackSteel } from './upright.ts'

/** Builds a plate post along +z from its flange at z = 0: a 48.6 mm pipe with a chamfer and a cap. */
export function platePost(detail: Detail, length: number, surface: Material, radius = 0.0243): Group {
  const wall = 0.004
  if (detail.lod === 'far') {
    return groupParts(placePart(cylinder(detail, radius, length, surface), [0, 0, length / 2], [Math.PI / 2, 0, 0]))
  }
  const pipe = solidOfRevolution(
    detail,
    [
      [radius - wall, 0],
      [radius, 0],
      [radius, length - 0.002],
      [radius - 0.001, length - 0.0005],
      [radius - 0.003, length - 0.0005],
      [radius - wall, length - 0.002],
    ],
    surface,
  )
  const collar = solidOfRevolution(
    detail,
    [
      [radius - 0.001, 0],
      [radius + 0.008, 0],
      [radius + 0.008, 0.005],
      [radius + 0.006, 0.007],
      [radius - 0.001, 0.007],
    ],
    surface,
  )
  const cap = solidOfRevolution(
    detail,
    [
      [0, length - 0.012],
      [radius - wall - 0.0002, length - 0.012],
      [radius - wall - 0.0002, length - 0.002],
      [radius - 0.003, length],
      [0, length + 0.0005],
    ],
    material('plastic'),
  )
  return groupParts(placePart(groupParts(pipe, detail.shows(0.012) && collar, cap), [0, 0, 0], [Math.PI / 2, 0, 0]))
}

/**
 * Builds a plate post on a bracket, centered on the origin. The bracket is bolted to an upright's face at z = 0, one
 * hole above and one hole below.
 */
export function bracketedPeg(detail: Detail, steel: RackSteel, wide: number, length: number, surface: Material): Group {
  const high = 2 * holePitch + steel.hole * 2
  const plate = placePart(endPlate(detail, steel, wide - 0.001, high, [-holePitch, holePitch]), [0, 0, 0.0064])
  const heads = [-holePitch, holePitch].map((y) =>
    placePart(boltHead(detail, { thread: steel.hole * 0.94, material: steel.hardware }), [0, y, 0.0064]),
  )
  return groupParts(plate, ...heads, placePart(platePost(detail, length, surface), [0, 0, 0.0064]))
}
