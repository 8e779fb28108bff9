import {
  Color,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  LinearSRGBColorSpace,
  Mesh,
  NoToneMapping,
  type Object3D,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  ShadowMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Quality } from './shot.ts'

/** The ground behind a product, as the shop's plate has it (`--color-plate`). */
const plate = 0xeeedea
/** The key light: from the upper left, as wide as a large soft box. */
const key = { from: new Vector3(-0.55, 1.25, 0.8).normalize(), width: 0.28, light: 1.7, share: 0.5 }
const sky = { light: 1.15, surroundings: 0.8, shadow: 0.8 }
/** How far shadows are blurred, in pixels of their map: the ground's more, so that no single direction shows there. */
const blur = { pieces: 2, ground: 14 }

/**
 * Takes a picture: sums many passes, each with light from another direction of the key light or the sky and the camera
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
  const { scene, light, show } = setOf(pieces, target, reach, surroundings, quality.shadow)
  const film = filmOf(renderer, width, height, passes)
  const keyPasses = Math.ceil(passes * key.share)
  for (let pass = 0; pass < passes; pass += 1) {
    const [u, v] = [radicalInverse(pass + 1, 2), radicalInverse(pass + 1, 3)]
    const isKey = pass < keyPasses
    const from = isKey ? keyDirection(u, v) : skyDirection(u, v)
    light.intensity = isKey ? (key.light * passes) / keyPasses : (sky.light * passes) / (passes - keyPasses)
    light.position.copy(light.target.position).addScaledVector(from, 12)
    lens.setViewOffset(
      width,
      height,
      radicalInverse(pass + 1, 5) - 0.5,
      radicalInverse(pass + 1, 7) - 0.5,
      width,
      height,
    )
    film.add(() => {
      show('pieces')
      renderer.shadowMap.needsUpdate = true
      renderer.render(scene, lens)
      show('ground')
      renderer.render(scene, lens)
    })
  }
  film.develop()
}

/** The pieces, a floor that takes only their shadow, and one light. */
function setOf(pieces: Object3D, target: Vector3, reach: number, surroundings: Texture, shadowSize: number) {
  const scene = new Scene()
  scene.environment = surroundings
  scene.environmentIntensity = sky.surroundings
  pieces.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.castShadow = part.userData['isMark'] !== true
    part.receiveShadow = true
  })
  const floor = new Mesh(new PlaneGeometry(40, 40), new ShadowMaterial({ color: 0x14161a, opacity: sky.shadow }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
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
  scene.add(pieces, floor, light, light.target)
  const show = (part: keyof typeof blur) => {
    pieces.visible = part === 'pieces'
    floor.visible = part === 'ground'
    light.shadow.radius = blur[part]
    // The ground casts nothing on itself: without a bias its shadows begin where a piece touches it.
    light.shadow.bias = part === 'pieces' ? -0.0006 : 0
    light.shadow.normalBias = part === 'pieces' ? ((reach * 2) / shadowSize) * 1.2 : 0
  }
  return { scene, light, show }
}

/** Sums passes in floating point, and turns the sum into what a screen shows. */
function filmOf(renderer: WebGLRenderer, width: number, height: number, passes: number) {
  const pass = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    samples: 0,
    colorSpace: LinearSRGBColorSpace,
  })
  const sums = [0, 1].map(() => new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false }))
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  const add = filter(
    'uniform sampler2D a, b; uniform float w; void main() { gl_FragColor = texture2D(a, v) + texture2D(b, v) * w; }',
    {
      a: { value: null },
      b: { value: pass.texture },
      w: { value: 1 / passes },
    },
  )
  const develop = filter(developed, { a: { value: null }, ground: { value: new Color(plate).convertLinearToSRGB() } })
  let now = 0
  renderer.toneMapping = NoToneMapping
  renderer.setClearColor(0x000000, 0)
  renderer.setRenderTarget(sums[0]!)
  renderer.clear()
  return {
    add: (take: () => void) => {
      renderer.setRenderTarget(pass)
      renderer.clear()
      take()
      add.uniforms['a']!.value = sums[now]!.texture
      now = 1 - now
      renderer.setRenderTarget(sums[now]!)
      renderer.render(add.scene, flat)
    },
    develop: () => {
      develop.uniforms['a']!.value = sums[now]!.texture
      renderer.setRenderTarget(null)
      renderer.render(develop.scene, flat)
      for (const target of [pass, ...sums]) target.dispose()
    },
  }
}

function filter(fragmentShader: string, uniforms: Record<string, { value: unknown }>) {
  const material = new ShaderMaterial({
    uniforms,
    vertexShader: 'varying vec2 v; void main() { v = uv; gl_Position = vec4(position.xy, 0., 1.); }',
    fragmentShader: `varying vec2 v; ${fragmentShader}`,
    depthTest: false,
    depthWrite: false,
    toneMapped: false,
  })
  const scene = new Scene()
  scene.add(new Mesh(new PlaneGeometry(2, 2), material))
  return { scene, uniforms }
}

/** Khronos' neutral tone map over the plate's ground, which stays exactly its colour. */
const developed = `
uniform sampler2D a; uniform vec3 ground;
vec3 neutral(vec3 c) {
  float start = .8 - .04, low = min(c.r, min(c.g, c.b));
  c -= low < .08 ? low - 6.25 * low * low : .04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < start) return c;
  float d = 1. - start, top = 1. - d * d / (peak + d - start);
  c *= top / peak;
  return mix(c, vec3(top), 1. - 1. / (.15 * (peak - top) + 1.));
}
vec3 screen(vec3 c) { return mix(c * 12.92, 1.055 * pow(c, vec3(1. / 2.4)) - .055, step(.0031308, c)); }
void main() {
  vec4 x = texture2D(a, v);
  vec3 shown = screen(clamp(neutral(max(x.rgb, 0.)), 0., 1.));
  gl_FragColor = vec4(clamp(shown + ground * (1. - x.a), 0., 1.), 1.);
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

function skyDirection(u: number, v: number): Vector3 {
  const [turn, height] = [2 * Math.PI * u, Math.sqrt(1 - v * 0.97)]
  const out = Math.sqrt(1 - height * height)
  return new Vector3(Math.cos(turn) * out, height, Math.sin(turn) * out)
}
