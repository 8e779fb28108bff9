import { runProofs } from './prove/run.ts'
process.exitCode = await runProofs(process.argv.slice(2),'short')
