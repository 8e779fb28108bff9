import {
  CylinderGeometry,
  DataTexture,
  LatheGeometry,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  RepeatWrapping,
  RGBAFormat,
  Vector2,
} from 'three'
import type { Detail } from '../detail.ts'

/** Distance between knurl ridges, in meters. */
const pitch = 0.0011
const cells = 64

/** Returns the height map of one knurl diamond, identical on every machine. */
function diamond(): DataTexture {
  const data = new Uint8Array(cells * cells * 4)
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      const rising = Math.abs((((x + y) % cells) / cells) * 2 - 1)
      const falling = Math.abs((((((x - y) % cells) + cells) % cells) / cells) * 2 - 1)
      const height = Math.round(255 * (1 - Math.max(rising, falling) ** 2))
      data.set([height, height, height, 255], (y * cells + x) * 4)
    }
  }
  const texture = new DataTexture(data, cells, cells, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.generateMipmaps = true
  return texture
}
let heights: DataTexture | undefined

/** Builds a knurl around the y axis as a mark on the shaft; `swell` is the additional radius in the middle. */
export function buildKnurl(
  detail: Detail,
  {
    radius,
    length,
    depth,
    material,
    swell = 0,
  }: { radius: number; length: number; depth: number; material: Material; swell?: number },
): Mesh {
  const own = (material as MeshStandardMaterial).clone()
  own.roughness = Math.min(1, own.roughness + 0.18)
  if (detail.lod === 'full') {
    heights ??= diamond()
    own.bumpMap = heights.clone()
    own.bumpMap.repeat.set(Math.round((2 * Math.PI * radius) / pitch / 2), Math.round(length / pitch / 2))
    own.bumpMap.needsUpdate = true
    own.bumpScale = depth * 8_000
  }
  const around = detail.round(radius)
  const surface =
    swell > 0
      ? new LatheGeometry(swellingProfile(radius + depth, swell, length, around), around)
      : new CylinderGeometry(radius + depth, radius + depth, length, around, 1, true)
  const sleeve = new Mesh(surface, own)
  sleeve.userData = { isMark: true }
  return sleeve
}

export function swellingProfile(radius: number, swell: number, length: number, steps: number): Vector2[] {
  return Array.from({ length: steps + 1 }, (_, at) => {
    const along = at / steps - 0.5
    return new Vector2(radius + swell * Math.cos(along * Math.PI) ** 2, along * length)
  })
}
