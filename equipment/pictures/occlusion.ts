import { DoubleSide, Mesh, type MeshStandardMaterial, type Object3D, ShaderChunk } from 'three'

/** How much of what surrounds a room is kept from where its lights do not reach: under a bench it is dark. */
const ofRoom = 0.75

const shadowOfLight =
  /directLight\.color \*= (\( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap.*?: 1\.0);/
// Another version of three may write it in another way: rooms would be black.
if (!shadowOfLight.test(ShaderChunk.lights_fragment_begin))
  throw new Error('The shadow of a light is not in its shader')
ShaderChunk.lights_fragment_begin = `float reaching = 0.;
${ShaderChunk.lights_fragment_begin.replace(
  shadowOfLight,
  '{ float reached = $1; reaching += reached / float( NUM_DIR_LIGHT_SHADOWS ); directLight.color *= reached; }',
)}`
ShaderChunk.aomap_fragment = `${ShaderChunk.aomap_fragment}
#ifdef OCCLUSION
  float surrounded = mix( 1. - OCCLUSION, 1., reaching );
  reflectedLight.indirectDiffuse *= surrounded;
  reflectedLight.indirectSpecular *= surrounded;
#endif
`

/** Lets the surroundings reach a room and what stands in it only where its lights do. */
export function occludeSurroundings(room: Object3D): void {
  room.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const material = part.material as MeshStandardMaterial
    // The same material on a product before the plate keeps all its light.
    part.material = Object.assign(material.clone(), {
      // Of a foot on a floor the lower side alone would throw its shadow too late.
      shadowSide: DoubleSide,
      onBeforeCompile: (...told: Parameters<typeof material.onBeforeCompile>) => material.onBeforeCompile(...told),
      customProgramCacheKey: () => material.customProgramCacheKey(),
      defines: { ...material.defines, OCCLUSION: ofRoom.toFixed(2) },
    })
  })
}
