/** What a tier of tests came to. */
export interface Count {
  passed: number
  failed: number
}

/** Tiers taken together. */
export function sumOf(counts: readonly Count[]): Count {
  return counts.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }), {
    passed: 0,
    failed: 0,
  })
}

/** Ends the process with the line that a run of tests ends with; the exit code says the same. */
export function endWith(count: Count): never {
  console.log(`${count.passed} passed, ${count.failed} failed`)
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0)
}
