import { useState } from 'react'
import { useNavigate } from 'react-router'
import { blockHandle } from '#domain/content/page-path.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { contentPath } from '../content-path.ts'
import { texts } from '../texts/en.ts'
import { handleProblem, suggestedHandle } from './new-handle.ts'

interface NewPageDialogProps {
  site: Site
  kind: 'page' | 'block'
  onClose: () => void
}

const t = texts.add
const maxTitle = 200

/**
 * Renders the form for a new page's or shared block's title and handle. The new page or block starts as an empty draft.
 */
export function NewPageDialog({ site, kind, onClose }: NewPageDialogProps) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const name = typed ?? suggestedHandle(title)
  const handle = kind === 'block' ? blockHandle(name) : name
  const submission = useSubmit({
    send: (key) =>
      callsOf(site)('POST /svc_content/pages/{site}/{handle}/versions', {
        params: { site, handle },
        body: { title: title.trim(), description: '', document: { content: [] }, basedOn: 0 },
        key,
      }),
    onDone: () => void navigate(`${contentPath(site, handle)}/edit`),
  })
  const wrong = handleProblem(kind, name)
  const titleError = title.trim() === '' ? t.noTitle : undefined
  const handleError = wrong === null ? undefined : t.problems[wrong]
  return (
    <ModalDialog title={t.heading[kind]} onClose={onClose}>
      <Form
        submission={{
          ...submission,
          submit: () => {
            setChecked(true)
            if (titleError === undefined && handleError === undefined) submission.submit()
          },
        }}
        submit={t.submit}
        refusals={{ version_conflict: t.taken }}
        onCancel={onClose}
      >
        <TextField
          label={t.title}
          hint={t.titleHint[kind]}
          maxLength={maxTitle}
          autoFocus
          value={title}
          error={isChecked ? titleError : undefined}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          label={t.handle[kind]}
          hint={kind === 'page' ? t.pathHint(`/${name}`) : t.nameHint}
          maxLength={90}
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          error={isChecked ? handleError : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
