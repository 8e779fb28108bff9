import type { Camera } from '../../../equipment/pictures/shot.ts'

const stemOf = (name: string) => name.replace(/-[^-]*$/, '')

/**
 * Moves the camera slightly for each product to give every main picture a different view. Names that differ only in the
 * last word, such as a color, share a view. `turn` is the step around the vertical axis in radians.
 */
export function varyCamera(camera: Camera, names: readonly string[], name: string, turn = 0.09): Camera {
  const stems = [...new Set(names.map(stemOf))]
  const index = stems.indexOf(stemOf(name))
  const [step, closer] = [((index * 2) % 5) - 2, 1 - ((index * 3) % 4) * 0.022]
  const [x, y, z] = camera.from
  const [sine, cosine] = [Math.sin(step * turn), Math.cos(step * turn)]
  return {
    ...camera,
    from: [x * cosine + z * sine, y, z * cosine - x * sine],
    ...(camera.room !== undefined && { room: camera.room * closer }),
  }
}
