import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { LeaveGuard } from '#backoffice/kit/form/leave-guard.tsx'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { BatchOrder } from '../order-types.ts'
import { texts } from '../texts/batch.ts'
import { BatchRow } from './batch-row.tsx'
import { chosenEntries, entryProblems, isFinished } from './batch-entries.ts'
import { useBatch } from './use-batch.ts'

const numberFields = 'input.batch-row__number'

/** Renders a batch's packages. Enter in a tracking number field, which scanners also send, moves to the next field. */
export function BatchForm({ orders, nextUrl }: { orders: readonly BatchOrder[]; nextUrl: string | null }) {
  const batch = useBatch(orders)
  const [isChecked, setChecked] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  const { entries, progress, problem } = batch
  const chosen = chosenEntries(entries)
  const problems = entryProblems(entries)
  const isDone = entries.every(isFinished)
  useEffect(() => {
    // Runs after the frame component has moved focus to the heading.
    const frame = requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>(numberFields)?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])

  const focusNext = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const fields = [...(formRef.current?.querySelectorAll<HTMLElement>(numberFields) ?? [])]
    const next = fields[fields.indexOf(event.currentTarget) + 1]
    ;(next ?? submitRef.current)?.focus()
  }
  const submit = () => {
    if (progress !== null) return
    if (chosen.length > 0 && problems.size === 0) {
      setChecked(false)
      batch.ship()
    } else {
      setChecked(true)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
  }
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ul className="batch" aria-label={texts.title}>
        {entries.map((entry) => (
          <BatchRow key={entry.id} entry={entry} error={problems.get(entry.id)} batch={batch} onScanned={focusNext} />
        ))}
      </ul>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      {isChecked && chosen.length === 0 && progress === null && !isDone && (
        <Message tone="note">{texts.nothing}</Message>
      )}
      <div className="batch__foot">
        {isDone ? (
          <BatchEnd nextUrl={nextUrl} />
        ) : (
          <>
            <button
              ref={submitRef}
              type="submit"
              className="button"
              aria-disabled={progress !== null}
              aria-busy={progress !== null}
            >
              {progress ? texts.busy(progress.done, progress.all) : texts.submit(chosen.length)}
            </button>
            {nextUrl !== null && progress === null && (
              <Link to={nextUrl} className="button button--line">
                {texts.next}
              </Link>
            )}
          </>
        )}
      </div>
      {chosen.length > 0 && <LeaveGuard />}
    </form>
  )
}

/** Renders the next step after the last package. It receives focus from the removed submit button. */
function BatchEnd({ nextUrl }: { nextUrl: string | null }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector('a')?.focus(), [])
  return (
    <div ref={ref}>
      {nextUrl !== null ? (
        <Link to={nextUrl} className="button">
          {texts.next}
        </Link>
      ) : (
        <Link to="/orders?queue=to_ship" className="button button--line">
          {texts.back}
        </Link>
      )}
    </div>
  )
}
