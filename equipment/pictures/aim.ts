import { Box3, Mesh, type Object3D, PerspectiveCamera, Sphere, Vector3 } from 'three'
import type { Camera } from './shot.ts'

/** Returns a camera aimed so that the models fill the frame, or so that `look` is centered. */
export function aimCamera(
  pieces: Object3D,
  camera: Camera,
  aspect: number,
): { lens: PerspectiveCamera; target: Vector3; reach: number } {
  const lens = new PerspectiveCamera(camera.angle, aspect, 0.05, 100)
  const direction = new Vector3(...camera.from).normalize()
  const target = new Vector3()
  let distance = 0
  const place = () => {
    lens.position.copy(target).addScaledVector(direction, distance)
    lens.lookAt(target)
    lens.updateMatrixWorld()
    lens.updateProjectionMatrix()
  }
  const sphere = new Box3().setFromObject(pieces).getBoundingSphere(new Sphere())
  if (camera.look) {
    target.set(...camera.look.at)
    distance = camera.look.width / 2 / Math.tan((camera.angle * Math.PI) / 360) / Math.max(1, aspect)
    place()
    return { lens, target, reach: camera.reach ?? Math.min(sphere.radius * 1.25, camera.look.width * 1.4) }
  }
  target.copy(sphere.center)
  distance = sphere.radius / Math.sin((camera.angle * Math.PI) / 360)
  place()
  const corners = cornersOf(pieces)
  for (let round = 0; round < 8; round += 1) {
    const seen = corners.map((corner) => corner.clone().project(lens))
    const [x, y] = [spanOf(seen.map((point) => point.x)), spanOf(seen.map((point) => point.y))]
    distance *= (Math.max(x.size, y.size) / 2) * 1.14 * (camera.room ?? 1)
    const middle = target.clone().project(lens)
    const shifted = new Vector3(middle.x + x.middle, middle.y + y.middle, middle.z).unproject(lens)
    target.add(shifted.sub(target).multiplyScalar(0.8))
    place()
  }
  return { lens, target, reach: sphere.radius * 1.25 }
}

function cornersOf(pieces: Object3D): Vector3[] {
  const corners: Vector3[] = []
  pieces.updateMatrixWorld(true)
  pieces.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.computeBoundingBox()
    const { min, max } = part.geometry.boundingBox as Box3
    for (const x of [min.x, max.x]) {
      for (const y of [min.y, max.y]) {
        for (const z of [min.z, max.z]) corners.push(new Vector3(x, y, z).applyMatrix4(part.matrixWorld))
      }
    }
  })
  return corners
}

function spanOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { size: most - least, middle: (most + least) / 2 }
}
