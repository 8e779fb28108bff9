import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { siteSettings, sites } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { hasPermission } from '#backoffice/call/session.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { Badge, Page, Section } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { isPersonalized, shortValueText } from '../flag-state.ts'
import type { CustomerGroup, Flag, FlagList } from '../flag-types.ts'
import { texts } from '../texts/en.ts'
import { FlagForm } from './flag-form.tsx'

interface Loaded {
  flag: Flag
  source: FlagList['source']
  /** Null if the staff member lacks permission to read customer groups. */
  groups: readonly CustomerGroup[] | null
}

const t = texts.edit

/** Returns a flag and the customer groups that it can target. Throws 404 for an unknown key. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const [{ flags, source }, groups] = await Promise.all([
    call('GET /svc_admin/flags', {}, { isFresh: true }),
    loadGroups(),
  ])
  const flag = flags.find(({ key }) => key === params['key'])
  if (!flag) throw new RefusalError(404, 'not_found')
  return { flag, source, groups }
}

async function loadGroups(): Promise<readonly CustomerGroup[] | null> {
  const { me } = await call('GET /svc_admin/session', {})
  if (!me || !hasPermission(me, 'customers.read')) return null
  return (await call('GET /svc_customer/groups', {})).groups
}

/** Renders a flag: its value on each site, its default value, and its rules. */
export function Component() {
  const { flag, source, groups } = useLoaderData<Loaded>()
  const { key, type, isBuiltIn, scope } = flag
  const isPermitted = useHasPermission('flags.write')
  const { revalidate } = useRevalidator()
  return (
    <Page
      title={key}
      parent={{ to: '/settings/flags', title: texts.title }}
      badges={
        <>
          <Badge tone="plain">{texts.types[type]}</Badge>
          <Badge tone="plain">{isBuiltIn ? texts.builtIn : texts.own}</Badge>
        </>
      }
    >
      <div className="flag-page">
        <div className="stack">
          {source === 'growthbook' ? (
            <Message tone="note">{texts.elsewhere}</Message>
          ) : (
            !isPermitted && <Message tone="note">{texts.readOnly}</Message>
          )}
          <FlagForm
            key={key}
            flag={flag}
            groups={groups}
            isReadOnly={!isPermitted || source === 'growthbook'}
            onDone={() => void revalidate()}
          />
        </div>
        <div className="stack">
          <ValuesNow flag={flag} />
          <p className="muted small">{scope === 'page' ? t.pageScope : t.visitorScope}</p>
          <AuditLink flagKey={key} />
        </div>
      </div>
    </Page>
  )
}

function ValuesNow({ flag }: { flag: Flag }) {
  const { type, values } = flag
  return (
    <Section title={t.now}>
      <dl className="facts">
        {sites.map((site) => (
          <div key={site}>
            <dt>{siteSettings[site].title}</dt>
            <dd>
              {type === 'boolean' ? (
                <Badge tone={values[site] === true ? 'ok' : 'plain'}>{shortValueText(type, values[site])}</Badge>
              ) : (
                shortValueText(type, values[site])
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isPersonalized(flag) && <p className="muted small flag-note">{t.nowHint}</p>}
    </Section>
  )
}

function AuditLink({ flagKey }: { flagKey: string }) {
  if (!useHasPermission('audit.read')) return null
  return (
    <p className="small">
      <Link to={`/audit?type=flag&id=${encodeURIComponent(flagKey)}`}>{t.audit}</Link>
    </p>
  )
}
