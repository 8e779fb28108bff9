import { diceOf } from './dice.ts'

/** Printed by parts that draw values; `npm test` fixes it, `npm run prove` draws one unless SEED is set (prove/run.ts). */
export const seed = Number(process.env['SEED'] ?? 20_261_126)
const dice = diceOf(seed, 0)

/** Returns a whole number from 0 up to, and without, a limit, drawn by the seed of the run. */
export const drawBelow = (limit: number): number => dice.below(limit)
