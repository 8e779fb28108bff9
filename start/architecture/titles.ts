/** Returns the test titles of a file. Titles must be literals, so that the ids in them are certain. */
export function titlesIn(text: string): string[] {
  const tests = /\b(?:test|it)(?:\.\w+)?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g
  return [...text.matchAll(tests)].map(({ groups }) => groups?.['title'] ?? '')
}
