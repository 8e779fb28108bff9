import { useMemo, useState } from 'react'
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { bulkEditLimits } from '#domain/bulk-edits/bulk-change.ts'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { LeaveGuard } from '#backoffice/kit/form/leave-guard.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import type { PreviewOutcome } from '../bulk-edit-types.ts'
import { conflictingProducts } from '../review/conflicts.ts'
import type { CellPosition } from '../cells/cell-after-key.ts'
import { ReviewPanel } from '../review/review-panel.tsx'
import { texts } from '../texts/en.ts'
import { ColumnChoice } from './column-choice.tsx'
import { readSelection, visibleColumns } from '../cells/selection-query.ts'
import { ReloadedMessage, SheetContent } from './sheet-content.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { checkSheet, type SheetEdits } from '../cells/sheet-edits.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { rowsOf } from '../cells/sheet-rows.ts'
import { useSheetProducts } from './use-sheet-products.ts'

const t = texts.sheet

/** Returns the site of the product list that the selection came from. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ site: Site }> {
  return { site: await siteOfRequest(request) }
}

/** Choosing other fields or sites changes the URL but needs no new data. */
export const shouldRevalidate = () => false

/** Renders the sheet for editing many products at once, and the review of its changes. */
export function Component() {
  const { site } = useLoaderData<{ site: Site }>()
  const { me } = useSession()
  const mayWrite = useHasPermission('catalog.write')
  const navigate = useNavigate()
  const [params] = useFilters()
  const selection = readSelection(params, site)
  const sheet = useSheetProducts(selection, me.sites)
  const [edits, setEdits] = useState<SheetEdits>({})
  const [outcomes, setOutcomes] = useState<PreviewOutcome[] | null>(null)
  const [chosen, setChosen] = useState<CellPosition>({ row: 0, column: 0 })
  const [isBack, setBack] = useState(false)
  const [reloaded, setReloaded] = useState<readonly number[]>([])
  const rows = useMemo(() => rowsOf(sheet.products), [sheet.products])
  const checked = useMemo(() => checkSheet(rows, me.sites, edits), [rows, me.sites, edits])
  const columns = useMemo(() => visibleColumns(params, me.sites, site, checked), [params, me.sites, site, checked])
  const { changes } = checked
  const body = { changes }
  const preview = useSubmit({
    send: async () => call('POST /svc_admin/bulk-edits/preview', { body }, { isFresh: true }),
    onDone: (result) => setOutcomes(result.outcomes),
  })
  const apply = useSubmit({
    entries: changes,
    send: async (key) => call('POST /svc_admin/bulk-edits', { body, key }),
    onDone: ({ id }) => void navigate(`/products/bulk-edits/${id}`),
  })
  const hasAllRows = !sheet.isLoading && sheet.problem === null
  const isDirty = checked.changed.size > 0 || (!hasAllRows && Object.keys(edits).length > 0)
  const back = () => {
    if (apply.isBusy) return
    const stale = conflictingProducts(changes, outcomes!)
    if (stale.length > 0) sheet.reload(stale)
    setReloaded(stale)
    apply.dismiss()
    setOutcomes(null)
    setBack(true)
  }
  return (
    <Page
      title={outcomes ? texts.review.title : texts.title}
      parent={{ to: `/products?site=${site}`, title: texts.products }}
      actions={
        <Link className="button button--line button--small" to="/products/bulk-edits">
          {texts.history}
        </Link>
      }
    >
      {outcomes ? (
        <ReviewPanel changes={changes} outcomes={outcomes} products={sheet.products} apply={apply} onBack={back} />
      ) : (
        <>
          <ColumnChoice site={site} sites={me.sites} changed={checked} />
          {!mayWrite && <Message tone="note">{t.readOnly}</Message>}
          {sheet.isCut && <Message tone="warn">{t.tooMany(bulkEditLimits.rows)}</Message>}
          {hasAllRows && isDirty && <ReloadedMessage ids={reloaded} products={sheet.products} />}
          <SheetContent {...{ sheet, selection }} hasRows={rows.length > 0} hasColumns={columns.length > 0}>
            <SheetGrid
              rows={rows}
              columns={columns}
              edits={edits}
              checked={checked}
              isReadOnly={!mayWrite}
              onEdit={(entered) => setEdits((before) => ({ ...before, ...entered }))}
              chosen={chosen}
              onChoose={setChosen}
              hasFocus={isBack}
              onFocus={() => setBack(false)}
            />
          </SheetContent>
          <SheetBar rows={rows.length} {...{ sheet, checked, preview }} onDiscard={() => setEdits({})} />
        </>
      )}
      {isDirty && !apply.isBusy && <LeaveGuard />}
    </Page>
  )
}
