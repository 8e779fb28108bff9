import {
  BackSide,
  BoxGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** A light panel with position, size, and brightness. */
type Panel = readonly [x: number, y: number, z: number, width: number, height: number, light: number]
const panels: readonly Panel[] = [
  [0, 6, 1, 7, 5, 9],
  [-6, 2.5, 3, 2.2, 5, 7],
  [6, 3, 2, 1.6, 5, 5],
  [0, 2, 7, 6, 1, 1.6],
  [3, 1, -6, 4, 1.5, 3],
]
/** Dark flags between the panels give metal black edges. */
const flags: readonly (readonly [x: number, z: number])[] = [
  [-9, 0],
  [9, 0],
  [0, -9],
]

/** Returns the studio's environment map: softboxes, a gray room, and a few dark flags. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const scene = new Scene()
  scene.add(new Mesh(new BoxGeometry(60, 60, 60), new MeshBasicMaterial({ color: 0xb8bcc2, side: BackSide })))
  for (const [x, y, z, width, height, light] of panels) {
    const material = new MeshBasicMaterial({ color: new Color(light, light, light), side: DoubleSide })
    const panel = new Mesh(new PlaneGeometry(width, height), material)
    panel.position.set(x, y, z)
    panel.lookAt(0, 0, 0)
    scene.add(panel)
  }
  for (const [x, z] of flags) {
    const flag = new Mesh(new PlaneGeometry(3.5, 10), new MeshBasicMaterial({ color: 0x1c1d1f, side: DoubleSide }))
    flag.position.set(x, 0, z)
    flag.lookAt(0, 0, 0)
    scene.add(flag)
  }
  const floor = new Mesh(new PlaneGeometry(30, 30), new MeshBasicMaterial({ color: 0x77797c }))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -4
  scene.add(floor)
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, 0.015, 0.1, 100)
  generator.dispose()
  return texture
}
