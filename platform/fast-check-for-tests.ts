import { configureGlobal } from 'fast-check'

/** Tests use a fixed seed. `npm run prove properties` uses random seeds. */
const propertySeed = Number(process.env['SEED'] ?? 20_261_126)
configureGlobal({ seed: propertySeed })

export { default as fc } from 'fast-check'
