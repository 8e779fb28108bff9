import { useEffect, useRef, useState } from 'react'
import { call } from '../call/call.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { Message, problemText } from '../kit/states.tsx'
import { changeView } from './change-view.ts'
import { texts } from './texts/en.ts'
import { ViewForm } from './view-form.tsx'
import type { SavedView } from './view-types.ts'

interface ManageDialogProps {
  views: readonly SavedView[]
  /** The list's current filters as a query string, or an empty string. */
  query: string
  onChange: () => void
  onClose: () => void
}

/**
 * Renders a list's saved views with buttons that change them. A deleted view stays in place with a button that restores
 * it.
 */
export function ManageDialog({ views, query, onChange, onClose }: ManageDialogProps) {
  // Rows are fixed when the dialog opens, so that deleted views stay.
  const [rows] = useState(views)
  return (
    <ModalDialog title={texts.manage} isWide onClose={onClose}>
      <ul className="view-rows">
        {rows.map((view) => (
          <ViewRow key={view.id} initial={view} query={query} onChange={onChange} />
        ))}
      </ul>
    </ModalDialog>
  )
}

function ViewRow({ initial, query, onChange }: { initial: SavedView; query: string; onChange: () => void }) {
  const [view, setView] = useState(initial)
  const [state, setState] = useState<'shown' | 'edited' | 'deleted'>('shown')
  const [hasReturned, setReturned] = useState(false)
  const show = () => {
    setState('shown')
    setReturned(true)
  }
  const update = (changed: SavedView) => {
    setView(changed)
    show()
    onChange()
  }
  if (state === 'deleted') return <DeletedRow view={view} onRestored={update} />
  if (state === 'edited')
    return (
      <li className="view-rows__row">
        <ViewForm
          initial={{ name: view.name, isShared: view.isShared }}
          send={(fields, key) => changeView(view, fields, key)}
          onCancel={show}
          onDone={update}
        />
      </li>
    )
  return (
    <li className="view-rows__row">
      <div className="view-rows__name">
        <strong>{view.name}</strong>
        <span className="muted small">{sharingText(view)}</span>
      </div>
      {view.mayChange && (
        <RowButtons
          view={view}
          query={query}
          onEdit={() => setState('edited')}
          onChanged={update}
          takesFocus={hasReturned}
          onDeleted={() => {
            setState('deleted')
            onChange()
          }}
        />
      )}
    </li>
  )
}

/** Returns the text about a view's sharing, or about its creator. */
function sharingText({ isShared, isOwn, createdBy }: SavedView): string {
  if (!isOwn) return texts.sharedBy(createdBy)
  return isShared ? texts.sharedByYou : texts.private
}

interface RowButtonsProps {
  view: SavedView
  query: string
  /** True after the row's form or undo button had focus. */
  takesFocus: boolean
  onEdit: () => void
  onChanged: (view: SavedView) => void
  onDeleted: () => void
}

function RowButtons({ view, query, takesFocus, onEdit, onChanged, onDeleted }: RowButtonsProps) {
  const filters = useSubmit({ send: (key) => changeView(view, { query }, key), done: texts.updated, onDone: onChanged })
  const removal = useSubmit({
    send: (key) => call('DELETE /svc_admin/views/{id}', { params: { id: view.id }, key }),
    onDone: onDeleted,
  })
  const editButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) editButton.current?.focus()
  }, [takesFocus])
  const problem = filters.problem ?? removal.problem
  return (
    <div className="view-rows__buttons">
      {query === view.query && <span className="muted small">{texts.isCurrent}</span>}
      {query !== '' && query !== view.query && (
        <button
          type="button"
          className="text-button"
          aria-label={texts.useFiltersName(view.name)}
          aria-disabled={filters.isBusy}
          onClick={filters.submit}
        >
          {texts.useFilters}
        </button>
      )}
      <button
        ref={editButton}
        type="button"
        className="text-button"
        aria-label={texts.editName(view.name)}
        onClick={onEdit}
      >
        {texts.edit}
      </button>
      <button
        type="button"
        className="text-button"
        aria-label={texts.removeName(view.name)}
        aria-disabled={removal.isBusy}
        onClick={removal.submit}
      >
        {texts.remove}
      </button>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </div>
  )
}

function DeletedRow({ view, onRestored }: { view: SavedView; onRestored: (view: SavedView) => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_admin/views/{id}/restore', { params: { id: view.id }, key }),
    onDone: onRestored,
  })
  return (
    <li className="view-rows__row">
      <output className="view-rows__name">{texts.removed(view.name)}</output>
      <div className="view-rows__buttons">
        <button
          ref={button}
          type="button"
          className="text-button"
          aria-label={texts.undoName(view.name)}
          aria-disabled={isBusy}
          onClick={submit}
        >
          {texts.undo}
        </button>
        {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      </div>
    </li>
  )
}
