import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('{storefront,services,domain}/**/texts/**/fr.ts', { cwd: root })
const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
const inserted = /\$\{[^{}]*\}/g
/**
 * Matches a punctuation mark that follows a plain space, a letter, a quote, or an inserted value instead of a no-break
 * space.
 */
const unspaced = /[^\u00a0\s\d/?&=](?:[;!?]|:(?!\/\/))|[ \t][;!?:]/u

/** Returns the texts in a file, with X in place of inserted values, which may contain other texts. */
function textsIn(source: string): string[] {
  const filled = source.replaceAll(inserted, 'X').replaceAll(inserted, 'X')
  return [...filled.matchAll(literal)].flatMap(([text]) => {
    const plain = text.slice(1, -1).replaceAll('\\u00a0', '\u00a0')
    return plain.startsWith('.') || plain.startsWith('#') || !/\s/.test(plain) ? [] : [plain]
  })
}

test('French texts have a no-break space before : ; ! and ?, and never the narrow one, which some fonts lack', () => {
  assert.ok(files.length > 50, `${files.length} files`)
  for (const file of files) {
    const source = readFileSync(root + file, 'utf8')
    assert.doesNotMatch(source, /\u202f|\\u202f/i, file)
    assert.deepEqual(
      textsIn(source).filter((text) => unspaced.test(text)),
      [],
      file,
    )
  }
})
