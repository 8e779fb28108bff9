import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from 'recheck'
import { countries } from '#domain/countries/countries.ts'
import { patternsIn, runningPatterns } from './patterns.ts'

const patterns = runningPatterns()

/** Counts steps instead of time, because time depends on the machine's load. */
const bySteps = { timeout: 60_000, seedingTimeout: null, incubationTimeout: null, attackTimeout: null }

/** Returns the matching complexity if it is worse than linear. */
async function problemOf(source: string, flags: string): Promise<string | undefined> {
  const found = await check(source, flags, bySteps)
  if (found.status === 'safe') return undefined
  return found.status === 'vulnerable' ? found.complexity.summary : 'not judged in time'
}

test('every shipped regular expression matches in linear time', async () => {
  const judged = new Map(patterns.map(({ source, flags, path }) => [`/${source}/${flags}`, { source, flags, path }]))
  assert.ok(judged.size > 100)
  const wrong: string[] = []
  for (const [pattern, { source, flags, path }] of judged) {
    const problem = await problemOf(source, flags)
    if (problem) wrong.push(`${path}: ${pattern} is ${problem}`)
  }
  assert.deepEqual(wrong, [])
})

test("every country's postcode pattern matches in linear time", async () => {
  const forms = new Set(countries.map(({ postcodeRegex }) => postcodeRegex))
  assert.ok(forms.size > 5)
  const problems = await Promise.all([...forms].map(async (form) => [form, await problemOf(form, 'u')] as const))
  assert.deepEqual(
    problems.filter(([, problem]) => problem),
    [],
  )
})

test('regular expressions are literals, except postcode patterns and two cookie lookups', () => {
  const computed = patterns.filter(({ source }) => source === '').map(({ path }) => path)
  assert.deepEqual(computed, [
    'domain/countries/country.ts',
    'storefront/search/search-user.ts',
    'storefront/shell/notices/session-end.ts',
  ])
})

test('exponential and polynomial patterns are found anywhere in a file and distinguished', async () => {
  const text = 'const a = <b c={/^(a+)+$/g}>{x.replace(/\\s+$/, "") / 2}</b>; new RegExp(`${a}`)'
  const [nested, trailing, computed] = patternsIn(text, 'x.tsx')
  assert.match((await problemOf(nested!.source, nested!.flags)) ?? '', /exponential/)
  assert.match((await problemOf(trailing!.source, trailing!.flags)) ?? '', /polynomial/)
  assert.equal(computed!.source, '')
})
