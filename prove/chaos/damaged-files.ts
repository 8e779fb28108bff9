import type { Rng } from '../rng.ts'

/** File damage as caused by disks and interrupted copies. */
export const damages: Readonly<Record<string, (bytes: Buffer, rng: Rng) => Buffer>> = {
  empty: () => Buffer.alloc(0),
  cut: (bytes, rng) => bytes.subarray(0, 1 + rng.below(bytes.length - 1)),
  zeros: (bytes, rng) => Buffer.concat([bytes.subarray(0, rng.below(bytes.length)), Buffer.alloc(bytes.length)]),
  noise: (bytes, rng) => Buffer.from(bytes.map((byte) => (rng.oneIn(8) ? rng.below(256) : byte))),
  garbage: (bytes, rng) => Buffer.from(bytes.map(() => rng.below(256))),
}
