import { Color, MeshStandardMaterial } from 'three'

/** A surface's look and its density in kilograms per cubic meter. */
interface Surface {
  color: number
  metalness: number
  roughness: number
  density: number
  /** Fine relief that is visible only in pictures. */
  grain: Grain
  /** Emissive intensity. */
  glow?: number
}
type Grain = 'none' | 'powder' | 'rubber' | 'cast' | 'vinyl' | 'wood' | 'weave' | 'concrete' | 'brushed'

const steel = 7_850
const surfaces = {
  chrome: { color: 0xe4e6e8, metalness: 1, roughness: 0.2, density: steel, grain: 'none' },
  zinc: { color: 0xc6c9cc, metalness: 1, roughness: 0.32, density: steel, grain: 'brushed' },
  'black zinc': { color: 0x4a4b4e, metalness: 1, roughness: 0.36, density: steel, grain: 'brushed' },
  'black oxide': { color: 0x2c2b2a, metalness: 0.9, roughness: 0.46, density: steel, grain: 'brushed' },
  stainless: { color: 0xd3d3d0, metalness: 1, roughness: 0.27, density: steel, grain: 'brushed' },
  cerakote: { color: 0x4a4f38, metalness: 0.1, roughness: 0.5, density: steel, grain: 'none' },
  powder: { color: 0x2b2c30, metalness: 0, roughness: 0.42, density: steel, grain: 'powder' },
  aluminum: { color: 0xb4b8bd, metalness: 1, roughness: 0.38, density: 2_700, grain: 'brushed' },
  anodized: { color: 0x2f3136, metalness: 0.55, roughness: 0.4, density: 2_700, grain: 'none' },
  'coated aluminum': { color: 0xd8410f, metalness: 0.1, roughness: 0.5, density: 2_700, grain: 'none' },
  brass: { color: 0xb08a45, metalness: 1, roughness: 0.3, density: 8_500, grain: 'brushed' },
  'cast iron': { color: 0x2a2a2c, metalness: 0.2, roughness: 0.62, density: 7_200, grain: 'cast' },
  enamel: { color: 0x1d1d1f, metalness: 0, roughness: 0.3, density: 7_200, grain: 'cast' },
  rubber: { color: 0x1d1d1f, metalness: 0, roughness: 0.66, density: 1_200, grain: 'rubber' },
  urethane: { color: 0x1b1b1d, metalness: 0, roughness: 0.45, density: 1_200, grain: 'none' },
  uhmw: { color: 0x101010, metalness: 0, roughness: 0.45, density: 950, grain: 'none' },
  plastic: { color: 0x17171a, metalness: 0, roughness: 0.5, density: 1_050, grain: 'none' },
  vinyl: { color: 0x1a1a1c, metalness: 0, roughness: 0.58, density: 70, grain: 'vinyl' },
  leather: { color: 0x6a4326, metalness: 0, roughness: 0.6, density: 900, grain: 'vinyl' },
  wood: { color: 0xb98d5a, metalness: 0, roughness: 0.6, density: 650, grain: 'wood' },
  canvas: { color: 0x2a2b2d, metalness: 0, roughness: 0.9, density: 350, grain: 'weave' },
  rope: { color: 0xa8946b, metalness: 0, roughness: 0.95, density: 600, grain: 'weave' },
  concrete: { color: 0x9b9890, metalness: 0, roughness: 0.88, density: 2_350, grain: 'concrete' },
  lamp: { color: 0xfff6e6, metalness: 0, roughness: 0.5, density: 1_200, grain: 'none', glow: 1 },
  chalk: { color: 0xefeeea, metalness: 0, roughness: 0.95, density: 400, grain: 'concrete' },
} as const satisfies Record<string, Surface>

type Finish = keyof typeof surfaces

const finishes = Object.keys(surfaces) as Finish[]

function isFinish(word: string): word is Finish {
  return word in surfaces
}

/** Material properties, stored in `userData`. */
export interface MaterialFacts {
  finish: Finish
  density: number
  grain: Grain
}

const cache = new Map<string, MeshStandardMaterial>()

/**
 * Returns the shared material for a finish, in the default color or the specified one (0xrrggbb). Throws for an unknown
 * finish.
 */
export function material(finish: string, color?: number): MeshStandardMaterial {
  if (!isFinish(finish)) throw new Error(`There is no finish ${finish}. Finishes: ${finishes.join(', ')}.`)
  const surface: Surface = surfaces[finish]
  const shown = color ?? surface.color
  const key = `${finish} ${shown.toString(16)}`
  const known = cache.get(key)
  if (known) return known
  const facts: MaterialFacts = { finish, density: surface.density, grain: surface.grain }
  const fresh = new MeshStandardMaterial({
    name: key,
    color: new Color(shown),
    metalness: surface.metalness,
    roughness: surface.roughness,
    ...(surface.glow && { emissive: new Color(shown), emissiveIntensity: surface.glow }),
    userData: facts,
  })
  cache.set(key, fresh)
  return fresh
}
