import { call } from '../call/call.ts'
import { decideRows } from '../kit/list/rows/decide-rows.ts'
import { RetryDiscard } from '../kit/list/rows/retry-discard.tsx'
import { texts } from './texts/en.ts'

interface JobActionsProps {
  ids: readonly string[]
  className: string
  mayDiscard: boolean
  onDone: () => void
}

/** Renders the buttons that retry or discard jobs. */
export function JobActions({ ids, className, mayDiscard, onDone }: JobActionsProps) {
  return (
    <RetryDiscard
      count={ids.length}
      className={className}
      texts={texts}
      mayDiscard={mayDiscard}
      decide={(action, key) =>
        decideRows({
          send: (input) => call(`POST /svc_admin/jobs/${action}`, input),
          ids,
          key,
          missingCode: 'job_not_found',
        })
      }
      onDone={onDone}
    />
  )
}
