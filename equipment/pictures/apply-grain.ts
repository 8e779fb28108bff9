import { Box3, type Mesh, type MeshStandardMaterial, Vector3 } from 'three'
import type { MaterialFacts } from '../materials.ts'
import { reliefPars, reliefStep, solidNoise } from './relief-shader.ts'

/** Close-up look in GLSL: height in meters and color variation at a point `p` in meters. */
interface Look {
  height: string
  tint: string
}

/** Draws woven threads. They fade out where they are finer than a pixel, to avoid moiré. */
const threads = (apart: number, deep: number) =>
  `woven(p, ${(Math.PI / apart).toFixed(1)}) * ${deep} + noise(p * 1900.) * .000012`

const looks: Readonly<Record<Exclude<MaterialFacts['grain'], 'none'>, Look>> = {
  powder: { height: 'noise(p * 820.) * .00002 + noise(p * 2100.) * .000006', tint: '0.' },
  rubber: {
    height: 'noise(p * 420.) * .00005 + noise(p * 1400.) * .00003',
    tint: '.05 * (noise(p * 260.) - .5) + .06 * (noise(p * 9.) - .5)',
  },
  cast: {
    height: 'noise(p * 330.) * .00011 + noise(p * 900.) * .00005',
    tint: '.08 * (noise(p * 120.) - .5) + .06 * (noise(p * 11.) - .5)',
  },
  vinyl: { height: 'cells(p * 520.) * .00007', tint: '.05 * (noise(p * 14.) - .5)' },
  concrete: {
    height: 'noise(p * 160.) * .0002 - smoothstep(.72, .86, noise(p * 110. + 7.)) * .0012',
    tint: '.16 * (noise(p * 38.) - .5) + .12 * (noise(p * 7.) - .5) - .3 * smoothstep(.74, .84, noise(p * 110. + 7.))',
  },
  weave: { height: threads(0.0011, 0.00012), tint: '.1 * (noise(p * 700.) - .5) + .06 * (noise(p * 13.) - .5)' },
  wood: { height: 'fibres(p) * .00002', tint: 'figure(p)' },
  brushed: { height: '0.', tint: '.03 * (noise(p * vec3(30., 900., 900.)) - .5)' },
}

/** Gives a surface a volumetric grain without seams or repetition, identical on every machine. */
export function applyGrain(part: Mesh, index: number) {
  const shared = part.material as MeshStandardMaterial
  const { grain: name } = shared.userData as MaterialFacts
  if (name === 'none') return
  const isWood = name === 'wood'
  // Each board shows a different part of the wood grain. Other grains depend only on position.
  const material = isWood ? shared.clone() : shared
  part.material = material
  const { along, across, thickness } = boardOf(part)
  const places = isWood ? `${along}${across}` : 'xy'
  const from = isWood ? new Vector3(index * 0.37, (index % 7) * 0.11, (index % 5) * 0.13) : new Vector3()
  const { height, tint } = looks[name]
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { grainFrom: { value: from }, plies: { value: thickness < 0.03 ? thickness : 0 } })
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vBody; varying vec3 vBodyNormal;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvBody = position; vBodyNormal = normal;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\n${reliefPars}${solidNoise}${turned(places)}${functions(height, tint)}`,
      )
      .replace(
        '#include <color_fragment>',
        '#include <color_fragment>\ndiffuseColor.rgb *= 1. + tintOf(turnedBody(vBody));',
      )
      .replace('#include <normal_fragment_maps>', reliefStep)
  }
  material.customProgramCacheKey = () => `${name} ${places}`
  material.needsUpdate = true
}

const functions = (height: string, tint: string) =>
  `float heightOf(vec3 p) { return ${height}; } float tintOf(vec3 p) { return ${tint}; }`

/** Rotates coordinates so that x is the length and z the thickness. */
function turned(places: string): string {
  const [along = 'x', thin = 'z'] = places
  const wide = ['x', 'y', 'z'].find((axis) => axis !== along && axis !== thin) ?? 'y'
  const order = thin === along ? 'xyz' : `${along}${wide}${thin}`
  return `vec3 turnedBody(vec3 p) { return p.${order} + grainFrom; }`
}

/** Returns the longest and the thinnest axis of a body, and the body's thickness in meters. */
function boardOf(part: Mesh): { along: string; across: string; thickness: number } {
  part.geometry.computeBoundingBox()
  const size = (part.geometry.boundingBox ?? new Box3()).getSize(new Vector3())
  const axes = (['x', 'y', 'z'] as const).toSorted((a, b) => size[b] - size[a])
  const [along, , across] = axes as [string, string, 'x' | 'y' | 'z']
  return { along, across, thickness: size[across] }
}
