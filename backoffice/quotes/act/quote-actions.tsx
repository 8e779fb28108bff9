import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { problemText } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { Lock } from '../edit/use-lock.ts'
import type { Offer } from '../edit/use-offer.ts'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

interface QuoteActionsProps {
  site: Site
  detail: QuoteDesk
  lock: Lock
  offer: Offer
  onDone: () => void
}

const t = texts.actions

/** Renders the available actions for a quote: send, duplicate, or cancel. */
export function QuoteActions({ site, detail, lock, offer, onDone }: QuoteActionsProps) {
  const mayWrite = useHasPermission('quotes.write')
  const [dialog, setDialog] = useState<'send' | 'cancel' | null>(null)
  if (!mayWrite) return null
  const closing = {
    onClose: () => setDialog(null),
    onDone: () => {
      setDialog(null)
      onDone()
    },
  }
  return (
    <>
      {lock.canEdit && (
        <button
          type="button"
          className="button button--small"
          onClick={() => {
            if (offer.check()) setDialog('send')
            else notify(texts.send.fixFirst)
          }}
        >
          {offer.needsSave ? t.saveAndSend : t.send}
        </button>
      )}
      <DuplicateButton site={site} id={detail.quote.id} />
      {lock.canEdit && (
        <button type="button" className="button button--line button--small" onClick={() => setDialog('cancel')}>
          {t.cancel}
        </button>
      )}
      {dialog === 'send' && <SendDialog {...{ site, detail, lock, offer }} {...closing} />}
      {dialog === 'cancel' && <CancelDialog {...{ site, id: detail.quote.id, lock }} {...closing} />}
    </>
  )
}

function DuplicateButton({ site, id }: { site: Site; id: string }) {
  const navigate = useNavigate()
  const { isBusy, submit } = useSubmit({
    send: async (key) => {
      try {
        return await callsOf(site)('POST /svc_list/quote-desk/{id}/duplicate', { params: { id }, key })
      } catch (error) {
        notify(problemText(problemOf(error), texts.refusals))
        throw error
      }
    },
    onDone: (copy) => {
      notify(texts.duplicate.done(copy.number))
      void navigate(`/quotes/${copy.id}?site=${site}`)
    },
  })
  return (
    <button type="button" className="button button--line button--small" aria-disabled={isBusy} onClick={submit}>
      {t.duplicate}
    </button>
  )
}
