import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { normalizeViewQuery, type ViewPage } from '#domain/saved-views/view-query.ts'
import { call, isOrderManager } from '../call/call.ts'
import { ModalDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { TabsInView } from '../kit/list/rows/tabs-in-view.tsx'
import { Message, problemText } from '../kit/states.tsx'
import { texts as kit } from '../kit/texts/en.ts'
import { changeView } from './change-view.ts'
import { ManageDialog } from './manage-dialog.tsx'
import { texts } from './texts/en.ts'
import { useSavedViews } from './use-saved-views.ts'
import { ViewForm } from './view-form.tsx'
import { viewLinks, type ViewLink } from './view-links.ts'
import { ViewsMenu } from './views-menu.tsx'
import type { SavedView } from './view-types.ts'

/** Renders a list's saved views. Renders nothing in the order manager, which does not have saved views. */
export function SavedViews({ page }: { page: ViewPage }) {
  return isOrderManager() ? null : <Views page={page} />
}

function Views({ page }: { page: ViewPage }) {
  const [params] = useSearchParams()
  const { views, hasFailed, reload } = useSavedViews(page)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const query = normalizeViewQuery(page, params)
  const links = viewLinks(page, views, params)
  const current = links.find(({ isCurrent }) => isCurrent)
  const last = useLastView(views, current)
  const isUnsaved = current === undefined
  const close = () => setDialog(null)
  return (
    <div className="views">
      <ViewRow page={page} links={links} />
      <ViewsMenu
        page={page}
        links={links}
        onSave={isUnsaved ? () => setDialog('save') : undefined}
        onManage={views.length > 0 ? () => setDialog('manage') : undefined}
      />
      {isUnsaved && (
        <div className="views__actions">
          {last?.mayChange && <UpdateButton key={last.id} view={last} query={query} onDone={reload} />}
          <button type="button" className="text-button views__wide" onClick={() => setDialog('save')}>
            {texts.save}
          </button>
        </div>
      )}
      {views.length > 0 && (
        <button type="button" className="text-button views__wide" onClick={() => setDialog('manage')}>
          {texts.manage}
        </button>
      )}
      {hasFailed && (
        <div className="views__failed small">
          <output>{texts.failed}</output>
          <button type="button" className="text-button" onClick={reload}>
            {kit.retry}
          </button>
        </div>
      )}
      {dialog === 'save' && <SaveDialog page={page} query={query} onDone={reload} onClose={close} />}
      {dialog === 'manage' && <ManageDialog views={views} query={query} onChange={reload} onClose={close} />}
    </div>
  )
}

/** Returns the current view, or after a filter change, the view that was open before. */
function useLastView(views: readonly SavedView[], current: ViewLink | undefined): SavedView | undefined {
  const [lastId, setLastId] = useState<string | null>(null)
  const currentId = current === undefined ? lastId : (current.view?.id ?? null)
  if (currentId !== lastId) setLastId(currentId)
  return views.find(({ id }) => id === currentId)
}

function ViewRow({ page, links }: { page: ViewPage; links: readonly ViewLink[] }) {
  return (
    <div className="views__row">
      <TabsInView>
        <nav className="tabs views__links" aria-label={texts.label}>
          {links.map(({ view, to, isCurrent }) => (
            <Link
              key={view?.id ?? ''}
              to={to}
              title={view && !view.isOwn ? texts.sharedBy(view.createdBy) : undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {view?.name ?? texts.all[page]}
            </Link>
          ))}
        </nav>
      </TabsInView>
    </div>
  )
}

function UpdateButton({ view, query, onDone }: { view: SavedView; query: string; onDone: () => void }) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => changeView(view, { query }, key),
    entries: query,
    done: texts.updated,
    onDone,
  })
  return (
    <>
      <button type="button" className="text-button" aria-disabled={isBusy} onClick={submit}>
        {texts.update(view.name)}
      </button>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}

interface SaveDialogProps {
  page: ViewPage
  query: string
  onDone: () => void
  onClose: () => void
}

function SaveDialog({ page, query, onDone, onClose }: SaveDialogProps) {
  return (
    <ModalDialog title={texts.saveTitle} onClose={onClose}>
      <p className="muted small">{texts.saveText}</p>
      <ViewForm
        initial={{ name: '', isShared: false }}
        send={(fields, key) => call('POST /svc_admin/views', { body: { page, query, ...fields }, key })}
        onCancel={onClose}
        onDone={() => {
          onClose()
          onDone()
        }}
      />
    </ModalDialog>
  )
}
