import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path/posix'
import { test } from 'node:test'
import { root, sourceFiles } from '../source-files.ts'
import { exportsOf } from './exports.ts'
import { functionLengths } from './function-lengths.ts'
import { allImports, filesInCycles } from './imports.ts'
import { isForTests } from './walls.ts'
import { commentLines, oddDeclarations, oddNames, oddTurnsIn } from './words.ts'

const sources = sourceFiles('.ts', '.tsx', '.mjs').map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))

const maxRootFiles = 12
const maxFunctionLines = 80

test('each folder has at most 12 files at its root', () => {
  const counts: Record<string, number> = {}
  for (const { path } of sources) {
    const folder = dirname(path)
    if (folder === '.' || isForTests(path)) continue
    counts[folder] = (counts[folder] ?? 0) + 1
  }
  // These folders have one file per area, topic, or language.
  const flat =
    /^(?:contract|storefront\/routes|e2e|prove\/twins|db\/demo\/(?:articles|products|models|shots)|equipment\/)|\/texts$/
  const crowded = Object.entries(counts).filter(([folder, count]) => count > maxRootFiles && !flat.test(folder))
  assert.deepEqual(Object.fromEntries(crowded), {})
})

test('no file is in an import cycle, including type imports', () => {
  assert.deepEqual(filesInCycles(allImports().filter(({ from }) => !isForTests(from))), [])
})

test('no function has more than 80 lines, including nested functions', () => {
  const long = sources
    .filter(({ path }) => !isForTests(path))
    .flatMap(({ path, text }) => functionLengths(path, text))
    .filter(({ lines }) => lines > maxFunctionLines)
  assert.deepEqual(
    long.map(({ path, line, lines }) => `${path}:${line} has ${lines} lines`),
    [],
  )
})

test('comments have no odd turns of phrase', () => {
  const odd = sources.map(({ path, text }) => ({ path, count: oddTurnsIn(text) })).filter(({ count }) => count > 0)
  assert.deepEqual(odd, [])
})

test('exported names use the standard terms', () => {
  const found = sources.flatMap(({ path, text }) =>
    exportsOf(text)
      .filter((name) => oddNames.test(name))
      .map((name) => `${path}: ${name}`),
  )
  assert.deepEqual(found, [])
})

test('local names use the standard terms', () => {
  const found = sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (oddDeclarations.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  assert.deepEqual(found, [])
  assert.match('const ' + 'said = 1', oddDeclarations)
})

test('odd turns of phrase are counted in comments of any form, but not in code', () => {
  assert.equal(oddTurnsIn('/** Whoever asks is told. */\nconst told = 1 /' + '/ Sends it anew.\n'), 3)
  assert.equal(oddTurnsIn("const whoever = 'anew'\n"), 0)
  assert.deepEqual(
    commentLines('/**\n * One.\n */\n// Two.').map(({ line }) => line),
    [1, 2, 3, 4],
  )
})

test('function lengths are counted in lines, including nested functions', () => {
  const text = 'function a() {\n  return [1].map((x) =>\n    x)\n}\n'
  assert.deepEqual(
    functionLengths('a.ts', text).map(({ line, lines }) => [line, lines]),
    [
      [1, 4],
      [2, 2],
    ],
  )
})

test('cycles through type imports are found', () => {
  const each = (from: string, to: string) => ({ from, to, isType: true, isDynamic: false })
  assert.deepEqual(filesInCycles([each('a', 'b'), each('b', 'c'), each('c', 'b'), each('d', 'a')]), ['b', 'c'])
})
