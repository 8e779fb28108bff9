import { type PerspectiveCamera, Vector3 } from 'three'
import type { Blur, Quality } from './shot.ts'

/** The golden angle, at which any number of points fills a disc evenly. */
const golden = Math.PI * (3 - Math.sqrt(5))

/**
 * Moves the camera across the aperture in each pass. Returns the frame offset in pixels that keeps the focus point
 * fixed. Summing the passes blurs everything in front of and behind that point.
 */
export function createLensBlur(
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
