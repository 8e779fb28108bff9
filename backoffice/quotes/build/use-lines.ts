import { useState } from 'react'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { texts } from '../texts/en.ts'
import { linesProblem, type DraftLine } from './lines-draft.ts'

/** Holds the edited lines. Their problems are shown after the first attempt to save. */
export function useLines(start: readonly DraftLine[]) {
  const [lines, setLines] = useState<readonly DraftLine[]>(start)
  const [isChecked, setChecked] = useState(false)
  const [unknownSkus, setUnknownSkus] = useState<readonly string[]>([])
  const problem = linesProblem(lines)
  const keys = problem !== null && typeof problem === 'object' ? problem.keys : []
  const whole = typeof problem === 'string' ? texts.build.problems[problem] : undefined
  return {
    lines,
    isDirty: lines !== start,
    hasProblem: problem !== null,
    check: () => setChecked(true),
    /** Awaits a call. If it refuses SKUs as unknown, marks them and rethrows the error. */
    catchUnknownSkus: async <T>(calling: Promise<T>): Promise<T> => {
      try {
        return await calling
      } catch (error) {
        if (isRefusalError(error) && error.code === 'unknown_skus')
          setUnknownSkus(error.details['skus'] as readonly string[])
        throw error
      }
    },
    fields: {
      lines,
      unreadableKeys: isChecked ? keys : [],
      unknownSkus,
      error: isChecked ? (whole ?? (keys.length > 0 ? texts.build.problems.qty : undefined)) : undefined,
      onChange: (next: readonly DraftLine[]) => setLines(next),
    },
  }
}
