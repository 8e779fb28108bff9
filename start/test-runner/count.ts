/** Test results: the number passed and the names of the failures. */
export interface Count {
  passed: number
  failures: readonly string[]
}

export function sumOf(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  }
}

/** Prints the failures again and `N passed, N failed`, then exits with 1 if any test failed or none ran. */
export function endWith({ passed, failures }: Count): never {
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failures.length} failed`)
  process.exit(failures.length > 0 || passed === 0 ? 1 : 0)
}
