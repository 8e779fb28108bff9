// Entry point of every npm script: finds Node 24, installs packages, and runs the command. It must run on Node 20
// without any packages.
import { findNode24 } from './start/bootstrap/node24.mjs'
import { installPackages } from './start/bootstrap/packages.mjs'
import { printFailure, Stop } from './start/progress.mjs'
import { runOnce, supervise } from './start/bootstrap/supervise.mjs'

const commands = {
  start: 'start/main.ts',
  build: 'start/commands/build.ts',
  documents: 'start/commands/documents.ts',
  import: 'start/commands/transfer/import.ts',
  export: 'start/commands/transfer/export.ts',
  rates: 'start/commands/rates.ts',
  demo: 'start/commands/demo.ts',
  backup: 'start/commands/backup.ts',
  restore: 'start/commands/restore.ts',
  doctor: 'start/commands/doctor.ts',
  setup: 'start/setup/setup.ts',
  staff: 'start/commands/staff.ts',
  pictures: 'start/commands/pictures.ts',
  models: 'start/commands/models.ts',
  countries: 'start/commands/countries.ts',
  content: 'start/commands/transfer/content.ts',
  check: 'start/test-runner/check.ts',
  test: 'start/test-runner/test.ts',
  prove: 'prove/run.ts',
  bench: 'bench/run.ts',
  'new-user': 'e2e/new-user.ts',
}

const testing = new Set(['check', 'test', 'prove', 'bench'])

const [name = 'start', ...args] = process.argv.slice(2)

try {
  const file = Object.entries(commands).find(([command]) => command === name)?.[1]
  if (file === undefined) {
    throw new Stop(`Unknown command: ${name}. Commands: ${Object.keys(commands).join(', ')}.`)
  }
  // Test stores must never use the database from a real .env.
  if (testing.has(name)) process.env['ENV_FILE'] = ''
  const node = await findNode24()
  await installPackages(new URL('.', import.meta.url), node)
  process.exitCode = await (name === 'start' ? supervise : runOnce)(node, file, args)
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
