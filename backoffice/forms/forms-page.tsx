import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { localizedText } from '#domain/forms/form.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '../call/call.ts'
import { siteOfRequest } from '../frame/site/site-of.ts'
import { SitePicker } from '../frame/site/site-picker.tsx'
import { Badge, Page } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import type { StaffForm } from './form-types.ts'
import { texts } from './texts/en.ts'

interface Loaded {
  site: Site
  forms: readonly StaffForm[]
}

/** Returns a site's forms. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const site = await siteOfRequest(request)
  return { site, ...(await callsOf(site)('GET /svc_ssr/forms', {}, { isFresh: true })) }
}

/** Renders a site's forms with their settings. */
export function Component() {
  const { site, forms } = useLoaderData<Loaded>()
  return (
    <Page title={texts.title} actions={<SitePicker site={site} />}>
      {forms.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <table className="data-table" aria-label={texts.title}>
          <thead>
            <tr>
              {Object.entries(texts.columns).map(([id, title]) => (
                <th key={id} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {forms.map((form) => (
              <tr key={form.formHash}>
                <td>
                  <Link className="data-table__link" to={`/forms/${form.formHash}?site=${site}`}>
                    {localizedText(form.title, 'en')}
                  </Link>
                </td>
                <td>
                  <Badge tone={form.isOpen ? 'ok' : 'plain'}>{form.isOpen ? texts.open : texts.closed}</Badge>
                </td>
                <td>{form.notify ?? texts.noMail}</td>
                <td>{form.sendsReceipt ? texts.receipt : texts.noReceipt}</td>
                <td>{texts.days(form.retentionDays)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Page>
  )
}
