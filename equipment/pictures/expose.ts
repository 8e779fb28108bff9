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
import { createLensBlur } from './blur.ts'
import { renderDisplayColors, type Film, createFilm } from './film.ts'
import type { Light } from './lights.ts'
import type { Blur, Quality } from './shot.ts'

/** Maximum darkness of a shadow on the plate. */
const groundShadow = 0.8
/** Lights per pass. Surfaces dominate the cost, so four lights take as long as one. */
const lightsOfPass = ['key', 'sky', 'key', 'sky'] as const
const lightsOfKind = lightsOfPass.length / 2
/** Half the resolution is enough, because shadows on the ground are soft. */
const groundScale = 0.5
/** Shadow blur in pixels of the shadow map. The ground gets more blur, so that no single direction is visible. */
const softness = { pieces: { key: 2, sky: 2 }, ground: { key: 14, sky: 40 } }

/**
 * Renders a picture as a sum of passes, each with different light directions and a subpixel camera offset. The result
 * has soft shadows, dark corners, and smooth edges, and is identical on every machine.
 */
export function renderPasses(
  renderer: WebGLRenderer,
  pieces: Object3D,
  {
    lens,
    target,
    reach,
    surroundings,
    quality,
    light,
    blur,
  }: {
    lens: PerspectiveCamera
    target: Vector3
    reach: number
    surroundings: Texture
    quality: Quality
    light: Light
    blur?: Blur | undefined
  },
) {
  const { width, height, passes } = quality
  const { key, sky } = light
  renderer.setSize(width, height, false)
  renderer.shadowMap.autoUpdate = false
  renderer.autoClear = false
  const { scene, lights, show } = setOf(pieces, target, reach, surroundings, quality.shadow, light)
  const [ofPieces, ofGround] = [1, groundScale].map((scale) =>
    createFilm(renderer, Math.round(width * scale), Math.round(height * scale), passes),
  ) as [Film, Film]
  const moved = createLensBlur(lens, blur, quality)
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [place, kind] of lightsOfPass.entries()) {
      // Key light and sky use separate sequences of directions.
      const index = pass * lightsOfKind + Math.floor(place / 2) + 1
      const [u, v] = [radicalInverse(index, 2), radicalInverse(index, 3)]
      const lamp = lights[place]!
      lamp.intensity = (kind === 'key' ? key : sky).light / lightsOfKind
      const from = kind === 'key' ? keyDirection(key, u, v) : skyDirection(u, v)
      lamp.position.copy(lamp.target.position).addScaledVector(from, 12)
    }
    const [right, down] = moved(pass)
    lens.setViewOffset(
      width,
      height,
      radicalInverse(pass + 1, 5) - 0.5 + right,
      radicalInverse(pass + 1, 7) - 0.5 + down,
      width,
      height,
    )
    show('pieces')
    renderer.shadowMap.needsUpdate = true
    ofPieces.add(() => renderer.render(scene, lens))
    show('ground')
    ofGround.add(() => renderer.render(scene, lens))
  }
  renderDisplayColors(renderer, ofPieces.sum(), ofGround.sum(), light)
  for (const film of [ofPieces, ofGround]) film.dispose()
  for (const { shadow } of lights) shadow.dispose()
}

function setOf(
  pieces: Object3D,
  target: Vector3,
  reach: number,
  surroundings: Texture,
  shadowSize: number,
  { key, sky }: Light,
) {
  const scene = new Scene()
  scene.environment = surroundings
  scene.environmentIntensity = sky.surroundings
  pieces.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.castShadow = part.userData['isMark'] !== true && part.userData['letsLightIn'] !== true
    part.receiveShadow = true
  })
  const floor = new Mesh(new PlaneGeometry(40, 40), groundMaterial())
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  const lights = lightsOfPass.map((kind) =>
    lightAt(target, reach, shadowSize, (kind === 'key' ? key : sky).color ?? 0xffffff),
  )
  scene.add(pieces, floor, ...lights.flatMap((light) => [light, light.target]))
  const show = (part: keyof typeof softness) => {
    pieces.visible = part === 'pieces'
    floor.visible = part === 'ground'
    for (const [place, { shadow }] of lights.entries()) {
      shadow.radius = softness[part][lightsOfPass[place]!]
      // The ground casts no shadow on itself, so it needs no bias. Without a bias, shadows start exactly at the
      // contact.
      shadow.bias = part === 'pieces' ? -0.0006 : 0
      shadow.normalBias = part === 'pieces' ? ((reach * 2) / shadowSize) * 1.2 : 0
    }
  }
  return { scene, lights, show }
}

function lightAt(target: Vector3, reach: number, shadowSize: number, color: number): DirectionalLight {
  const light = new DirectionalLight(color, 1)
  light.castShadow = true
  light.shadow.mapSize.set(shadowSize, shadowSize)
  // The bias scales with the depth range. With a wide range, light leaks at the foot of small parts.
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

/**
 * Returns a material that shows only shadows and averages the shadows from several lights, which three.js would
 * multiply.
 */
function groundMaterial(): ShadowMaterial {
  const material = new ShadowMaterial({ color: 0x14161a, opacity: groundShadow })
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

/** Returns values from the van der Corput sequence, which fills the interval evenly. */
function radicalInverse(index: number, base: number): number {
  let [share, sum, rest] = [1, 0, index]
  while (rest > 0) {
    share /= base
    sum += share * (rest % base)
    rest = Math.floor(rest / base)
  }
  return sum
}

function keyDirection({ from, width }: Light['key'], u: number, v: number): Vector3 {
  const [turn, out] = [2 * Math.PI * u, width * Math.sqrt(v)]
  const middle = new Vector3(...from).normalize()
  const across = new Vector3(0, 1, 0).cross(middle).normalize()
  const up = middle.clone().cross(across)
  return middle
    .addScaledVector(across, Math.cos(turn) * out)
    .addScaledVector(up, Math.sin(turn) * out)
    .normalize()
}

/** Minimum height of light directions. Light from near the horizon would draw long streaks on the ground. */
const lowest = 0.86

function skyDirection(u: number, v: number): Vector3 {
  const [turn, height] = [2 * Math.PI * u, Math.sqrt(1 - v * lowest)]
  const out = Math.sqrt(1 - height * height)
  return new Vector3(Math.cos(turn) * out, height, Math.sin(turn) * out)
}
