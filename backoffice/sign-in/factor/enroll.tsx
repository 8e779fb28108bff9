import { useEffect, useState } from 'react'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { call } from '#backoffice/call/call.ts'
import { problemOf, type Problem } from '#backoffice/call/problems.ts'
import type { StaffSession } from '#backoffice/call/session.ts'
import { ProblemBox, Skeleton } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Secret = Reply<Store, 'POST /svc_admin/session/enrollment'>

/** Renders the authenticator app setup: QR code, first code, and recovery codes. */
export function Enroll({ onDone }: { onDone: (session: StaffSession) => void }) {
  const [state, setState] = useState<Secret | { problem: Problem } | null>(null)
  const [confirmed, setConfirmed] = useState<{ codes: string[]; session: StaffSession } | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    call('POST /svc_admin/session/enrollment', { key: crypto.randomUUID() }).then(
      (secret) => isCurrent && setState(secret),
      (error: unknown) => isCurrent && setState({ problem: problemOf(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])
  if (confirmed) return <RecoveryCodes codes={confirmed.codes} onDone={() => onDone(confirmed.session)} />
  if (state === null) return <Skeleton />
  if ('problem' in state) return <ProblemBox problem={state.problem} onRetry={() => setAttempt(attempt + 1)} />
  return (
    <div className="form">
      <h1 tabIndex={-1}>{texts.enroll.heading}</h1>
      <p>{texts.enroll.text}</p>
      <QrCode text={state.uri} label={texts.enroll.qr} />
      <p className="small">
        <span className="muted">{texts.enroll.secret}</span>
        <br />
        <code className="secret">{state.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeForm
        submit={texts.enroll.confirm}
        send={(code, key) => call('POST /svc_admin/session/enrollment/confirm', { body: { code }, key })}
        onDone={({ recoveryCodes, session }) => setConfirmed({ codes: recoveryCodes, session })}
      />
    </div>
  )
}
