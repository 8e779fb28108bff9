import { call } from '../call/call.ts'
import { factorDialog } from '../call/factor-dialog.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { CodeForm } from '../sign-in/factor/code-form.tsx'
import { texts } from './texts/en.ts'

/** Renders the second factor dialog. A correct code retries the refused calls. */
export function FactorDialog() {
  const { title, text, confirm } = texts.factor
  return (
    <ModalDialog title={title} onClose={() => factorDialog.close(false)}>
      <p>{text}</p>
      <CodeForm
        submit={confirm}
        send={(code, key) => call('POST /svc_admin/session/code', { body: { code }, key })}
        onDone={() => factorDialog.close(true)}
      />
    </ModalDialog>
  )
}
