import { useEffect, useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText, Skeleton } from '#backoffice/kit/states.tsx'
import type { VerificationRequest } from '../customer-types.ts'
import { texts } from '../texts/en.ts'

interface ProofDialogProps {
  site: Site
  request: VerificationRequest
  onDone: () => void
  onClose: () => void
}

const t = texts.verifications
const maxReason = 200

/** Renders a proof and its decision form. A rejection requires a reason. */
export function ProofDialog({ site, request, onDone, onClose }: ProofDialogProps) {
  const mayWrite = useHasPermission('customers.write')
  const [reason, setReason] = useState('')
  const [isRejecting, setRejecting] = useState(false)
  const params = { id: request.id }
  const decide = (body: { state: 'verified' | 'rejected'; reason?: string }, key: string) =>
    callsOf(site)('PUT /svc_customer/verifications/{id}', { params, body, key })
  const approval = useSubmit({ send: (key) => decide({ state: 'verified' }, key), done: t.approved, onDone })
  const rejection = useSubmit({ send: (key) => decide({ state: 'rejected', reason }, key), done: t.rejected, onDone })
  const error = reason.trim() === '' ? t.reasonMissing : undefined
  return (
    <ModalDialog title={t.proofTitle(request.name || request.email)} onClose={onClose} isWide>
      <Proof site={site} request={request} />
      <p className="muted small">{t.note}</p>
      {approval.problem && <Message tone="bad">{problemText(approval.problem, texts.refusals)}</Message>}
      {mayWrite && !isRejecting && (
        <div className="modal__foot">
          <button type="button" className="button button--line button--small" onClick={() => setRejecting(true)}>
            {t.reject}
          </button>
          <button
            type="button"
            className="button button--small"
            aria-disabled={approval.isBusy}
            onClick={approval.submit}
          >
            {t.approve}
          </button>
        </div>
      )}
      {isRejecting && (
        <Form
          submission={rejection}
          submit={t.reject}
          isSevere
          refusals={texts.refusals}
          errors={error === undefined ? [] : [error]}
          onCancel={() => setRejecting(false)}
        >
          <TextField
            label={t.reason}
            hint={t.reasonHint}
            maxLength={maxReason}
            autoFocus
            value={reason}
            error={rejection.problem ? error : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Form>
      )}
    </ModalDialog>
  )
}

interface LoadedProof {
  url: string
  type: string
  name: string
}

function Proof({ site, request }: Pick<ProofDialogProps, 'site' | 'request'>) {
  const [proof, setProof] = useState<LoadedProof | 'failed' | null>(null)
  useEffect(() => {
    let url = ''
    let isOver = false
    callsOf(site)('GET /svc_customer/verifications/{id}/proof', { params: { id: request.id } }).then(
      ({ base64, type, name }) => {
        if (isOver) return
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        url = URL.createObjectURL(new Blob([bytes], { type }))
        setProof({ url, type, name })
      },
      () => setProof('failed'),
    )
    return () => {
      isOver = true
      if (url !== '') URL.revokeObjectURL(url)
    }
  }, [site, request.id])
  if (proof === null) return <Skeleton lines={3} />
  if (proof === 'failed') return <Message tone="bad">{t.failed}</Message>
  return (
    <div className="customer-proof">
      {proof.type.startsWith('image/') && <img src={proof.url} alt={t.proofAlt(request.name || request.email)} />}
      <a href={proof.url} download={proof.name}>
        {t.download}
      </a>
    </div>
  )
}
