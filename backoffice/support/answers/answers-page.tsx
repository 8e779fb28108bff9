import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { chatLimits } from '#domain/chat/limits.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Empty } from '#backoffice/kit/states.tsx'
import type { CannedAnswer } from '../support-types.ts'
import { texts } from '../texts/en.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { DeleteAnswerDialog } from './delete-answer.tsx'

const t = texts.answers

/** Returns the canned answers, sorted by title. */
export async function loader(): Promise<readonly CannedAnswer[]> {
  return call('GET /svc_ssr/chat/answers', {}, { isFresh: true })
}

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; answer: CannedAnswer }

/** Renders the support desk's canned answers. */
export function Component() {
  const answers = useLoaderData<readonly CannedAnswer[]>()
  const mayWrite = useHasPermission('support.write')
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const onDone = () => {
    close()
    void revalidate()
  }
  const isFull = answers.length >= chatLimits.page
  return (
    <Page
      title={t.title}
      parent={{ to: '/support', title: texts.title }}
      actions={
        mayWrite &&
        !isFull && (
          <button type="button" className="button button--small" onClick={() => setOpen({ kind: 'add' })}>
            {t.add}
          </button>
        )
      }
    >
      {isFull && <p className="muted small">{t.full(chatLimits.page)}</p>}
      {answers.length === 0 && <Empty text={t.empty} />}
      <ul className="queue">
        {answers.map((answer) => (
          <li key={answer.title}>
            <h2>{answer.title}</h2>
            <p className="queue__text">{answer.text}</p>
            {mayWrite && (
              <div className="queue__actions">
                <button
                  type="button"
                  className="text-button"
                  aria-label={t.editOf(answer.title)}
                  onClick={() => setOpen({ kind: 'edit', answer })}
                >
                  {t.edit}
                </button>
                <button
                  type="button"
                  className="text-button"
                  aria-label={t.deleteOf(answer.title)}
                  onClick={() => setOpen({ kind: 'delete', answer })}
                >
                  {t.delete}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {open?.kind === 'add' && <AnswerDialog answers={answers} onClose={close} onDone={onDone} />}
      {open?.kind === 'edit' && <AnswerDialog answers={answers} stored={open.answer} onClose={close} onDone={onDone} />}
      {open?.kind === 'delete' && <DeleteAnswerDialog title={open.answer.title} onClose={close} onDone={onDone} />}
    </Page>
  )
}
