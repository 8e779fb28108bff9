import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { root, sourceFiles } from '../source-files.ts'
import { isForTests } from './walls.ts'

interface Pattern {
  source: string
  flags: string
  path: string
}

/** Files that may receive external text. */
const running = /^(?:contract|db|domain|platform|services|storefront|ui)\//

/** Returns the regular expressions in production code. Dynamic expressions have an empty source. */
export function runningPatterns(): Pattern[] {
  const files = sourceFiles('.ts', '.tsx', '.js').filter((path) => running.test(path) && !isForTests(path))
  return files.flatMap((path) => patternsIn(readFileSync(root + path, 'utf8'), path))
}

export function patternsIn(text: string, path: string): Pattern[] {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  const found: Pattern[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type, regex, callee } = node as {
      type?: string
      regex?: { pattern: string; flags: string }
      callee?: { name?: string }
    }
    if (regex) return void found.push({ source: regex.pattern, flags: regex.flags, path })
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
      found.push({ source: '', flags: '', path })
    Object.values(node).forEach(walk)
  }
  walk(program)
  return found
}
