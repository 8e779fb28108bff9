// Run manually after `npm install`. Mirrors may omit other platforms from the lockfile, and `npm ci` then fails.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Package */

/**
 * @param {Record<string, Package>} packages
 * @returns {Record<string, Package>}
 */
export function missingPackages(packages) {
  /** @type {Record<string, Package>} */
  const missing = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placesOf(path, name).some((place) => packages[place] !== undefined)) continue
      missing[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) }
    }
  }
  return missing
}

/**
 * Returns the candidate paths, nearest first.
 * @param {string} from
 * @param {string} name
 */
function placesOf(from, name) {
  const ends = [...from.matchAll(/(?:^|\/)node_modules\//g)]
    .map(({ index }) => from.slice(0, index))
    .filter((end) => end !== '')
  return [from, ...ends.toReversed(), ''].map((folder) => `${folder === '' ? '' : `${folder}/`}node_modules/${name}`)
}

/**
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[-/]/)
  const os = words.map((word) => (word === 'windows' ? 'win32' : word)).find((word) => systems.includes(word))
  const cpu = words.find((word) => processors.includes(word))
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return {
    ...(os === undefined ? {} : { os: [os] }),
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(libc === undefined || os !== 'linux' ? {} : { libc: [libc] }),
  }
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../../package-lock.json', import.meta.url)
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingPackages(lock.packages)
  lock.packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  )
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} packages of other platforms added to the lockfile`)
}
