import { useState, type ReactNode } from 'react'
import { redirect, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { call } from '../call/call.ts'
import type { StaffSession } from '../call/session.ts'
import { TextField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { CodeForm } from './factor/code-form.tsx'
import { Enroll } from './factor/enroll.tsx'
import { returnPath } from './return-path.ts'
import { texts } from './texts/en.ts'

/** Returns the login state. Redirects logged-in staff to the requested page. */
export async function loader({ request }: LoaderFunctionArgs): Promise<StaffSession> {
  const session = await call('GET /svc_admin/session', {}, { isFresh: true })
  if (session.state === 'signed_in') throw redirect(returnPath(new URL(request.url).searchParams.get('from')))
  return session
}

/** Renders the login steps: password, then code or app setup. */
export function Component() {
  const [session, setSession] = useState(useLoaderData<StaffSession>())
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const advance = (next: StaffSession) => {
    if (next.state === 'signed_in') void navigate(returnPath(params.get('from')), { replace: true })
    else setSession(next)
  }
  const restart = () =>
    void call('DELETE /svc_admin/session', { key: crypto.randomUUID() }).then(() =>
      setSession({ ...session, state: 'signed_out' }),
    )
  return (
    <SignInCard brand={session.brand}>
      {session.state === 'signed_out' && <PasswordStep brand={session.brand} onDone={advance} />}
      {session.state === 'needs_enrollment' && <Enroll onDone={advance} />}
      {session.state === 'needs_code' && (
        <div className="form">
          <h1>{texts.code.heading}</h1>
          <p>{texts.code.text}</p>
          <CodeForm
            submit={texts.code.submit}
            hint={texts.code.hint}
            send={(code, key) => call('POST /svc_admin/session/code', { body: { code }, key })}
            onDone={advance}
          />
          <button type="button" className="text-button" onClick={restart}>
            {texts.code.other}
          </button>
        </div>
      )}
    </SignInCard>
  )
}

/** Renders the page around a login step. */
export function SignInCard({ brand, children }: { brand: string; children: ReactNode }) {
  return (
    <main className="sign-in">
      <title>{texts.title}</title>
      <p className="sign-in__brand">{brand}</p>
      <div className="sign-in__card">{children}</div>
    </main>
  )
}

function PasswordStep({ brand, onDone }: { brand: string; onDone: (session: StaffSession) => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const submission = useSubmit({
    send: (key) => call('POST /svc_admin/session', { body: { email: email.trim(), password }, key }),
    onDone,
  })
  return (
    <>
      <h1>{texts.heading(brand)}</h1>
      <Form submission={submission} submit={texts.next} refusals={texts.problems}>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          autoFocus
          required
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <TextField
          label={texts.password}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Form>
    </>
  )
}
