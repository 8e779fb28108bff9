import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { EditedBlock } from './document.ts'

/** A problem that the server found in a block. */
export interface BlockProblem {
  blockId: string
  /** Path of the property, such as slides.0.heading, or empty for the block itself. */
  path: string
  message: string
}

/** Returns a refused document's problems with their block ids, so that problems follow a moved block. */
export function blockProblems(error: unknown, blocks: readonly EditedBlock[]): readonly BlockProblem[] {
  if (!isRefusalError(error) || error.code !== 'document_invalid') return []
  const problems = (error.details['problems'] ?? []) as readonly string[]
  return problems.flatMap((problem) => {
    const [, index = '', path = '', message = ''] = /^content\.(\d+)(?:\.props)?\.?([\w.]*): (.*)$/s.exec(problem) ?? []
    const block = blocks[Number(index)]
    return block && message !== '' ? [{ blockId: block.props.id, path, message }] : []
  })
}

/** Returns the message for a field's property or one of its nested properties. */
export function messageAt(problems: readonly BlockProblem[], path: string): string | undefined {
  return problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`))?.message
}
