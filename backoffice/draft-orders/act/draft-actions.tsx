import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isDraftOrderOpen } from '#domain/quotes/draft-order.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { problemOf } from '#backoffice/call/problems.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { DraftOrder } from '../draft-order-types.ts'
import { texts } from '../texts/en.ts'
import { SendDialog } from './send-dialog.tsx'

interface DraftActionsProps {
  site: Site
  saved: DraftOrder
  isDirty: boolean
  onDone: () => void
}

const t = texts.actions

/** Renders a saved draft order's actions: send its payment link, duplicate it, or delete it. */
export function DraftActions({ site, saved, isDirty, onDone }: DraftActionsProps) {
  const mayWrite = useHasPermission('quotes.write')
  const [dialog, setDialog] = useState<'send' | 'cancelLink' | 'delete' | null>(null)
  const isOpen = isDraftOrderOpen(saved.state)
  const close = () => setDialog(null)
  const closeAndReload = () => {
    close()
    onDone()
  }
  const openSend = () => {
    if (isDirty) notify(t.saveFirst)
    else if (saved.computed.problems.length > 0) notify(texts.refusals.draft_order_incomplete)
    else setDialog('send')
  }
  return (
    <>
      {isOpen && mayWrite && (
        <button type="button" className="button button--small" onClick={openSend}>
          {saved.state === 'expired' ? t.sendAgain : t.send}
        </button>
      )}
      {saved.state === 'sent' && mayWrite && (
        <button type="button" className="button button--line button--small" onClick={() => setDialog('cancelLink')}>
          {t.cancelLink}
        </button>
      )}
      {mayWrite && <DuplicateButton site={site} id={saved.id} />}
      {isOpen && mayWrite && (
        <button type="button" className="button button--line button--small" onClick={() => setDialog('delete')}>
          {t.delete}
        </button>
      )}
      {dialog === 'send' && <SendDialog site={site} saved={saved} onClose={close} onDone={closeAndReload} />}
      {dialog === 'cancelLink' && (
        <CancelLinkDialog site={site} saved={saved} onClose={close} onDone={closeAndReload} />
      )}
      {dialog === 'delete' && <DeleteDialog site={site} id={saved.id} onClose={close} />}
    </>
  )
}

function DuplicateButton({ site, id }: { site: Site; id: string }) {
  const navigate = useNavigate()
  const { isBusy, submit } = useSubmit({
    send: async (key) => {
      try {
        return await callsOf(site)('POST /svc_list/draft-orders/{id}/duplicate', { params: { id }, key })
      } catch (error) {
        notify(problemText(problemOf(error), texts.refusals))
        throw error
      }
    },
    done: ({ number }) => texts.duplicated(number),
    onDone: (copy) => void navigate(`/draft-orders/${copy.id}?site=${site}`),
  })
  return (
    <button type="button" className="button button--line button--small" aria-disabled={isBusy} onClick={submit}>
      {t.duplicate}
    </button>
  )
}

interface CancelLinkProps {
  site: Site
  saved: DraftOrder
  onClose: () => void
  onDone: () => void
}

function CancelLinkDialog({ site, saved: { id, version }, onClose, onDone }: CancelLinkProps) {
  const { title, text, submit: confirm, keep: cancel, done } = texts.cancelLink
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => callsOf(site)('DELETE /svc_list/draft-orders/{id}/link', { params: { id }, version, key }),
    done,
    onDone,
  })
  return (
    <ConfirmDialog
      {...{ title, text, confirm, cancel, isBusy, onClose }}
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
    />
  )
}

function DeleteDialog({ site, id, onClose }: { site: Site; id: string; onClose: () => void }) {
  const navigate = useNavigate()
  const { title, text, submit: confirm, done } = texts.remove
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => callsOf(site)('DELETE /svc_list/draft-orders/{id}', { params: { id }, key }),
    done,
    onDone: () => void navigate(`/draft-orders?site=${site}`, { replace: true }),
  })
  return (
    <ConfirmDialog
      {...{ title, text, confirm, isBusy, onClose }}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
    />
  )
}
