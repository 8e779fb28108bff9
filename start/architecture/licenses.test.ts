import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { root } from '../source-files.ts'

interface Package {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
}
const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
  packages: Record<string, Package>
}

/** Licenses that require only a notice. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  // Public domain. Not even a notice is required.
  'CC0-1.0',
  // Fonts.
  'OFL-1.1',
]
/** Also allowed for development tools, which are not shipped. */
const forTools = [...permissive, 'MPL-2.0']

test('shipped packages have permissive licenses, and tools have at most file-level copyleft', () => {
  const wrong = Object.entries(packages).filter(([path, { license, dev, optional }]) => {
    // For builds for other platforms, the lockfile contains only names.
    if (path === '' || (license === undefined && dev && optional)) return false
    return !(dev ? forTools : permissive).includes(license ?? '')
  })
  assert.deepEqual(
    wrong.map(([path, { license }]) => `${path}: ${license ?? 'no license'}`),
    [],
  )
})

interface Bill {
  components: { name: string; version: string; licenses?: unknown[] }[]
}

test('the bill of materials lists every loaded package with its version and license', () => {
  const bill = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' })) as Bill
  const named = new Map(bill.components.map((component) => [`${component.name}@${component.version}`, component]))
  const loaded = Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
  const missing = loaded.filter(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return !named.get(`${name}@${version}`)?.licenses?.length
  })
  assert.ok(loaded.length > 20)
  assert.deepEqual(missing, [])
})

test('package.json has at most 44 runtime and 85 total dependencies, all pinned to exact versions', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const named = [dependencies, devDependencies].map((list) => Object.entries(list))
  assert.ok(named[0]!.length <= 44)
  assert.ok(named.flat().length <= 85)
  const loose = named.flat().filter(([, version]) => !/^\d/.test(version))
  assert.deepEqual(loose, [])
})
