import { useState } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { quoteLimits } from '#domain/quotes/limits.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { siteOfRequest } from '#backoffice/frame/site/site-of.ts'
import { SitePicker } from '#backoffice/frame/site/site-picker.tsx'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { TextField } from '#backoffice/kit/form/field.tsx'
import { Form } from '#backoffice/kit/form/form.tsx'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { ProblemBox } from '#backoffice/kit/states.tsx'
import { useAgentName } from '../edit/use-agent.ts'
import { texts } from '../texts/en.ts'
import { addedLines, type DraftLine } from './lines-draft.ts'
import { LinesFields } from './lines-fields.tsx'
import { useLines } from './use-lines.ts'

const t = texts.build
const noLines: readonly DraftLine[] = []

/** Returns the new quote's site. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Site> {
  return siteOfRequest(request)
}

/** Renders the page that creates a quote for a customer. Staff enter prices and shipping later, on the quote's page. */
export function Component() {
  const site = useLoaderData<Site>()
  const permission = 'quotes.write'
  if (!useHasPermission(permission))
    return <ProblemBox problem={{ kind: 'not_permitted', code: 'not_permitted', permission }} />
  return (
    <Page
      title={t.title}
      parent={{ to: `/quotes?site=${site}`, title: texts.title }}
      actions={<SitePicker site={site} />}
    >
      <div className="section-box quote-new">
        <NewQuoteForm key={site} site={site} />
      </div>
    </Page>
  )
}

function NewQuoteForm({ site }: { site: Site }) {
  const navigate = useNavigate()
  const agent = useAgentName()
  const [email, setEmail] = useState('')
  const [title, setTitle] = useState('')
  const [isChecked, setChecked] = useState(false)
  const { lines, hasProblem, check, catchUnknownSkus, fields } = useLines(noLines)
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
  const submission = useSubmit({
    send: (key) => {
      const body = { email: email.trim(), title: title.trim(), lines: addedLines(lines), agent }
      return catchUnknownSkus(callsOf(site)('POST /svc_list/quote-desk', { body, key }))
    },
    done: t.created,
    onDone: ({ id }) => void navigate(`/quotes/${id}?site=${site}`, { replace: true }),
  })
  const isUnknown = submission.problem?.code === 'customer_not_found'
  return (
    <Form
      submission={submission}
      submit={t.create}
      refusals={texts.refusals}
      errors={hasProblem || !isEmail ? [t.create] : []}
      isDirty={(email !== '' || lines.length > 0) && !submission.isBusy}
      onInvalid={() => {
        setChecked(true)
        check()
      }}
    >
      <TextField
        label={t.email}
        hint={t.emailHint}
        type="email"
        autoComplete="off"
        maxLength={254}
        autoFocus
        value={email}
        error={(isChecked && !isEmail && t.problems.email) || (isUnknown && t.problems.customer) || undefined}
        onChange={({ currentTarget }) => {
          submission.dismiss()
          setEmail(currentTarget.value)
        }}
      />
      <TextField
        label={t.quoteTitle}
        hint={t.quoteTitleHint}
        maxLength={quoteLimits.titleLength}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <LinesFields site={site} {...fields} />
    </Form>
  )
}
