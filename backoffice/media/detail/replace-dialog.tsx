import { useState } from 'react'
import { pictureTypes } from '#domain/catalog/pictures/product-pictures.ts'
import { call } from '#backoffice/call/call.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { readFileAsBase64 } from '#backoffice/kit/form/file-base64.ts'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import type { MediaDetail } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { fileProblem } from '../upload/upload-problems.ts'

interface ReplaceDialogProps {
  file: MediaDetail
  onClose: () => void
  onReplaced: (file: MediaDetail) => void
}

const t = texts.replace

/** Renders the dialog that replaces a picture everywhere in the shop. */
export function ReplaceDialog({ file, onClose, onReplaced }: ReplaceDialogProps) {
  const [chosen, setChosen] = useState<File | null>(null)
  const [isChecked, setChecked] = useState(false)
  const places = file.uses - file.usedIn.filter((use) => 'isEarlier' in use && use.isEarlier).length
  const problem = chosen ? fileProblem(chosen) : t.missing
  const submission = useSubmit({
    send: async (key) =>
      call('POST /svc_admin/media/{id}/replacement', {
        params: { id: String(file.id) },
        body: { name: chosen!.name, file: await readFileAsBase64(chosen!) },
        key,
      }),
    entries: chosen,
    done: t.done,
    onDone: onReplaced,
  })
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <p>{t.text(places)}</p>
      <Form
        submission={submission}
        submit={t.submit}
        refusals={texts.refusals}
        errors={problem === null ? [] : ['file']}
        onInvalid={() => setChecked(true)}
        onCancel={onClose}
      >
        <label className={isChecked && problem !== null ? 'field field--bad' : 'field'}>
          <span>{t.choose}</span>
          <input
            className="input"
            type="file"
            accept={pictureTypes.join()}
            aria-invalid={isChecked && problem !== null ? true : undefined}
            aria-describedby="replace-hint"
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.files?.[0] ?? null)
              setChecked(true)
            }}
          />
          <span id="replace-hint" className={isChecked && problem !== null ? 'field__error' : 'field__hint'}>
            {(isChecked && problem) || texts.upload.hint}
          </span>
        </label>
      </Form>
    </ModalDialog>
  )
}
