import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseSync } from 'vite'
import { root, sourceFiles } from '../source-files.ts'
import { isForTests } from './walls.ts'

interface Node {
  type?: string
  callee?: { name?: string; property?: { name?: string } }
  arguments?: Node[]
  expressions?: unknown[]
}

/** Returns SQL built at runtime, which could contain request data. */
function madeSql(text: string, path: string): string[] {
  const { program } = parseSync(path, text)
  const found: string[] = []
  const walk = (node: unknown, isInside: boolean): void => {
    if (Array.isArray(node)) return node.forEach((each) => walk(each, isInside))
    if (typeof node !== 'object' || node === null) return
    const { type = '', callee, arguments: args = [] } = node as Node
    const name = callee?.name ?? callee?.property?.name
    if (type === 'CallExpression' && name === 'statement' && isInside) found.push(`${path}: statement in a function`)
    if (type === 'CallExpression' && (name === 'query' || name === 'script')) {
      const [sql] = args
      if (sql?.type === 'TemplateLiteral' && (sql.expressions?.length ?? 0) > 0)
        found.push(`${path}: ${name} of a template`)
      if (sql?.type === 'BinaryExpression') found.push(`${path}: ${name} of a sum`)
    }
    const goesInside = isInside || /Function/.test(type)
    for (const inner of Object.values(node)) walk(inner, goesInside)
  }
  walk(program, false)
  return found
}

/** Files whose SQL contains no request data. */
const ofNames = [
  'platform/backup/restore.ts',
  'platform/backup/tables.ts',
  'platform/database/listen.ts',
  'platform/payments/simulator/idempotent-responses.ts',
  'platform/payments/simulator/notification-queue.ts',
  'platform/sweep.ts',
  'services/invariants.ts',
]

test('SQL on a request path is static and contains no request data', () => {
  const files = sourceFiles('.ts').filter((path) => /^(?:platform|services|domain)\//.test(path) && !isForTests(path))
  const found = files.flatMap((path) => madeSql(readFileSync(root + path, 'utf8'), path))
  assert.deepEqual(
    found.filter((each) => !ofNames.includes(each.split(':')[0]!)),
    [],
  )
})

test('SQL that is built from a value is reported', () => {
  const text =
    'const a = statement("a", `select ${b}`)\nconst read = (sort) => db.run(statement("b", `order by ${sort}`), [])\ndb.query(`x ${y}`)'
  assert.deepEqual(madeSql(text, 'x.ts'), ['x.ts: statement in a function', 'x.ts: query of a template'])
})

/** Matches a claim whose subquery PostgreSQL may run once per row, which would claim more rows than its limit. */
const unboundedClaim =
  /\bin \(\s*select(?:(?!\bin \(\s*select|`,)[^])*?\blimit \S+ for (?:no key )?update(?: of \w+)? skip locked/

test('a statement that claims a limited number of rows selects their ids once', () => {
  const files = sourceFiles('.ts').filter((path) => /^(?:platform|services)\//.test(path) && !isForTests(path))
  const claims = files.filter((path) => unboundedClaim.test(readFileSync(root + path, 'utf8')))
  assert.deepEqual(claims, [])
  assert.match(
    'delete from a where id in (\n select id from a order by id limit 5 for update skip locked)',
    unboundedClaim,
  )
  assert.doesNotMatch('where id = any(array(select id from a limit 5 for update skip locked))', unboundedClaim)
})
