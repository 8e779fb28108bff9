/** What a tier of tests came to: how many passed, and the names of those that did not. */
export interface Count {
  passed: number
  failures: readonly string[]
}

/** Tiers taken together. */
export function sumOf(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  }
}

/**
 * Ends the process with the line that a run of tests ends with; the exit code says the same. Before it stand the names of
 * what failed once more: where it failed is far above.
 */
export function endWith({ passed, failures }: Count): never {
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
}
