import { Group, type Object3D } from 'three'

/** Moves a part, rotates it by angles in radians, and returns it. */
export function placePart<T extends Object3D>(
  part: T,
  [x, y, z]: readonly [number, number, number],
  [turnX, turnY, turnZ]: readonly [number, number, number] = [0, 0, 0],
): T {
  part.position.set(x, y, z)
  part.rotation.set(turnX, turnY, turnZ)
  return part
}

/** Groups parts and skips null and false. */
export function groupParts(...parts: readonly (Object3D | null | false)[]): Group {
  const group = new Group()
  for (const part of parts) if (part) group.add(part)
  return group
}
