import {
  Box3,
  type BufferGeometry,
  DirectionalLight,
  type Material,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three'
import { studioLight } from '../pictures/studio.ts'
import type { Orbit } from './orbit.ts'

/** Vertical field of view in degrees, narrow enough to limit the distortion of uprights. */
const angle = 26
/** Same lighting as in pictures: a key light from the upper left and the studio's environment. */
const light = { from: new Vector3(-0.55, 1.25, 0.8).normalize(), strength: 1.8, surroundings: 0.95, shadow: 0.3 }
const shadowSize = 1024
/** Maximum device pixel ratio. A higher ratio makes no visible difference and is slow on phones. */
const maxDense = 2

interface Stage {
  /** True if WebGL renders in software, which requires coarse models and a low resolution. */
  isSlow: boolean
  put: (model: Object3D) => void
  /** Resizes the canvas to CSS pixels. */
  resize: (width: number, height: number) => void
  draw: (orbit: Orbit) => void
  close: () => void
}

/** Creates a stage on a canvas. Throws if WebGL is unavailable. */
export function openStage(canvas: HTMLCanvasElement): Stage {
  const wanted: WebGLContextAttributes = { alpha: true, powerPreference: 'low-power' }
  const fast = canvas.getContext('webgl2', { ...wanted, antialias: true, failIfMajorPerformanceCaveat: true })
  const context = fast ?? canvas.getContext('webgl2', wanted)
  if (!context) throw new Error('This browser cannot render 3D models.')
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setClearColor(0x000000, 0)
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // The light is fixed, so the shadow is drawn once per model.
  renderer.shadowMap.autoUpdate = false
  const scene = new Scene()
  scene.environment = studioLight(renderer)
  scene.environmentIntensity = light.surroundings
  const key = new DirectionalLight(0xffffff, light.strength)
  key.castShadow = true
  key.shadow.mapSize.set(shadowSize, shadowSize)
  key.shadow.radius = 5
  const floor = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ color: 0x14161a, opacity: light.shadow }))
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  scene.add(floor, key, key.target)
  const lens = new PerspectiveCamera(angle)
  const [middle, size] = [new Vector3(), new Vector3(1, 1, 1)]
  let shown: Object3D | undefined

  const put = (model: Object3D) => {
    if (shown) {
      scene.remove(shown)
      discard(shown)
    }
    shown = model
    model.traverse((part) => {
      if (!(part instanceof Mesh)) return
      part.castShadow = part.userData['isMark'] !== true
      part.receiveShadow = true
    })
    const box = new Box3().setFromObject(model)
    box.getCenter(middle)
    box.getSize(size)
    const reach = size.length() / 2
    key.target.position.copy(middle)
    key.position.copy(middle).addScaledVector(light.from, 3 * reach)
    const sides = { left: -reach, right: reach, bottom: -reach, top: reach, near: reach, far: 6 * reach }
    Object.assign(key.shadow.camera, sides).updateProjectionMatrix()
    key.shadow.bias = -0.0005
    key.shadow.normalBias = ((2 * reach) / shadowSize) * 1.5
    floor.position.set(middle.x, 0, middle.z)
    floor.scale.setScalar(12 * reach)
    scene.add(model)
    renderer.shadowMap.needsUpdate = true
  }

  return {
    isSlow: fast === null,
    put,
    resize: (width, height) => {
      renderer.setPixelRatio(fast ? Math.min(maxDense, devicePixelRatio) : 1)
      renderer.setSize(width, height, false)
      lens.aspect = width / Math.max(1, height)
    },
    draw: ({ turn, tilt, away }) => {
      const distance = away * distanceFor(size, lens.aspect)
      const out = Math.cos(tilt) * distance
      lens.position.set(Math.sin(turn) * out, Math.sin(tilt) * distance, Math.cos(turn) * out).add(middle)
      lens.near = distance / 50
      lens.far = distance * 6
      lens.lookAt(middle)
      lens.updateProjectionMatrix()
      renderer.render(scene, lens)
    },
    close: () => {
      if (shown) discard(shown)
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}

/** Returns the distance from which the model's bounding cylinder fills the frame. */
function distanceFor({ x, y, z }: Vector3, aspect: number): number {
  const reach = Math.hypot(x, z) / 2
  const half = (angle * Math.PI) / 360
  const across = Math.atan(Math.tan(half) * aspect)
  const whole = Math.hypot(reach, y / 2) / Math.sin(Math.min(half, across))
  const fitting = Math.max(
    reach / Math.sin(across),
    y / 2 / Math.tan(half) + reach * 0.6,
    (reach * 0.7) / Math.tan(half),
  )
  return Math.min(whole, fitting) * 1.1
}

/** Disposes only of marking textures, because all models share the materials. */
function discard(model: Object3D) {
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    ;(part.geometry as BufferGeometry).dispose()
    const material = part.material as Material & { map?: { dispose: () => void } | null }
    if (part.userData['isMark'] === true) material.map?.dispose()
    material.dispose()
  })
}
