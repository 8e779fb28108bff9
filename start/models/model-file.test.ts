import assert from 'node:assert/strict'
import { test } from 'node:test'
import { build } from '../../equipment/kinds.ts'
import { extentOf } from '../../equipment/measure.ts'
import { modelFile } from './model-file.ts'

interface Gltf {
  asset: { version: string }
  scene: number
  scenes: { nodes: number[] }[]
  nodes: { children?: number[]; mesh?: number; matrix?: number[] }[]
  meshes: { primitives: { attributes: { POSITION: number }; indices?: number; material: number }[] }[]
  accessors: { min?: number[]; max?: number[]; count: number; bufferView: number }[]
  bufferViews: { byteOffset: number; byteLength: number }[]
  buffers: { byteLength: number; uri?: string }[]
  images?: unknown[]
}

/** Parses a model file and checks its container format. */
function parsed(bytes: Uint8Array): Gltf {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (at: number) => view.getUint32(at, true)
  assert.equal(String.fromCharCode(...bytes.subarray(0, 4)), 'glTF')
  assert.deepEqual([word(4), word(8)], [2, bytes.length])
  const length = word(12)
  assert.equal(word(16), 0x4e4f534a)
  const binary = 20 + length
  assert.equal(word(binary + 4), 0x004e4942)
  assert.equal(binary + 8 + word(binary), bytes.length)
  const gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, binary))) as Gltf
  assert.ok(gltf.buffers[0]!.byteLength <= word(binary))
  return gltf
}

function extentIn({ scenes, scene, nodes, meshes, accessors }: Gltf): number[] {
  const least = [Infinity, Infinity, Infinity]
  const most = [-Infinity, -Infinity, -Infinity]
  const one = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
  const times = (a: number[], b: number[]) =>
    one.map((_, at) => [0, 1, 2, 3].reduce((sum, k) => sum + a[k * 4 + (at % 4)]! * b[Math.floor(at / 4) * 4 + k]!, 0))
  const visit = (index: number, above: number[]) => {
    const { matrix = one, mesh, children = [] } = nodes[index]!
    const place = times(above, matrix)
    for (const { attributes } of mesh === undefined ? [] : meshes[mesh]!.primitives) {
      const { min, max } = accessors[attributes.POSITION]!
      for (let corner = 0; corner < 8; corner += 1) {
        const [x, y, z] = [0, 1, 2].map((axis) => ((corner >> axis) & 1 ? max : min)![axis]!) as [
          number,
          number,
          number,
        ]
        for (let axis = 0; axis < 3; axis += 1) {
          const at = place[axis]! * x + place[4 + axis]! * y + place[8 + axis]! * z + place[12 + axis]!
          least[axis] = Math.min(least[axis]!, at)
          most[axis] = Math.max(most[axis]!, at)
        }
      }
    }
    for (const child of children) visit(child, place)
  }
  for (const root of scenes[scene]!.nodes) visit(root, one)
  return most.map((side, axis) => side - least[axis]!)
}

test("a model file is self-contained binary glTF with the model's dimensions", async () => {
  // These models have axis-aligned parts, so their corners give the exact extent.
  for (const [kind, params] of [
    ['floor-tile', {}],
    ['storage-shelf', {}],
    ['flat-bench', {}],
    ['barbell', { length: 2.01, sleeve: 0.32 }],
  ] as const) {
    for (const lod of ['full', 'gym'] as const) {
      const gltf = parsed(await modelFile(kind, params, lod))
      assert.equal(gltf.asset.version, '2.0')
      assert.equal(gltf.buffers[0]!.uri, undefined)
      assert.equal(gltf.images, undefined)
      const { width, height, depth } = extentOf(build(kind, params, lod))
      const found = extentIn(gltf)
      for (const [axis, side] of [width, height, depth].entries())
        assert.ok(
          Math.abs(found[axis]! - side) < 0.002,
          `${kind} ${lod}: ${found.join()} for ${width},${height},${depth}`,
        )
    }
  }
})

test('a model file can be built without a browser and leaves no browser globals behind', async () => {
  await modelFile('bumper', {}, 'far')
  assert.equal('FileReader' in globalThis, false)
  await assert.rejects(modelFile('anvil', {}, 'far'), /no equipment of the kind anvil/)
  assert.equal('FileReader' in globalThis, false)
})
