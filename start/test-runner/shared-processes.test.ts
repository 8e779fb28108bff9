import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { root, sourceFiles } from '../source-files.ts'
import { processesOf } from './shared-processes.ts'

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Returns true if a statement contains a match outside its nested functions. */
function contains(node: unknown, isFound: (node: Record<string, unknown>) => boolean): boolean {
  if (Array.isArray(node)) return node.some((each) => contains(each, isFound))
  if (typeof node !== 'object' || node === null) return false
  const fields = node as Record<string, unknown>
  if (functions.has(String(fields['type']))) return false
  return isFound(fields) || Object.values(fields).some((each) => contains(each, isFound))
}

const isAwait = ({ type }: Record<string, unknown>) => type === 'AwaitExpression'
const isTest = ({ type, callee }: Record<string, unknown>) =>
  type === 'CallExpression' && (callee as { name?: string }).name === 'test'

function awaitsAfterTest(path: string, text: string): boolean {
  const { body } = parseSync(path, text).program
  const first = body.findIndex((statement) => contains(statement, isTest))
  return first !== -1 && body.slice(first).some((statement) => contains(statement, isAwait))
}

test('a test file with a top-level await after a test runs in a separate process', () => {
  const files = sourceFiles('.test.ts')
  const awaiting = files.filter((path) => awaitsAfterTest(path, readFileSync(root + path, 'utf8')))
  const groups = processesOf(files)
  assert.deepEqual(
    awaiting.filter((path) => !groups.some((group) => group.length === 1 && group[0] === path)),
    [],
  )
  assert.ok(awaitsAfterTest('a.test.ts', "test('a', async () => {})\nconst shop = await open()"))
  assert.ok(!awaitsAfterTest('a.test.ts', "const shop = await open()\ntest('a', async () => { await shop.close() })"))
})

test('every test file runs exactly once, and files share processes', () => {
  const files = sourceFiles('.test.ts')
  const groups = processesOf(files)
  assert.deepEqual(groups.flat().toSorted(), files.toSorted())
  assert.ok(groups.length < files.length / 5, `${groups.length} processes`)
})
