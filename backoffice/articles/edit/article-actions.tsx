import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { texts } from '../texts/en.ts'
import { ScheduleArticleDialog } from './schedule-article.tsx'
import { SaveProblem } from './save-problem.tsx'
import { stepTexts, type Step } from './step-texts.ts'
import type { ArticleForm } from './use-article-form.ts'

const t = texts.publish

/** Renders the buttons that save, publish, schedule, unpublish, delete, and recover an article. */
export function ArticleActions({ form }: { form: ArticleForm }) {
  const [open, setOpen] = useState<Step | 'schedule' | null>(null)
  const { article, isDirty, saving } = form
  const close = () => setOpen(null)
  const openIfComplete = (step: 'publish' | 'schedule') => {
    if (form.check()) setOpen(step)
  }
  const { latest, published, scheduled, isDeleted } = article
  const isNewer = isDirty || latest !== published
  const small = 'button button--line button--small'
  if (isDeleted)
    return (
      <>
        <button type="button" className="button button--small" onClick={() => setOpen('recover')}>
          {t.recover}
        </button>
        {open === 'recover' && <StepDialog step="recover" form={form} onClose={close} />}
      </>
    )
  return (
    <>
      <button
        type="button"
        className={small}
        aria-disabled={!isDirty || saving.isBusy}
        aria-busy={saving.isBusy}
        aria-keyshortcuts="Control+S"
        onClick={() => {
          if (isDirty) saving.submit()
        }}
      >
        {isDirty ? texts.edit.save : texts.edit.allSaved}
      </button>
      {isDirty && (
        <button type="button" className={small} onClick={form.discard}>
          {texts.edit.discard}
        </button>
      )}
      {scheduled ? (
        <button type="button" className={small} onClick={() => setOpen('cancelSchedule')}>
          {t.cancelSchedule}
        </button>
      ) : (
        isNewer && (
          <button type="button" className={small} onClick={() => openIfComplete('schedule')}>
            {t.schedule}
          </button>
        )
      )}
      {published !== null && (
        <button type="button" className={small} onClick={() => setOpen('unpublish')}>
          {t.unpublish}
        </button>
      )}
      <button type="button" className={small} onClick={() => setOpen('remove')}>
        {t.remove}
      </button>
      {isNewer && (
        <button type="button" className="button button--small" onClick={() => openIfComplete('publish')}>
          {t.open}
        </button>
      )}
      {open === 'schedule' && <ScheduleArticleDialog form={form} onClose={close} />}
      {open !== null && open !== 'schedule' && <StepDialog step={open} form={form} onClose={close} />}
    </>
  )
}

interface StepDialogProps {
  step: Step
  form: ArticleForm
  onClose: () => void
}

function StepDialog({ step, form, onClose }: StepDialogProps) {
  const submission = useSubmit({
    send: (key) => run(step, form, key),
    done: doneTexts[step],
    onDone: (stored) => {
      form.startFrom(stored)
      onClose()
    },
  })
  const { article, edited } = form
  const { title, text, confirm } = stepTexts(step, article, edited.slug)
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      isBusy={submission.isBusy}
      problem={<SaveProblem problem={submission.problem} form={form} />}
      onConfirm={submission.submit}
      onClose={onClose}
    />
  )
}

const doneTexts = {
  publish: t.done,
  cancelSchedule: t.canceled,
  unpublish: t.unpublished,
  remove: t.removed,
  recover: t.recovered,
}

/** Sends the call for a step. Publishing first saves any changes with a separate key, which a retry reuses. */
async function run(step: Step, form: ArticleForm, key: string) {
  const { article } = form
  const params = { id: String(article.id) }
  switch (step) {
    case 'publish': {
      const { latest } = await form.save(`${key}-save`)
      const body = { number: latest, latest, at: 'now' }
      return call('PUT /svc_admin/articles/{id}/publication', { params, body, key })
    }
    case 'cancelSchedule': {
      const body = { number: article.scheduled?.number ?? article.latest, latest: article.latest, at: null }
      return call('PUT /svc_admin/articles/{id}/publication', { params, body, key })
    }
    case 'unpublish':
      return call('DELETE /svc_admin/articles/{id}/publication', {
        params,
        query: { latest: String(article.latest) },
        key,
      })
    case 'remove':
      return call('DELETE /svc_admin/articles/{id}', { params, query: { latest: String(article.latest) }, key })
    case 'recover':
      return call('POST /svc_admin/articles/{id}/recovery', { params, key })
  }
}
