import {
  DirectionalLight,
  Mesh,
  type Object3D,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { develop, type Film, filmOf } from './film.ts'
import type { Quality } from './shot.ts'

/** The key light: from the upper left, as wide as a large soft box. */
const key = { from: new Vector3(-0.55, 1.25, 0.8).normalize(), width: 0.28, light: 1.7 }
const sky = { light: 1.15, surroundings: 0.8, shadow: 0.8 }
/** Lights of a pass: surfaces are the dearest part of it, and shine in four as quickly as in one. */
const lightsOfPass = ['key', 'sky', 'key', 'sky'] as const
const lightsOfKind = lightsOfPass.length / 2
/** The ground's shadows are soft: half the pixels show them as well. */
const groundScale = 0.5
/** How far shadows are blurred, in pixels of their map: the ground's more, so that no single direction shows there. */
const blur = { pieces: { key: 2, sky: 2 }, ground: { key: 14, sky: 40 } }

/**
 * Takes a picture: sums many passes, each with light from other directions of the key light and the sky and the camera
 * moved by a part of a pixel. Together they are soft shadows, dark corners and smooth edges, the same on every machine.
 */
export function expose(
  renderer: WebGLRenderer,
  pieces: Object3D,
  {
    lens,
    target,
    reach,
    surroundings,
    quality,
  }: { lens: PerspectiveCamera; target: Vector3; reach: number; surroundings: Texture; quality: Quality },
) {
  const { width, height, passes } = quality
  renderer.setSize(width, height, false)
  renderer.shadowMap.autoUpdate = false
  renderer.autoClear = false
  const { scene, lights, show } = setOf(pieces, target, reach, surroundings, quality.shadow)
  const [ofPieces, ofGround] = [1, groundScale].map((scale) =>
    filmOf(renderer, Math.round(width * scale), Math.round(height * scale), passes),
  ) as [Film, Film]
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [place, kind] of lightsOfPass.entries()) {
      // Each kind runs through directions of its own.
      const index = pass * lightsOfKind + Math.floor(place / 2) + 1
      const [u, v] = [radicalInverse(index, 2), radicalInverse(index, 3)]
      const light = lights[place]!
      light.intensity = (kind === 'key' ? key : sky).light / lightsOfKind
      const from = kind === 'key' ? keyDirection(u, v) : skyDirection(u, v)
      light.position.copy(light.target.position).addScaledVector(from, 12)
    }
    lens.setViewOffset(
      width,
      height,
      radicalInverse(pass + 1, 5) - 0.5,
      radicalInverse(pass + 1, 7) - 0.5,
      width,
      height,
    )
    show('pieces')
    renderer.shadowMap.needsUpdate = true
    ofPieces.add(() => renderer.render(scene, lens))
    show('ground')
    ofGround.add(() => renderer.render(scene, lens))
  }
  develop(renderer, ofPieces.sum(), ofGround.sum())
  for (const film of [ofPieces, ofGround]) film.dispose()
  for (const { shadow } of lights) shadow.dispose()
}

/** The pieces, a floor that takes only their shadow, and the lights. */
function setOf(pieces: Object3D, target: Vector3, reach: number, surroundings: Texture, shadowSize: number) {
  const scene = new Scene()
  scene.environment = surroundings
  scene.environmentIntensity = sky.surroundings
  pieces.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.castShadow = part.userData['isMark'] !== true
    part.receiveShadow = true
  })
  const floor = new Mesh(new PlaneGeometry(40, 40), groundMaterial())
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  const lights = lightsOfPass.map(() => lightAt(target, reach, shadowSize))
  scene.add(pieces, floor, ...lights.flatMap((light) => [light, light.target]))
  const show = (part: keyof typeof blur) => {
    pieces.visible = part === 'pieces'
    floor.visible = part === 'ground'
    for (const [place, { shadow }] of lights.entries()) {
      shadow.radius = blur[part][lightsOfPass[place]!]
      // The ground casts nothing on itself: without a bias its shadows begin where a piece touches it.
      shadow.bias = part === 'pieces' ? -0.0006 : 0
      shadow.normalBias = part === 'pieces' ? ((reach * 2) / shadowSize) * 1.2 : 0
    }
  }
  return { scene, lights, show }
}

/** A light whose shadows reach as far as the pieces do. */
function lightAt(target: Vector3, reach: number, shadowSize: number): DirectionalLight {
  const light = new DirectionalLight(0xffffff, 1)
  light.castShadow = true
  light.shadow.mapSize.set(shadowSize, shadowSize)
  // The bias follows the depth that the light's camera sees: a wide one leaks light at the foot of small things.
  Object.assign(light.shadow.camera, {
    left: -reach,
    bottom: -reach,
    right: reach,
    top: reach,
    near: 12 - 2.2 * reach,
    far: 12 + 2.2 * reach,
  })
  light.target.position.copy(target)
  return light
}

/** What takes nothing but shadows. Where three multiplies those of several lights, it takes their mean. */
function groundMaterial(): ShadowMaterial {
  const material = new ShadowMaterial({ color: 0x14161a, opacity: sky.shadow })
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <shadowmask_pars_fragment>', meanShadow)
  }
  return material
}

const meanShadow = /* glsl */ `
float getShadowMask() {
  float sum = 0.;
  DirectionalLightShadow each;
  #pragma unroll_loop_start
  for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
    each = directionalLightShadows[ i ];
    sum += getShadow(directionalShadowMap[ i ], each.shadowMapSize, each.shadowIntensity, each.shadowBias, each.shadowRadius, vDirectionalShadowCoord[ i ]);
  }
  #pragma unroll_loop_end
  return sum / float(NUM_DIR_LIGHT_SHADOWS);
}`

/** A low-discrepancy sequence (van der Corput): pass by pass it fills the interval evenly. */
function radicalInverse(index: number, base: number): number {
  let [share, sum, rest] = [1, 0, index]
  while (rest > 0) {
    share /= base
    sum += share * (rest % base)
    rest = Math.floor(rest / base)
  }
  return sum
}

function keyDirection(u: number, v: number): Vector3 {
  const [turn, out] = [2 * Math.PI * u, key.width * Math.sqrt(v)]
  const across = new Vector3(0, 1, 0).cross(key.from).normalize()
  const up = key.from.clone().cross(across)
  return key.from
    .clone()
    .addScaledVector(across, Math.cos(turn) * out)
    .addScaledVector(up, Math.sin(turn) * out)
    .normalize()
}

/** Light from near the horizon would draw long streaks on the ground. */
const lowest = 0.86

function skyDirection(u: number, v: number): Vector3 {
  const [turn, height] = [2 * Math.PI * u, Math.sqrt(1 - v * lowest)]
  const out = Math.sqrt(1 - height * height)
  return new Vector3(Math.cos(turn) * out, height, Math.sin(turn) * out)
}
