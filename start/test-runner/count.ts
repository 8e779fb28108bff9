export interface Count {
  passed: number
  failures: readonly string[]
}

export function sumCounts(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  }
}

/** Prints the result. Exits with 1 if a test failed or no test ran. */
export function exitWithResult({ passed, failures }: Count): never {
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
}
