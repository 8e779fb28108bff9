import { useState } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { siteSettings, type Site } from '#domain/sites.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import { newDraft, type Draft } from './draft.ts'
import { DraftForm } from './draft-form.tsx'
import { TotalsBox } from './totals-box.tsx'
import { useDraft } from './use-draft.ts'

interface Loaded {
  site: Site
  initial: Draft
}

/** Returns the new draft order's site and the customer in the URL. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  const params = new URL(request.url).searchParams
  const named = ['email', 'firstname', 'lastname'].map((name) => [name, params.get(name) ?? ''])
  return { site, initial: newDraft(siteSettings[site].homeCountry, Object.fromEntries(named) as object) }
}

/** Renders the page that creates a draft order. */
export function Component() {
  const { site, initial } = useLoaderData<Loaded>()
  const permission = 'quotes.write'
  if (!useHasPermission(permission))
    return <ProblemBox problem={{ kind: 'not_permitted', code: 'not_permitted', permission }} />
  return (
    <Page
      title={texts.create}
      parent={{ to: `/draft-orders?site=${site}`, title: texts.title }}
      actions={<SitePicker site={site} />}
    >
      <NewDraft key={site} site={site} initial={initial} />
    </Page>
  )
}

function NewDraft({ site, initial }: Loaded) {
  const navigate = useNavigate()
  const [start] = useState(initial)
  const edited = useDraft({
    site,
    initial: start,
    saved: null,
    onSaved: ({ id }) => void navigate(`/draft-orders/${id}?site=${site}`, { replace: true }),
  })
  return (
    <div className="order">
      <div className="stack">
        <DraftForm site={site} edited={edited} />
      </div>
      <div className="stack">
        <TotalsBox currency={siteSettings[site].currency} {...edited.preview} isOpen />
      </div>
    </div>
  )
}
