import { type FormEvent, useState } from 'react'
import { verificationKinds } from '#domain/customers/verification.ts'
import { Icon } from '#ui/icon.tsx'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { usePath } from '#storefront/widgets/link.tsx'
import { StatusMessage, textOfCode } from '#storefront/widgets/status-message.tsx'
import { successText } from '#storefront/widgets/account/messages/account-messages.ts'
import { ActionStatus } from '#storefront/widgets/account/messages/action-status.tsx'
import { profilePath, type ProfileView } from './load-profile.ts'
import type { ProofProblem } from './send-proof.ts'

const types = 'image/jpeg,image/png,image/webp,image/avif,application/pdf'
type Verification = ProfileView['verification']

/** Renders the military or first responder verification: its state, or the form for a proof [ACCOUNT-430]. */
export function VerificationSection({ verification, problem }: { verification: Verification; problem: string | null }) {
  const texts = useTexts('account/profile').verification
  const messages = useTexts('widgets/account/messages')['about-me']
  const [current, setCurrent] = useState(verification)
  return (
    <section className="settings__section" aria-labelledby="verification">
      <h2 className="h3" id="verification">
        {texts.title}
      </h2>
      {current === verification ? (
        <ActionStatus page="about-me" only={['proof']} isStale={() => current.state !== 'pending'} />
      ) : (
        <StatusMessage done={successText(messages.proof.success)} wrong={null} />
      )}
      {current.state === 'verified' ? (
        <p className="message message--ok">
          <Icon name="check" /> {texts.verified}
        </p>
      ) : current.state === 'pending' ? (
        <p className="message">
          <Icon name="info" /> {texts.pending}
        </p>
      ) : (
        <ProofForm last={current} posted={problem} onSent={setCurrent} />
      )}
    </section>
  )
}

interface ProofFormProps {
  last: Verification
  /** Problem from a form post without JavaScript. */
  posted: string | null
  onSent: (sent: Verification) => void
}

function ProofForm({ last, posted, onSent }: ProofFormProps) {
  const texts = useTexts('account/profile').verification
  const messages = useTexts('widgets/account/messages')['about-me']
  const shop = useShop()
  const action = usePath(profilePath)
  const textOfProblem = (code: ProofProblem) => (code === 'failed' ? messages.proof.failure : texts.problems[code])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState(() => textOfCode(texts.problems, posted))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('proof')
    if (isSending) return
    const { fileProblem, proofProblem, sendProof } = await import('./send-proof.ts')
    const wrong = fileProblem(file)
    if (wrong !== null || !(file instanceof File)) return setProblem(textOfProblem(wrong ?? 'type'))
    setSending(true)
    try {
      onSent(await sendProof(browserCall(shop), form, file))
    } catch (error) {
      setProblem(textOfProblem(proofProblem(error)))
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className="form"
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="op" value="proof" />
      {last.state === 'rejected' && (
        <p className="message message--bad">
          <Icon name="alert" />
          <span>{texts.rejected(last.reason ?? '')}</span>
        </p>
      )}
      <p className="muted">{texts.text}</p>
      <fieldset className="profile__kinds">
        <legend className="visually-hidden">{texts.kind}</legend>
        {verificationKinds.map((kind) => (
          <label className="check" key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === (last.kind ?? 'military')} />{' '}
            {texts.kinds[kind]}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="proof">{texts.proof}</label>
        <input
          className="input"
          id="proof"
          name="proof"
          type="file"
          accept={types}
          {...(problem !== null && { 'aria-invalid': true, 'aria-describedby': 'proof-error' })}
        />
        {problem !== null && (
          <p className="field-error" id="proof-error" role="alert">
            <Icon name="alert" /> {problem}
          </p>
        )}
      </div>
      <div>
        <button className="button button--line" aria-busy={isSending}>
          {isSending ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  )
}
