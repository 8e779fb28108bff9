import { DataTexture, type Texture } from 'three'

const cells = 256
/** How far a relief is repeated over a surface's own coordinates, and how deep it looks. */
const reliefs: Readonly<
  Record<string, { repeat: number; depth: number; height: (x: number, y: number, random: () => number) => number }>
> = {
  powder: { repeat: 24, depth: 0.35, height: (_x, _y, random) => random() },
  rubber: { repeat: 20, depth: 0.8, height: (_x, _y, random) => random() ** 2 },
  cast: { repeat: 14, depth: 1.2, height: (_x, _y, random) => random() },
  vinyl: {
    repeat: 18,
    depth: 0.6,
    height: (x, y, random) => 0.5 + 0.3 * Math.sin(x * 0.7) * Math.sin(y * 0.7) + 0.2 * random(),
  },
  concrete: { repeat: 6, depth: 2, height: (_x, _y, random) => (random() > 0.985 ? 0 : 0.7 + 0.3 * random()) },
  weave: {
    repeat: 40,
    depth: 1.5,
    height: (x, y) => 0.5 + 0.5 * Math.sin((x * Math.PI) / 8) * Math.sin((y * Math.PI) / 8),
  },
  wood: { repeat: 2, depth: 0.4, height: (x, _y, random) => 0.5 + 0.4 * Math.sin(x * 0.35) + 0.1 * random() },
  brushed: { repeat: 4, depth: 0.1, height: (_x, y, random) => (y % 3 === 0 ? random() : 0.5) },
}
const made = new Map<string, { texture: Texture; depth: number }>()

/** The relief of a grain, the same on every machine. */
export function grainTexture(name: string): { texture: Texture; depth: number } {
  const known = made.get(name)
  if (known) return known
  const relief = reliefs[name]
  if (!relief) throw new Error(`There is no grain ${name}.`)
  const random = mulberry(7)
  const data = new Uint8Array(cells * cells * 4)
  for (let y = 0; y < cells; y += 1) {
    for (let x = 0; x < cells; x += 1) {
      const height = Math.round(255 * Math.min(1, Math.max(0, relief.height(x, y, random))))
      data.set([height, height, height, 255], (y * cells + x) * 4)
    }
  }
  const texture = new DataTexture(data, cells, cells)
  texture.repeat.set(relief.repeat, relief.repeat)
  texture.generateMipmaps = true
  texture.needsUpdate = true
  const fresh = { texture, depth: relief.depth }
  made.set(name, fresh)
  return fresh
}

/** A small generator of numbers from 0 to 1 by a seed (mulberry32, public domain). */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
