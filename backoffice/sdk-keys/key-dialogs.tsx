import { useState } from 'react'
import { overlapHours } from '#domain/sdk-keys/sdk-key.ts'
import { call } from '../call/call.ts'
import { ConfirmDialog, ModalDialog } from '../kit/dialog.tsx'
import { SelectField, TextField } from '../kit/form/field.tsx'
import { Form } from '../kit/form/form.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import type { SdkKey } from './key-types.ts'
import { texts } from './texts/en.ts'

interface DialogProps {
  of: SdkKey
  onClose: () => void
  onDone: () => void
}

/** Renders the form for a key's name. */
export function RenameDialog({ of, onClose, onDone }: DialogProps) {
  const [name, setName] = useState(of.name)
  const submission = useSubmit({
    send: (key) =>
      call('PUT /svc_admin/sdk-keys/{id}', {
        params: { id: of.id },
        body: { name: name.trim(), isEnabled: of.isEnabled },
        version: of.version,
        key,
      }),
    done: texts.saved,
    onDone: closing(onClose, onDone),
  })
  const errors = name.trim() === '' ? [texts.nameMissing] : []
  return (
    <ModalDialog title={texts.editName(of.name)} onClose={onClose}>
      <Form submission={submission} submit={texts.save} refusals={texts.refusals} errors={errors} onCancel={onClose}>
        <TextField
          label={texts.name}
          autoFocus
          maxLength={80}
          value={name}
          error={errors[0]}
          onChange={({ currentTarget }) => {
            submission.dismiss()
            setName(currentTarget.value)
          }}
        />
      </Form>
    </ModalDialog>
  )
}

/** Renders the form that rotates a key. Staff choose how long the current key continues to work. */
export function RotateDialog({ of, onClose, onDone }: DialogProps) {
  const [hours, setHours] = useState<(typeof overlapHours)[number]>(168)
  const submission = useSubmit({
    send: (key) =>
      call('POST /svc_admin/sdk-keys/{id}/rotate', {
        params: { id: of.id },
        body: { hours },
        version: of.version,
        key,
      }),
    done: texts.rotated,
    onDone: closing(onClose, onDone),
  })
  return (
    <ModalDialog title={texts.rotateTitle(of.name)} onClose={onClose}>
      <Form submission={submission} submit={texts.rotate} refusals={texts.refusals} onCancel={onClose}>
        <p>{texts.rotateText}</p>
        {of.earlier && <Message tone="warn">{texts.rotateRunning}</Message>}
        <SelectField
          label={texts.overlap}
          value={String(hours)}
          options={overlapHours.map((each) => [String(each), texts.overlaps[each]] as const)}
          onChange={({ currentTarget }) =>
            setHours(overlapHours.find((each) => String(each) === currentTarget.value) ?? 168)
          }
        />
      </Form>
    </ModalDialog>
  )
}

/** Renders the confirmation for switching off a key. */
export function SwitchOffDialog({ of, onClose, onDone }: DialogProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => setEnabled(of, false, key),
    done: texts.switchedOff,
    onDone: closing(onClose, onDone),
  })
  return (
    <ConfirmDialog
      title={texts.switchOffTitle(of.name)}
      text={texts.switchOffText[of.kind]}
      confirm={texts.switchOff}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}

/** Renders the confirmation for deleting a key. */
export function DeleteDialog({ of, onClose, onDone }: DialogProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('DELETE /svc_admin/sdk-keys/{id}', { params: { id: of.id }, key }),
    done: texts.removed,
    onDone: closing(onClose, onDone),
  })
  return (
    <ConfirmDialog
      title={texts.removeTitle(of.name)}
      text={texts.removeText[of.kind]}
      confirm={texts.remove}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}

/** Switches a key on or off. */
export function setEnabled({ id, name, version }: SdkKey, isEnabled: boolean, key: string) {
  return call('PUT /svc_admin/sdk-keys/{id}', { params: { id }, body: { name, isEnabled }, version, key })
}

function closing(onClose: () => void, onDone: () => void) {
  return () => {
    onClose()
    onDone()
  }
}
