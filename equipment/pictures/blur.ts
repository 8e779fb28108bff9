import { type PerspectiveCamera, Vector3 } from 'three'
import type { Quality } from './shot.ts'

/** A lens wide open: the place that is sharp, and how far across its opening is, metres. */
export interface Blur {
  sharp: readonly [x: number, y: number, z: number]
  opening: number
}

/** The angle between a seed of a sunflower and the next: any number of them fills a disc evenly. */
const golden = Math.PI * (3 - Math.sqrt(5))

/**
 * Moves a camera to another place of its opening for each pass, and says by how many pixels the frame must follow so that
 * the place that is sharp stays where it is: nearer and farther things are summed up as the soft discs of a lens.
 */
export function blurOf(
  lens: PerspectiveCamera,
  blur: Blur | undefined,
  { passes, height }: Quality,
): (pass: number) => readonly [right: number, down: number] {
  if (!blur) return () => [0, 0]
  const from = lens.position.clone()
  const [across, up, back] = [new Vector3(), new Vector3(), new Vector3()]
  lens.matrixWorld.extractBasis(across, up, back)
  const distance = -back.dot(new Vector3(...blur.sharp).sub(from))
  const pixels = height / 2 / Math.tan((lens.fov * Math.PI) / 360) / distance
  return (pass) => {
    const [turn, out] = [pass * golden, (blur.opening / 2) * Math.sqrt((pass + 0.5) / passes)]
    const [x, y] = [Math.cos(turn) * out, Math.sin(turn) * out]
    lens.position.copy(from).addScaledVector(across, x).addScaledVector(up, y)
    lens.updateMatrixWorld()
    return [-x * pixels, y * pixels]
  }
}
