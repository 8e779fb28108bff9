import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { allSources, unusedExports } from './start/architecture/exports.ts'
import { allImports, cyclesIn } from './start/architecture/imports.ts'
import { titlesIn } from './start/architecture/titles.ts'
import { missingPackages } from './start/bootstrap/complete-lockfile.mjs'
import { findBoundaryViolation } from './start/architecture/walls.ts'
import { root, sourceFiles } from './start/source-files.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')
const imports = allImports()

test('no import crosses a boundary between parts', () => {
  const violations = imports.flatMap((each) => {
    const reason = findBoundaryViolation(each)
    return reason === undefined ? [] : [`${each.from} imports ${each.to}: ${reason}`]
  })
  assert.deepEqual(violations, [])
})

test('there are no import cycles between files', () => {
  const circles = cyclesIn(imports).map((files) => files.join(' -> '))
  assert.deepEqual(circles, [])
})

test('there are no import cycles between areas of the domain', () => {
  const area = (path: string) => path.split('/').slice(0, 2).join('/')
  const between = imports
    .filter(({ from, to }) => from.startsWith('domain/') && !from.endsWith('.test.ts') && area(from) !== area(to))
    .map((each) => ({ ...each, from: area(each.from), to: area(each.to) }))
  assert.deepEqual(cyclesIn(between), [])
})

test('every export is used outside tests', () => {
  assert.deepEqual(unusedExports(allSources()), [])
})

test('no file is longer than 400 lines', () => {
  const long = sourceFiles('.ts', '.tsx', '.mjs', '.sql', '.css').filter((path) => read(path).split('\n').length > 401)
  assert.deepEqual(long, [])
})

test('only config files have default exports', () => {
  const files = sourceFiles('.ts', '.tsx', '.mjs').filter((path) => !path.endsWith('.config.ts'))
  const found = files.filter((path) => /^export default\b|^export \{[^}]*\bas default\b/m.test(read(path)))
  assert.deepEqual(found, [])
})

const known = new Set(
  read('docs/requirements.tsv')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0]!),
)
const tests = sourceFiles('.test.ts', '.test.tsx', '.e2e.ts', '.prove.ts', '.bench.ts')
const titles = tests.flatMap((path) => titlesIn(read(path)).map((title) => ({ path, title })))
const anyId = /\b[A-Z]{2,10}-\d{3}\b/g

test('test titles cite only requirement ids that exist', () => {
  const unknown = titles.flatMap(({ path, title }) =>
    (/\[([^\]]*)\]$/.exec(title)?.[1]?.match(anyId) ?? []).filter((id) => !known.has(id)).map((id) => `${path}: ${id}`),
  )
  assert.deepEqual(unknown, [])
})

test('a test title ends with at most three requirement ids', () => {
  const wrong = titles.filter(({ title }) => {
    const ids = (title.match(anyId) ?? []).filter((id) => known.has(id))
    return ids.length > 0 && !/\[[A-Z]{2,10}-\d{3}(?:[ ,]+[A-Z]{2,10}-\d{3}){0,2}\]$/.test(title)
  })
  assert.deepEqual(wrong, [])
})

test('no test is marked skip, todo, only, or fixme', () => {
  const marked = tests.filter((path) => /\b(?:test|it|describe)\.(?:skip|todo|only|fixme)\b/.test(read(path)))
  assert.deepEqual(marked, [])
})

interface Lockfile {
  packages: Record<string, Parameters<typeof missingPackages>[0][string] & { resolved?: string }>
}
const lockfiles = ['package-lock.json', 'runtime/package-lock.json'] as const
const packagesOf = (path: string) => Object.entries((JSON.parse(read(path)) as Lockfile).packages)

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Manifest

test('there are at most 44 runtime dependencies and 85 dependencies in total', () => {
  const [runtime, tools] = [Object.keys(dependencies).length, Object.keys(devDependencies).length]
  assert.ok(runtime <= 44, `${runtime} for what runs`)
  assert.ok(runtime + tools <= 85, `${runtime + tools} in all`)
})

test('every dependency has an exact version', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  assert.deepEqual(loose, [])
})

test('the lockfile lists the optional packages for every platform, as npm ci requires; if not, run node start/bootstrap/complete-lockfile.mjs', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as Lockfile
  assert.deepEqual(Object.keys(missingPackages(packages)), [])
})

test('lockfiles contain no registry URLs, so that npm uses the configured registry', () => {
  const named = lockfiles.flatMap((path) => packagesOf(path).filter(([, { resolved }]) => resolved !== undefined))
  assert.deepEqual(named, [])
})
