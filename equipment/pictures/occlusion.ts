import { DoubleSide, Mesh, type MeshStandardMaterial, type Object3D, ShaderChunk } from 'three'

/** Fraction of the surroundings' light that is blocked where no lamp light reaches, such as under a bench. */
const ofRoom = 0.75

const shadowOfLight =
  /directLight\.color \*= (\( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap.*?: 1\.0);/
// Fails early if a new version of three.js changes this shader, because rooms would be black.
if (!shadowOfLight.test(ShaderChunk.lights_fragment_begin))
  throw new Error("A light's shadow is missing from its shader")
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

/** Limits the light from a room's surroundings to areas that the room's lights reach. */
export function occludeSurroundings(room: Object3D): void {
  room.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const material = part.material as MeshStandardMaterial
    // Cloned, because product pictures need the unmodified material.
    part.material = Object.assign(material.clone(), {
      // If only the bottom of a foot cast a shadow, the shadow would start too far out.
      shadowSide: DoubleSide,
      onBeforeCompile: (...args: Parameters<typeof material.onBeforeCompile>) => material.onBeforeCompile(...args),
      customProgramCacheKey: () => material.customProgramCacheKey(),
      defines: { ...material.defines, OCCLUSION: ofRoom.toFixed(2) },
    })
  })
}
