import { type Material, Mesh, type MeshStandardMaterial, Texture } from 'three'
import { GLTFExporter } from 'three/examples/jsm/exporters/GLTFExporter.js'
import type { Lod } from '../../equipment/detail.ts'
import { build } from '../../equipment/kinds.ts'
import type { Params } from '../../equipment/model.ts'

/** Replaces a browser API that the three.js exporter needs and Node lacks. */
class BlobReader {
  result: ArrayBuffer | null = null
  onloadend: (() => void) | null = null

  readAsArrayBuffer(blob: Blob) {
    void blob.arrayBuffer().then((bytes) => {
      this.result = bytes
      this.onloadend?.()
    })
  }
}

/** Drops textures, which only show grain and need a canvas for the export. */
function plain(material: Material): Material {
  const copy = material.clone() as MeshStandardMaterial
  for (const [name, value] of Object.entries(copy)) if (value instanceof Texture) Object.assign(copy, { [name]: null })
  copy.bumpScale = 1
  copy.userData = {}
  return copy
}

/** Returns binary glTF 2.0 in meters. Omits markings, because they need a canvas. */
export async function modelFile(kind: string, params: Params, lod: Lod): Promise<Uint8Array> {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'FileReader')
  Object.defineProperty(globalThis, 'FileReader', { value: BlobReader, configurable: true })
  try {
    const model = build(kind, params, lod)
    model.name = kind
    model.traverse((part) => {
      part.userData = {}
      if (part instanceof Mesh) part.material = plain(part.material as Material)
    })
    const bytes = await new GLTFExporter().parseAsync(model, { binary: true })
    return new Uint8Array(bytes as ArrayBuffer)
  } finally {
    if (before) Object.defineProperty(globalThis, 'FileReader', before)
    else Reflect.deleteProperty(globalThis, 'FileReader')
  }
}
