import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { homeHandle, pageKind } from '#domain/content/page-path.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { useHasPermission, useSession } from '#backoffice/frame/use-me.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Page, Section } from '#backoffice/kit/page.tsx'
import { Message } from '#backoffice/kit/states.tsx'
import { contentPath } from '../content-path.ts'
import { parsePageParams, readVersions } from '../load-content.ts'
import type { PageVersion } from '../page-types.ts'
import { StateBadge } from '../state-badge.tsx'
import { texts } from '../texts/en.ts'
import { VersionsList } from './versions-list.tsx'

interface Loaded {
  site: Site
  handle: string
  versions: readonly [PageVersion, ...PageVersion[]]
}

const t = texts.detail

/** Returns a page's versions. Throws 404 if there are none. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const address = parsePageParams(params)
  const [latest, ...earlier] = await readVersions(address)
  if (!latest) throw new RefusalError(404, 'not_found')
  return { ...address, versions: [latest, ...earlier] }
}

/** Renders a page's state and its versions. */
export function Component() {
  const { site, handle, versions } = useLoaderData<Loaded>()
  const { revalidate } = useRevalidator()
  const mayWrite = useHasPermission('content.write')
  const { siteUrls } = useSession()
  const [latest] = versions
  const kind = pageKind(handle)
  const published = versions.find(({ state }) => state === 'published')
  const path = contentPath(site, handle)
  return (
    <Page
      title={latest.title || handle}
      parent={{ to: `/content?site=${site}${kind === 'page' ? '' : `&state=${kind}`}`, title: texts.title }}
      badges={<StateBadge state={published ? 'published' : latest.state} />}
      actions={
        <>
          {kind === 'page' && published && (
            <a
              className="button button--line button--small"
              href={`${siteUrls[site]}/${handle === homeHandle ? '' : handle}`}
              target="_blank"
              rel="noreferrer"
            >
              {t.view}
            </a>
          )}
          {mayWrite && (
            <>
              <Link className="button button--line button--small" to={`${path}/preview?version=${latest.number}`}>
                {t.preview}
              </Link>
              <Link className="button button--small" to={`${path}/edit`}>
                {t.edit}
              </Link>
            </>
          )}
        </>
      }
    >
      <p className="order__placed muted small">
        {texts.kinds[kind]} <code>{handle}</code>, {siteSettings[site].title}
      </p>
      <div className="stack">
        <StateMessage versions={versions} />
        <Section title={t.versions}>
          <VersionsList {...{ site, handle, versions, mayWrite }} onDone={() => void revalidate()} />
        </Section>
        <p className="small">
          <Link className="text-button" to={`/audit?type=page&id=${encodeURIComponent(`${site} ${handle}`)}`}>
            {t.history}
          </Link>
        </p>
      </div>
    </Page>
  )
}

/** Renders which version is published, which is scheduled next, and any newer draft. */
function StateMessage({ versions }: { versions: Loaded['versions'] }) {
  const published = versions.find(({ state }) => state === 'published')
  const [latest] = versions
  const next = versions.filter(({ state }) => state === 'scheduled').at(-1)
  return (
    <Message tone={published ? 'ok' : 'note'}>
      {published?.publishAt ? t.shown(published.number, formatDateTime(published.publishAt)) : t.notShown}
      {next?.publishAt && ` ${t.next(next.number, formatDateTime(next.publishAt))}`}
      {latest.state === 'draft' && ` ${t.waiting(latest.number)}`}
    </Message>
  )
}
