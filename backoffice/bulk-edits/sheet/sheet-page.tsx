import { useMemo, useState, type ReactNode } from 'react'
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
import { Empty, Message, ProblemBox, Skeleton } from '#backoffice/kit/states.tsx'
import type { PreviewOutcome } from '../bulk-edit-types.ts'
import { ReviewPanel } from '../review/review-panel.tsx'
import { texts } from '../texts/en.ts'
import { ColumnChoice } from './column-choice.tsx'
import { readFields, readSelection, readSheetSites } from '../cells/selection-query.ts'
import { SheetBar } from './sheet-bar.tsx'
import { checkSheet, type SheetEdits } from '../cells/sheet-edits.ts'
import { SheetGrid } from './sheet-grid.tsx'
import { columnsOf, rowsOf } from '../cells/sheet-rows.ts'
import { useSheetProducts } from './use-sheet-products.ts'

const t = texts.sheet

/** Returns the site whose product list the selection came from. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ site: Site }> {
  return { site: await siteOfRequest(request) }
}

/** Changes of fields and sites in the URL need no new data. */
export const shouldRevalidate = () => false

/** Renders the sheet in which staff edit values of many products, and its review. */
export function Component() {
  const { site } = useLoaderData<{ site: Site }>()
  const { me } = useSession()
  const mayWrite = useHasPermission('catalog.write')
  const navigate = useNavigate()
  const [params] = useFilters()
  const sheet = useSheetProducts(readSelection(params, site), me.sites)
  const [edits, setEdits] = useState<SheetEdits>({})
  const [outcomes, setOutcomes] = useState<PreviewOutcome[] | null>(null)
  const rows = useMemo(() => rowsOf(sheet.products), [sheet.products])
  const columns = useMemo(() => {
    const shown = readSheetSites(params, me.sites, site)
    return columnsOf(readFields(params), shown)
  }, [params, me.sites, site])
  const checked = useMemo(() => checkSheet(rows, me.sites, edits), [rows, me.sites, edits])
  const { changes } = checked
  const body = { changes }
  const preview = useSubmit({
    send: async () => call('POST /svc_admin/bulk-edits/preview', { body }, { isFresh: true }),
    onDone: (result) => setOutcomes(result.outcomes),
  })
  const apply = useSubmit({
    send: async (key) => call('POST /svc_admin/bulk-edits', { body, key }),
    onDone: ({ id }) => void navigate(`/products/bulk-edits/${id}`),
  })
  const isDirty = checked.changed.size > 0
  const parent = { to: `/products?site=${site}`, title: texts.products }
  return (
    <Page
      title={outcomes ? texts.review.title : texts.title}
      parent={parent}
      actions={
        <Link className="button button--line button--small" to="/products/bulk-edits">
          {texts.history}
        </Link>
      }
    >
      {outcomes ? (
        <ReviewPanel
          changes={changes}
          outcomes={outcomes}
          products={sheet.products}
          apply={apply}
          onBack={() => {
            apply.dismiss()
            setOutcomes(null)
          }}
        />
      ) : (
        <>
          <ColumnChoice site={site} sites={me.sites} />
          {!mayWrite && <Message tone="note">{t.readOnly}</Message>}
          {sheet.isCut && <Message tone="warn">{t.tooMany(bulkEditLimits.rows)}</Message>}
          <SheetContent sheet={sheet} hasRows={rows.length > 0} hasColumns={columns.length > 0}>
            <SheetGrid
              rows={rows}
              columns={columns}
              edits={edits}
              checked={checked}
              isReadOnly={!mayWrite}
              onEdit={(entered) => setEdits((before) => ({ ...before, ...entered }))}
            />
          </SheetContent>
          <SheetBar rows={rows.length} {...{ sheet, checked, preview }} onDiscard={() => setEdits({})} />
        </>
      )}
      {isDirty && !apply.isBusy && <LeaveGuard />}
    </Page>
  )
}

interface SheetContentProps {
  sheet: ReturnType<typeof useSheetProducts>
  hasRows: boolean
  hasColumns: boolean
  children: ReactNode
}

function SheetContent({ sheet, hasRows, hasColumns, children }: SheetContentProps) {
  if (sheet.problem) return <ProblemBox problem={sheet.problem} onRetry={sheet.retry} />
  if (!hasRows) return sheet.isLoading ? <Skeleton /> : <Empty text={t.empty} />
  return hasColumns ? children : <Empty text={t.noColumns} />
}
