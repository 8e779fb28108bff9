import type { Group, Material } from 'three'
import type { Detail } from '../detail.ts'
import { placePart, groupParts } from '../shapes/place-part.ts'
import { cylinder, hexagon } from '../shapes/solid-of-revolution.ts'

const facing = Math.PI / 2

/** Builds a bolt head or nut that faces +z, with washer, hexagon, and chamfer. `thread` is the thread's diameter. */
export function boltHead(
  detail: Detail,
  { thread, material, isNut = false }: { thread: number; material: Material; isNut?: boolean },
): Group {
  const [across, washer, height] = [thread * 1.5, 0.003, thread * (isNut ? 0.8 : 0.62)]
  if (!detail.shows(across)) return groupParts()
  const head = placePart(hexagon(across, height, material), [0, washer + height / 2, 0])
  const parts =
    detail.lod === 'full'
      ? [
          placePart(cylinder(detail, thread * 0.95, washer, material), [0, washer / 2, 0]),
          placePart(cylinder(detail, across / 2 - 0.0008, 0.0016, material), [0, washer + height, 0]),
          isNut &&
            placePart(cylinder(detail, thread / 2, thread * 0.24, material), [0, washer + height + thread * 0.12, 0]),
        ]
      : []
  return groupParts(placePart(groupParts(head, ...parts), [0, 0, 0], [facing, 0, 0]))
}

/** Builds a bolt along z, with the head at +z, the nut at the far side, and the shank between them. */
export function throughBolt(
  detail: Detail,
  { thread, grip, material }: { thread: number; grip: number; material: Material },
): Group {
  const shank =
    detail.lod === 'full' && placePart(cylinder(detail, thread / 2, grip, material), [0, 0, 0], [facing, 0, 0])
  return groupParts(
    shank,
    placePart(boltHead(detail, { thread, material }), [0, 0, grip / 2]),
    placePart(boltHead(detail, { thread, material, isNut: true }), [0, 0, -grip / 2], [0, Math.PI, 0]),
  )
}
