import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { localizedText } from '#domain/forms/form.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { DataList } from '#backoffice/kit/list/data-list.tsx'
import { shouldRevalidateRows, useOpenRow } from '#backoffice/kit/list/rows/use-open-row.ts'
import type { ListPage } from '#backoffice/kit/list/use-pages.ts'
import { Badge, Page } from '#backoffice/kit/page.tsx'
import { SettingsDialog } from '../edit/settings-dialog.tsx'
import type { FormEntry, StaffForm } from '../form-types.ts'
import { texts } from '../texts/en.ts'
import { entryColumns } from './entry-columns.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { ExportButton } from './export-button.tsx'

interface Loaded {
  site: Site
  form: StaffForm
  first: ListPage<FormEntry>
}

const pageSize = 100

export const shouldRevalidate = shouldRevalidateRows

/** Returns a form and its newest entries. Throws 404 for a form on a different site. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const { forms } = await callsOf(site)('GET /svc_ssr/forms', {}, { isFresh: true })
  const form = forms.find(({ formHash }) => formHash === params['formHash'])
  if (!form) throw new Response('', { status: 404 })
  return { site, form, first: await loadPage(site, form.formHash) }
}

async function loadPage(site: Site, formHash: string, before?: string): Promise<ListPage<FormEntry>> {
  const query = { limit: String(pageSize), ...(before !== undefined && { before }) }
  const input = { params: { formHash }, query }
  const { entries } = await callsOf(site)('GET /svc_ssr/forms/{formHash}/entries', input, { isFresh: true })
  const last = entries.at(-1)
  return { rows: entries, next: entries.length === pageSize && last ? String(last.number) : null }
}

/** Renders a form's entries, newest first. */
export function Component() {
  const { site, form, first } = useLoaderData<Loaded>()
  const { formHash } = form
  const mayWrite = useHasPermission('forms.write')
  const { revalidate } = useRevalidator()
  const [isEditing, setEditing] = useState(false)
  const idOf = ({ id }: FormEntry) => id
  const open = useOpenRow({ first, idOf, load: (before) => loadPage(site, formHash, before) })
  const title = localizedText(form.title, 'en')
  return (
    <Page
      title={title}
      parent={{ to: `/forms?site=${site}`, title: texts.title }}
      badges={<Badge tone={form.isOpen ? 'ok' : 'plain'}>{form.isOpen ? texts.open : texts.closed}</Badge>}
      actions={
        <>
          {first.rows.length > 0 && <ExportButton site={site} formHash={formHash} />}
          {mayWrite && (
            <button type="button" className="button button--line button--small" onClick={() => setEditing(true)}>
              {texts.settings.open}
            </button>
          )}
        </>
      }
    >
      <DataList
        name={`form-${formHash}`}
        label={title}
        columns={entryColumns(form)}
        first={first}
        load={open.load}
        idOf={idOf}
        linkOf={open.linkOf}
        filterNames={[]}
        empty={{ text: texts.entries.empty, filtered: texts.entries.empty }}
      />
      {open.row && (
        <EntryDialog
          key={open.row.id}
          site={site}
          form={form}
          entry={open.row}
          onClose={open.close}
          onDeleted={open.done}
        />
      )}
      {isEditing && (
        <SettingsDialog
          site={site}
          form={form}
          onClose={() => setEditing(false)}
          onDone={() => {
            setEditing(false)
            void revalidate()
          }}
        />
      )}
    </Page>
  )
}
