import { call } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Subscriber } from '../newsletter-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.subscriber

/** Renders the button that emails the confirmation again, or why it cannot be sent now. */
export function ResendButton({ subscriber, onDone }: { subscriber: Subscriber; onDone: () => void }) {
  const { number, resendProblem } = subscriber
  const params = { number: String(number) }
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_admin/newsletter-subscribers/{number}/confirmation', { params, key }),
    done: t.resent,
    onDone,
  })
  if (resendProblem !== null)
    return <p className="newsletters__resend muted small">{texts.resendProblems[resendProblem]}</p>
  return (
    <div className="newsletters__actions newsletters__resend">
      <button type="button" className="button button--line button--small" aria-disabled={isBusy} onClick={submit}>
        {t.resend}
      </button>
      {problem && <Message tone="bad">{problemText(problem, { ...texts.refusals, ...texts.resendProblems })}</Message>}
    </div>
  )
}
