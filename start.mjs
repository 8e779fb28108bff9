// Entry point of every npm script: finds Node 24, installs packages, then runs the command. It must run on Node 20
// without any package.
import { findNode24 } from './start/node24.mjs'
import { installPackages } from './start/packages.mjs'
import { printFailure } from './start/progress.mjs'
import { runOnce, supervise } from './start/supervise.mjs'

const commands = {
  start: 'start/main.ts',
  build: 'start/build.ts',
  documents: 'start/documents.ts',
  import: 'start/import.ts',
  export: 'start/export.ts',
  rates: 'start/rates.ts',
  demo: 'start/demo.ts',
  backup: 'start/backup.ts',
  restore: 'start/restore.ts',
  doctor: 'start/doctor.ts',
  pictures: 'start/pictures.ts',
  models: 'start/models.ts',
  countries: 'start/countries.ts',
  check: 'start/check.ts',
  test: 'start/test.ts',
  prove: 'prove/run.ts',
  bench: 'bench/run.ts',
  'new-user': 'e2e/new-user.ts',
}

const [name = 'start', ...args] = process.argv.slice(2)

try {
  const file = Object.entries(commands).find(([command]) => command === name)?.[1]
  if (file === undefined) {
    throw new Error(`Unknown command: ${name}. Commands: ${Object.keys(commands).join(', ')}.`)
  }
  const node = await findNode24()
  await installPackages(new URL('.', import.meta.url), node)
  process.exitCode = await (name === 'start' ? supervise : runOnce)(node, file, args)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
