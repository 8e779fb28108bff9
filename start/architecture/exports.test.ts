import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unusedExports } from './exports.ts'

const rule =
  'export function rule() {}\nexport const limit = 1\nexport interface Facts {}\nconst both = [limit] as Facts[]\n'
const found = (...others: [path: string, text: string][]) =>
  unusedExports([{ path: 'domain/rule.ts', text: rule }, ...others.map(([path, text]) => ({ path, text }))])
const all = [
  'domain/rule.ts: rule is unused',
  'domain/rule.ts: limit need not be exported',
  'domain/rule.ts: Facts need not be exported',
]

test('an export without importers is reported with advice', () => assert.deepEqual(found(), all))

test('an exported domain rule that only tests use is reported', () => {
  for (const path of ['domain/rule.test.ts', 'domain/rule-for-tests.ts', 'prove/rule.prove.ts', 'e2e/rule.ts']) {
    const imported = found([path, "import { limit, rule, type Facts as Given } from '#domain/rule.ts'\n"])
    assert.deepEqual(imported, ['domain/rule.ts: rule is used only by tests'], path)
  }
})

test('an export imported by product code is not reported, regardless of the import syntax', () => {
  const needed = [
    "import { limit, rule, type Facts } from '#domain/rule.ts'",
    "import type { Facts, limit, rule } from './rule.ts'",
    "import {\n  limit,\n  rule as own,\n  Facts,\n} from './rule.ts'",
    "import * as rules from './rule.ts'",
    "const load = () => import('./rule.ts')",
  ]
  for (const text of needed) assert.deepEqual(found(['domain/other.ts', text]), [], text)
})

test('a re-export without importers is reported for the re-exporting file', () => {
  const text = "export { limit, rule as judge, type Facts } from './rule.ts'\n"
  assert.deepEqual(
    found(['domain/other.ts', text]),
    ['limit', 'judge', 'Facts'].map((name) => `domain/other.ts: ${name} is unused`),
  )
})

test('imports in comments are ignored in the export check', () => {
  assert.deepEqual(found(['domain/other.ts', "// import('./rule.ts')\n/* import { rule } from './rule.ts' */\n"]), all)
})
