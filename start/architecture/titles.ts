/** The titles of a test file's tests. Titles are written out: one with something put in names nothing for sure. */
export function titlesIn(text: string): string[] {
  const tests = /\b(?:test|it)(?:\.\w+)?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g
  return [...text.matchAll(tests)].map(({ groups }) => groups?.['title'] ?? '')
}
