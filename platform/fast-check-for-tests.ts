import { configureGlobal } from 'fast-check'

/** `npm run prove properties` uses random seeds instead. */
const propertySeed = Number(process.env['SEED'] ?? 20_261_126)
configureGlobal({ seed: propertySeed })

export { default as fc } from 'fast-check'
