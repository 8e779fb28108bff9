import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import type { EditedBlock } from './document.ts'

/** A problem that the server found in a block. */
export interface BlockProblem {
  blockId: string
  /** Property of the block, such as slides.0.heading; empty for the block itself. */
  path: string
  message: string
}

/** Returns the problems of a refused document by block id, so that they follow a block that is moved. */
export function blockProblems(error: unknown, blocks: readonly EditedBlock[]): readonly BlockProblem[] {
  if (!isRefusalError(error) || error.code !== 'document_invalid') return []
  const problems = (error.details['problems'] ?? []) as readonly string[]
  return problems.flatMap((problem) => {
    const [, index = '', path = '', message = ''] = /^content\.(\d+)(?:\.props)?\.?([\w.]*): (.*)$/s.exec(problem) ?? []
    const block = blocks[Number(index)]
    return block && message !== '' ? [{ blockId: block.props.id, path, message }] : []
  })
}

/** Returns the message for a field: for its property or for a nested property. */
export function messageAt(problems: readonly BlockProblem[], path: string): string | undefined {
  return problems.find((problem) => problem.path === path || problem.path.startsWith(`${path}.`))?.message
}
