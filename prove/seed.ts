import { createRng } from './rng.ts'

/** The seed of this run: fixed in `npm test`, random in `npm run prove` unless SEED is set. */
export const seed = Number(process.env['SEED'] ?? 20_261_126)
const rng = createRng(seed, 0)

export const randomBelow = (limit: number): number => rng.below(limit)
