import { useState } from 'react'
import { Link, useLoaderData, useNavigate, useRouteError, type LoaderFunctionArgs } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { call } from '../call/call.ts'
import { problemOf } from '../call/problems.ts'
import type { StaffSession } from '../call/session.ts'
import { TextField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import { Enroll } from './factor/enroll.tsx'
import { SignInCard } from './sign-in-page.tsx'
import { texts } from './texts/en.ts'

interface Loaded {
  token: string
  brand: string
  invitation: Reply<Store, 'GET /svc_admin/invitations/{token}'>
}

const minPassword = 12

/** Returns the invitation for a link. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const token = params['token']!
  const [{ brand }, invitation] = await Promise.all([
    call('GET /svc_admin/session', {}),
    call('GET /svc_admin/invitations/{token}', { params: { token } }),
  ])
  return { token, brand, invitation }
}

/** Renders the invitation form, or the demo button, which does not require a password. */
export function Component() {
  const { token, brand, invitation } = useLoaderData<Loaded>()
  const [session, setSession] = useState<StaffSession | null>(null)
  const navigate = useNavigate()
  const advance = (next: StaffSession) => {
    if (next.state === 'needs_enrollment') setSession(next)
    else void navigate(next.state === 'signed_in' ? '/' : '/login', { replace: true })
  }
  return (
    <SignInCard brand={brand}>
      <title>{texts.accept.title}</title>
      {session ? <Enroll onDone={advance} /> : <AcceptForm {...{ token, brand, invitation }} onDone={advance} />}
    </SignInCard>
  )
}

function AcceptForm({ token, brand, invitation, onDone }: Loaded & { onDone: (session: StaffSession) => void }) {
  const { isDemo, email } = invitation
  const [name, setName] = useState(invitation.name)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const submission = useSubmit({
    send: (key) =>
      call('POST /svc_admin/invitations/{token}/accept', {
        params: { token },
        body: { name: name.trim() || email, password: isDemo ? null : password },
        key,
      }),
    onDone,
  })
  const nameError = name.trim() === '' ? texts.accept.nameMissing : undefined
  const isCommon = submission.problem?.code === 'password_too_common'
  const passwordError = password.length < minPassword ? texts.accept.short : undefined
  const errors = isDemo ? [] : [nameError, passwordError].filter((error) => error !== undefined)
  return (
    <>
      <h1>{texts.accept.heading(brand)}</h1>
      <p>{isDemo ? texts.accept.demo : texts.accept.text(email)}</p>
      <Form
        submission={submission}
        submit={isDemo ? texts.accept.enter : texts.accept.submit}
        refusals={texts.problems}
        errors={errors}
      >
        {!isDemo && (
          <>
            <TextField
              label={texts.accept.name}
              autoComplete="name"
              maxLength={80}
              value={name}
              error={isChecked ? nameError : undefined}
              onBlur={() => setChecked(true)}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <TextField
              label={texts.accept.password}
              hint={texts.accept.hint}
              type="password"
              autoComplete="new-password"
              maxLength={128}
              value={password}
              error={isCommon ? texts.problems.password_too_common : password !== '' ? passwordError : undefined}
              onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </>
        )}
      </Form>
    </>
  )
}

/** Renders the message for a link that has expired or was already used. */
export function ErrorBoundary() {
  const problem = problemOf(useRouteError())
  return (
    <main className="sign-in">
      <div className="sign-in__card">
        <h1>{texts.accept.title}</h1>
        <Message tone="bad">{problemText(problem, texts.problems)}</Message>
        <Link to="/login">{texts.accept.toLogin}</Link>
      </div>
    </main>
  )
}
