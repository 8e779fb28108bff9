import { useState } from 'react'
import { useNavigate } from 'react-router'
import { articleLimits, articleSlug, isArticleSlug } from '#domain/content/article/article-fields.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { articlePath } from '../article-path.ts'
import { texts } from '../texts/en.ts'

const t = texts.add

/** Renders the form for a new article's title and URL. The article starts as an empty draft. */
export function NewArticleDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const slug = typed ?? articleSlug(title)
  const submission = useSubmit({
    send: (key) => call('POST /svc_admin/articles', { body: { title: title.trim(), slug }, key }),
    onDone: ({ id }) => void navigate(articlePath(id)),
  })
  const errors = [...(title.trim() === '' ? ['title'] : []), ...(isArticleSlug(slug) ? [] : ['slug'])]
  const isTaken = submission.problem?.code === 'slug_taken'
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <Form
        submission={submission}
        submit={t.submit}
        refusals={texts.refusals}
        errors={errors}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <TextField
          label={texts.fields.title}
          maxLength={articleLimits.title}
          autoFocus
          value={title}
          error={isChecked && errors.includes('title') ? t.noTitle : undefined}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <TextField
          label={texts.fields.slug}
          hint={t.slugHint(slug)}
          maxLength={articleLimits.slug}
          autoCapitalize="none"
          spellCheck={false}
          value={slug}
          error={
            isTaken
              ? texts.refusals['slug_taken']
              : isChecked && errors.includes('slug')
                ? texts.edit.invalidSlug
                : undefined
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Form>
    </ModalDialog>
  )
}
