import {
  Color,
  FloatType,
  HalfFloatType,
  LinearSRGBColorSpace,
  Mesh,
  NoToneMapping,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import type { Light } from './lights.ts'

/** Background of product pictures, which must equal the shop's `--color-plate`. */
const plate = 0xeeedea
export interface Film {
  add: (take: () => void) => void
  sum: () => Texture
  dispose: () => void
}

/** Creates a film that sums passes in floating point. */
export function createFilm(renderer: WebGLRenderer, width: number, height: number, passes: number): Film {
  const pass = new WebGLRenderTarget(width, height, {
    type: HalfFloatType,
    samples: 0,
    colorSpace: LinearSRGBColorSpace,
  })
  const sums = [0, 1].map(() => new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false }))
  const add = filter(
    'uniform sampler2D a, b; uniform float w; void main() { gl_FragColor = texture2D(a, v) + texture2D(b, v) * w; }',
    {
      a: { value: null },
      b: { value: pass.texture },
      w: { value: 1 / passes },
    },
  )
  let now = 0
  renderer.toneMapping = NoToneMapping
  renderer.setClearColor(0x000000, 0)
  renderer.setRenderTarget(sums[0]!)
  renderer.clear()
  return {
    add: (take) => {
      renderer.setRenderTarget(pass)
      renderer.clear()
      take()
      add.uniforms['a']!.value = sums[now]!.texture
      now = 1 - now
      renderer.setRenderTarget(sums[now]!)
      renderer.render(add.scene, flat)
    },
    sum: () => sums[now]!.texture,
    dispose: () => {
      for (const target of [pass, ...sums]) target.dispose()
    },
  }
}

/** Converts the sums of models and ground to display colors. */
export function renderDisplayColors(
  renderer: WebGLRenderer,
  pieces: Texture,
  ground: Texture,
  { balance = [1, 1, 1], corners = 0 }: Pick<Light, 'balance' | 'corners'>,
) {
  const developing = filter(developed, {
    a: { value: pieces },
    b: { value: ground },
    ground: { value: new Color(plate).convertLinearToSRGB() },
    balance: { value: new Vector3(...balance) },
    corners: { value: corners },
  })
  renderer.setRenderTarget(null)
  renderer.render(developing.scene, flat)
}

const flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

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

/** Khronos' neutral tone mapping, which preserves the exact color of the plate. */
const developed = `
uniform sampler2D a, b; uniform vec3 ground, balance; uniform float corners;
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
  x += texture2D(b, v) * (1. - x.a);
  x.rgb *= balance * (1. - corners * dot(v - .5, v - .5) * 2.);
  vec3 shown = screen(clamp(neutral(max(x.rgb, 0.)), 0., 1.));
  gl_FragColor = vec4(clamp(shown + ground * (1. - x.a), 0., 1.), 1.);
}`
