// Node 24 is required, because it runs TypeScript directly.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, npmCi } from './packages.mjs'
import { step, Stop } from '../progress.mjs'

const folder = fileURLToPath(new URL('../../runtime/', import.meta.url))

/** Returns the path of Node 24 or newer, and installs it into runtime/ if necessary. Throws `Stop`. */
export async function findNode24() {
  const version = process.versions.node
  const major = Number(version.split('.')[0])
  if (major >= 24) return process.execPath
  if (major < 20)
    throw new Stop(`Node 20 or newer is required, but this is ${version}. Install it from https://nodejs.org.`)
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (optionalDependencies[name] === undefined) {
    throw new Stop(
      `Node 24 or newer is required, but this is ${version}, and npm has no Node 24 for ${process.platform} on ${process.arch}. ` +
        'Install it from https://nodejs.org and run the command again.',
    )
  }
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(node) || !isInstalled(folder)) {
    await step(`Install Node 24 (this is Node ${version})`, () => npmCi(folder, process.execPath))
  }
  if (!existsSync(node))
    throw new Stop(`npm did not install ${name} in ${folder}. Delete runtime/node_modules and run the command again.`)
  return node
}
