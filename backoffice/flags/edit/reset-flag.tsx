import { call } from '#backoffice/call/call.ts'
import { ConfirmDialog } from '#backoffice/kit/dialog.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import type { Flag } from '../flag-types.ts'
import { texts } from '../texts/en.ts'

interface ResetFlagProps {
  flag: Flag
  onClose: () => void
  /** Receives the reset flag, or undefined if the flag was deleted. */
  onDone: (flag: Flag | undefined) => void
}

const t = texts.reset

/** Renders the confirmation for resetting a built-in flag to its default, or for deleting a flag that staff added. */
export function ResetFlagDialog({ flag: { key, isBuiltIn }, onClose, onDone }: ResetFlagProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: async (idempotencyKey) => {
      await call('DELETE /svc_admin/flags/{key}', { params: { key }, key: idempotencyKey })
      const { flags } = await call('GET /svc_admin/flags', {}, { isFresh: true })
      return flags.find((flag) => flag.key === key)
    },
    done: isBuiltIn ? t.resetDone : t.deleteDone,
    onDone,
  })
  return (
    <ConfirmDialog
      title={isBuiltIn ? t.resetTitle(key) : t.deleteTitle(key)}
      text={isBuiltIn ? t.resetText : t.deleteText}
      confirm={isBuiltIn ? t.reset : t.delete}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
