import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { contentPath } from '../../content-path.ts'
import { setPublication } from '../../detail/set-publication.ts'
import { texts } from '../../texts/en.ts'
import type { Editor } from './use-editor.ts'

const t = texts.editor

/** Renders the button that saves any changes and publishes the page. */
export function PublishButton({ site, handle, editor }: { site: Site; handle: string; editor: Editor }) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const submission = useSubmit({
    send: async (key) => {
      const number = await editor.save(key).catch((error: unknown) => {
        // The form fields or the conflict dialog show the problem.
        setOpen(false)
        throw error
      })
      return setPublication({ site, handle, number, at: 'now', key: crypto.randomUUID() })
    },
    done: t.published,
    onDone: () => void navigate(contentPath(site, handle)),
  })
  return (
    <>
      <button type="button" className="button button--small" onClick={() => setOpen(true)}>
        {t.publish}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t.publishTitle}
          text={t.publishText}
          confirm={t.publishNow}
          isBusy={submission.isBusy}
          problem={
            submission.problem && <Message tone="bad">{problemText(submission.problem, texts.refusals)}</Message>
          }
          onConfirm={submission.submit}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
