import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Category } from '../category-types.ts'
import { texts } from '../texts/en.ts'
import { notEmptyText } from './not-empty-text.ts'

interface DeleteCategoryProps {
  category: Category
  onDone: () => void
}

const t = texts.delete

/** Renders the button that deletes a category, and its confirmation. */
export function DeleteCategoryButton(props: DeleteCategoryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={() => setOpen(true)}>
        {t.action}
      </button>
      {isOpen && <DeleteCategoryDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteCategoryDialog({
  category: { id, name },
  onClose,
  onDone,
}: DeleteCategoryProps & { onClose: () => void }) {
  const { problem, details, isBusy, submit } = useSubmit({
    send: (key) => call('DELETE /svc_admin/categories/{id}', { params: { id: String(id) }, key }),
    done: t.done,
    onDone,
  })
  const refusals = { ...texts.refusals, category_not_empty: notEmptyText(details) }
  return (
    <ConfirmDialog
      title={t.title(name)}
      text={t.text}
      confirm={t.action}
      isBusy={isBusy}
      problem={problem && <Message tone="bad">{problemText(problem, refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
