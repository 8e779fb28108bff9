import { parseSync } from 'vite'

interface FunctionLength {
  path: string
  line: number
  lines: number
}

interface Node {
  type?: string
  start?: number
  end?: number
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Returns the length of each function, including nested functions and the signature. */
export function functionLengths(path: string, text: string): FunctionLength[] {
  const { program } = parseSync(path, text)
  const lineAt = lineCounter(text)
  const found: FunctionLength[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (typeof node !== 'object' || node === null) return
    const { type = '', start = 0, end = 0 } = node as Node
    if (functions.has(type)) {
      const line = lineAt(start)
      found.push({ path, line, lines: lineAt(end) - line + 1 })
    }
    for (const inner of Object.values(node)) walk(inner)
  }
  walk(program)
  return found
}

/** Returns a function for line numbers, which start at 1. */
function lineCounter(text: string) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset: number) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
