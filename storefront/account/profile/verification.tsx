import { type FormEvent, useState } from 'react'
import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefused } from '#contract/kernel/refused.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import { verificationKinds, type VerificationKind } from '#domain/customers/verification.ts'
import { Icon } from '#ui/icon.tsx'
import { browserCall } from '#storefront/browser/connection/browser-call.ts'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { ProfileView } from './load-profile.ts'

const types = 'image/jpeg,image/png,image/webp,image/avif,application/pdf'
type Verification = ProfileView['verification']
type Problem = 'type' | 'size' | 'limit' | 'failed'

/** Renders the verification as military or first responder: its state, or the form that sends a proof [ACCOUNT-430]. */
export function VerificationSection({ verification }: { verification: Verification }) {
  const texts = useTexts('account/profile').verification
  const [current, setCurrent] = useState(verification)
  return (
    <section className="settings__section" aria-labelledby="verification">
      <h2 className="h3" id="verification">
        {texts.title}
      </h2>
      {current.state === 'verified' ? (
        <p className="message message--ok">
          <Icon name="check" /> {texts.verified}
        </p>
      ) : current.state === 'pending' ? (
        <output className="message">
          <Icon name="info" /> {texts.pending}
        </output>
      ) : (
        <ProofForm last={current} onSent={setCurrent} />
      )}
    </section>
  )
}

function ProofForm({ last, onSent }: { last: Verification; onSent: (sent: Verification) => void }) {
  const texts = useTexts('account/profile').verification
  const shop = useShop()
  const isHydrated = useIsHydrated()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const file = form.get('proof')
    if (isSending) return
    if (!(file instanceof File) || file.size === 0) return setProblem('type')
    if (file.size > chatLimits.fileBytes) return setProblem('size')
    setSending(true)
    try {
      onSent(
        await sendProof(
          browserCall(shop),
          form.get('kind') === 'first-responder' ? 'first-responder' : 'military',
          file,
        ),
      )
    } catch (error) {
      setProblem(problemOf(error))
    } finally {
      setSending(false)
    }
  }
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      {last.state === 'rejected' && (
        <p className="message message--bad">
          <Icon name="alert" />
          <span>{texts.rejected(last.reason ?? '')}</span>
        </p>
      )}
      <p className="muted">{isHydrated ? texts.text : texts.noScript}</p>
      <fieldset className="profile__kinds" disabled={!isHydrated}>
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
          disabled={!isHydrated}
          {...(problem !== undefined && { 'aria-invalid': true, 'aria-describedby': 'proof-error' })}
        />
        {problem !== undefined && (
          <p className="field-error" id="proof-error" role="alert">
            <Icon name="alert" /> {texts.problems[problem]}
          </p>
        )}
      </div>
      <div>
        <button className="button button--line" disabled={!isHydrated} aria-busy={isSending}>
          {isSending ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  )
}

async function sendProof(call: StoreCall, kind: VerificationKind, proof: File): Promise<Verification> {
  return call('POST /svc_customer/verification', {
    body: {
      kind,
      name: proof.name.slice(-chatLimits.fileNameLength),
      file: await toBase64(proof),
    },
    key: crypto.randomUUID(),
  })
}

function problemOf(error: unknown): Problem {
  const code = isRefused(error) ? error.code : ''
  if (code === 'file_type') return 'type'
  if (code === 'file_too_large' || code === 'body_too_large') return 'size'
  return code === 'verification_limit' || code === 'too_many_requests' ? 'limit' : 'failed'
}
