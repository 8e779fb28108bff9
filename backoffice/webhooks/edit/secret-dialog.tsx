import { CopyOnce } from '#backoffice/kit/copy-once.tsx'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { texts } from '../texts/en.ts'

const t = texts.secret

/** Renders a new secret, which is shown only once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ModalDialog title={t.title} onClose={onClose}>
      <CopyOnce text={t.text} label={t.label} value={secret} copy={t.copy} copied={t.copied} />
    </ModalDialog>
  )
}
