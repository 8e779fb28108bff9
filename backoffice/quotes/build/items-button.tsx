import { useState } from 'react'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { Lock } from '../edit/use-lock.ts'
import type { QuoteDesk } from '../quote-types.ts'
import { texts } from '../texts/en.ts'
import { isUnchanged, linesBody, linesOf } from './lines-draft.ts'
import { LinesFields } from './lines-fields.tsx'
import { useLines } from './use-lines.ts'

interface ItemsButtonProps {
  site: Site
  detail: QuoteDesk
  lock: Lock
  /** True if there are unsaved prices, which saving items would discard. */
  isDirty: boolean
  /** Reloads the quote. */
  reload: () => Promise<void>
}

const t = texts.build

/** Renders the button that opens the editor for a quote's items. */
export function ItemsButton({ isDirty, ...rest }: ItemsButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="text-button"
        onClick={() => (isDirty ? notify(t.savePricesFirst) : setOpen(true))}
      >
        {t.changeItems}
      </button>
      {isOpen && <ItemsDialog {...rest} onClose={() => setOpen(false)} />}
    </>
  )
}

function ItemsDialog({
  site,
  detail: { quote, items },
  lock,
  reload,
  onClose,
}: Omit<ItemsButtonProps, 'isDirty'> & { onClose: () => void }) {
  const [start] = useState(() => linesOf(items))
  const { lines, isDirty, hasProblem, check, catchUnknownSkus, fields } = useLines(start)
  const [isRefused, setRefused] = useState(false)
  const body = linesBody(items, lines)
  const unchanged = !hasProblem && isUnchanged(body)
  const submission = useSubmit({
    send: async (key) => {
      await lock.renew()
      const input = { params: { id: quote.id }, version: quote.version, body: { ...body, agent: lock.agent }, key }
      await catchUnknownSkus(lock.catchUnknownSkus(callsOf(site)('PUT /svc_list/quote-desk/{id}/lines', input)))
      // Prices entered for the earlier version would conflict with these items.
      await reload()
    },
    done: t.changed,
    onDone: onClose,
  })
  return (
    <ModalDialog title={t.changeItems} onClose={onClose} isWide>
      <Form
        submission={submission}
        submit={t.saveItems}
        refusals={texts.refusals}
        errors={hasProblem || unchanged ? [t.saveItems] : []}
        isDirty={isDirty && !submission.isBusy}
        onInvalid={() => {
          check()
          setRefused(true)
        }}
        onCancel={onClose}
      >
        <LinesFields site={site} {...fields} />
        {isRefused && unchanged && <Message tone="note">{t.unchanged}</Message>}
        <p className="muted small">{t.changeHint}</p>
      </Form>
    </ModalDialog>
  )
}
