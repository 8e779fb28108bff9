import { useState } from 'react'
import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Badge, Section } from '#backoffice/kit/page.tsx'
import { Message, ProblemBox, problemText, Skeleton } from '#backoffice/kit/states.tsx'
import type { ArticleVersion } from '../article-types.ts'
import type { ArticleForm } from '../edit/use-article-form.ts'
import { texts } from '../texts/en.ts'
import { useVersions } from './use-versions.ts'

const t = texts.versions

/** Renders an article's versions. Staff can restore a version as a new draft. */
export function VersionsSection({ form, mayWrite }: { form: ArticleForm; mayWrite: boolean }) {
  const { article, isDirty } = form
  const { versions, problem, retry } = useVersions(article)
  const [restored, setRestored] = useState<number | null>(null)
  return (
    <Section title={t.title}>
      {problem ? (
        <ProblemBox problem={problem} onRetry={retry} />
      ) : versions === null ? (
        <Skeleton lines={3} />
      ) : (
        <ul className="versions">
          {versions.map((version) => (
            <li key={version.number}>
              <VersionText version={version} />
              {mayWrite && !article.isDeleted && version.number !== article.latest && (
                <button
                  type="button"
                  className="text-button"
                  aria-label={t.restoreOf(version.number)}
                  onClick={() => setRestored(version.number)}
                >
                  {t.restore}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {restored !== null && (
        <RestoreDialog number={restored} form={form} isDirty={isDirty} onClose={() => setRestored(null)} />
      )}
    </Section>
  )
}

function VersionText({ version: { number, title, note, savedBy, savedAt, isPublished } }: { version: ArticleVersion }) {
  return (
    <div className="versions__text">
      <span className="versions__head">
        <strong>{t.number(number)}</strong>
        {isPublished && <Badge tone="ok">{texts.states.published}</Badge>}
      </span>
      <span className="muted small">
        {t.saved} <time dateTime={savedAt}>{formatDateTime(savedAt)}</time>{' '}
        {savedBy === '' ? t.savedByImport : t.savedBy(savedBy)}. {title}
      </span>
      {note !== '' && <span className="small">{note}</span>}
    </div>
  )
}

interface RestoreDialogProps {
  number: number
  form: ArticleForm
  isDirty: boolean
  onClose: () => void
}

function RestoreDialog({ number, form, isDirty, onClose }: RestoreDialogProps) {
  const { id, latest } = form.article
  const submission = useSubmit({
    send: (key) =>
      call('POST /svc_admin/articles/{id}/versions/{number}/restoration', {
        params: { id: String(id), number: String(number) },
        body: { latest },
        key,
      }),
    done: t.restored(number),
    onDone: (stored) => {
      form.startFrom(stored)
      onClose()
    },
  })
  const problem = isDirty ? (
    <Message tone="warn">{t.unsaved}</Message>
  ) : (
    submission.problem && <Message tone="bad">{problemText(submission.problem, texts.refusals)}</Message>
  )
  return (
    <ConfirmDialog
      title={t.restoreTitle(number)}
      text={t.restoreText(number)}
      confirm={t.restore}
      isBusy={submission.isBusy}
      problem={problem}
      onConfirm={() => {
        if (!isDirty) submission.submit()
      }}
      onClose={onClose}
    />
  )
}
