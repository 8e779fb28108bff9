import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { translatedLanguages } from '#domain/catalog/translations/translate-texts.ts'
import { mediaLimits } from '#domain/media/library/media-file.ts'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextArea, TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { MediaDetail } from '../media-types.ts'
import { texts } from '../texts/en.ts'

const t = texts.detail

/** Renders the form for a picture's alternative texts in English and other languages. */
export function TextsForm({ file }: { file: MediaDetail }) {
  const mayWrite = useHasPermission('content.write')
  const { revalidate } = useRevalidator()
  const [read, setRead] = useState({ alt: file.alt, alts: file.alts })
  const [edited, setEdited] = useState(read)
  const submission = useSubmit({
    send: (key) =>
      call('PUT /svc_admin/media/{id}', { params: { id: String(file.id) }, body: { read, ...edited }, key }),
    entries: edited,
    done: t.saved,
    onDone: ({ alt, alts }) => {
      setRead({ alt, alts })
      setEdited({ alt, alts })
      void revalidate()
    },
  })
  const isDirty =
    edited.alt !== read.alt || translatedLanguages.some((each) => (edited.alts[each] ?? '') !== (read.alts[each] ?? ''))
  return (
    <fieldset className="media-texts" disabled={!mayWrite}>
      <Form
        submission={submission}
        submit={t.save}
        refusals={texts.refusals}
        isDirty={isDirty && !submission.isBusy}
        {...(isDirty && { onCancel: () => setEdited(read) })}
      >
        <TextArea
          label={t.alt}
          hint={t.altHint}
          rows={2}
          maxLength={mediaLimits.alt}
          value={edited.alt}
          onChange={({ currentTarget }) => setEdited({ ...edited, alt: currentTarget.value })}
        />
        <details open={Object.keys(read.alts).length > 0}>
          <summary>{t.languages}</summary>
          <p className="muted small">{t.languagesHint}</p>
          <div className="form">
            {translatedLanguages.map((language) => (
              <TextField
                key={language}
                label={t.language[language]}
                lang={language}
                maxLength={mediaLimits.alt}
                value={edited.alts[language] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setEdited({ ...edited, alts: { ...edited.alts, [language]: value } })
                }
              />
            ))}
          </div>
        </details>
      </Form>
    </fieldset>
  )
}
