import type { Site } from '#domain/sites.ts'
import { ModalDialog } from '#backoffice/kit/dialog.tsx'
import { contentPath } from '../../content-path.ts'
import { texts } from '../../texts/en.ts'
import type { Editor } from './use-editor.ts'

const t = texts.conflict

/** Renders the notice that another editor has saved a newer version. Both versions are preserved. */
export function ConflictDialog({ site, handle, editor }: { site: Site; handle: string; editor: Editor }) {
  const { conflict, overtake } = editor
  if (conflict === null) return null
  return (
    <ModalDialog title={t.title(conflict)} onClose={overtake} isAlert>
      <p>{t.text(conflict)}</p>
      <div className="modal__foot">
        <a
          className="button button--line button--small"
          href={`${contentPath(site, handle)}/preview?version=${conflict}`}
          target="_blank"
          rel="noreferrer"
        >
          {t.see(conflict)}
        </a>
        <button type="button" className="button button--small" onClick={overtake}>
          {t.keep}
        </button>
      </div>
    </ModalDialog>
  )
}
