/** Returns test titles, which must be literals. */
export function titlesIn(text: string): string[] {
  const tests = /\b(?:test|it)(?:\.\w+)?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g
  return [...text.matchAll(tests)].map(({ groups }) => groups?.['title'] ?? '')
}
