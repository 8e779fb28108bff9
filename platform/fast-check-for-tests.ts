import { configureGlobal } from 'fast-check'

/** `npm run check` always draws the same values; `npm run prove properties` draws others and prints their seed. */
const propertySeed = Number(process.env['SEED'] ?? 20_261_126)
configureGlobal({ seed: propertySeed })

export { default as fc } from 'fast-check'
