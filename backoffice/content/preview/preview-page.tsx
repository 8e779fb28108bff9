import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { siteSettings, type Site } from '#domain/sites.ts'
import { formatDateTime } from '#backoffice/kit/format/dates.ts'
import { SelectField, TextField } from '#backoffice/kit/form/field.tsx'
import { useFilters } from '#backoffice/kit/list/filters.ts'
import { Page } from '#backoffice/kit/page.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import { contentPath } from '../content-path.ts'
import { parsePageParams, readVersions } from '../load-content.ts'
import type { PageVersion } from '../page-types.ts'
import { texts } from '../texts/en.ts'
import { Preview } from './preview-frame.tsx'
import { deviceOf, devices, previewSubject } from './preview-options.ts'
import { usePreview } from './use-preview.ts'

interface Loaded {
  site: Site
  handle: string
  versions: readonly PageVersion[]
}

const t = texts.preview

/** The preview options are in the URL and do not affect the loaded data. */
export const shouldRevalidate = () => false

/** Returns the versions that can be previewed. Throws 404 if there are none. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const address = parsePageParams(params)
  const versions = await readVersions(address)
  if (versions.length === 0) throw new RefusalError(404, 'not_found')
  return { ...address, versions }
}

/** Renders a preview of the page for the selected version, time, locale, segment, and device. */
export function Component() {
  const { site, handle, versions } = useLoaderData<Loaded>()
  const [params] = useFilters()
  const device = deviceOf(params)
  const link = usePreview({ site, handle, ...previewSubject(params), locale: params.get('locale') })
  return (
    <Page
      title={t.title(versions[0]?.title || handle)}
      parent={{ to: contentPath(site, handle), title: texts.title }}
      actions={link.url !== null && <LinkActions url={link.url} />}
    >
      <Options site={site} versions={versions} />
      <Preview link={link} device={device} />
    </Page>
  )
}

function LinkActions({ url }: { url: string }) {
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => notify(t.copied),
      () => notify(t.notCopied),
    )
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={copy}>
        {t.copy}
      </button>
      <a className="button button--line button--small" href={url} target="_blank" rel="noreferrer">
        {t.open}
      </a>
    </>
  )
}

function Options({ site, versions }: Pick<Loaded, 'site' | 'versions'>) {
  const [params, change] = useFilters()
  const { locales } = siteSettings[site]
  const versionText = ({ number, state, publishAt }: PageVersion) =>
    `${texts.versions.number(number)}, ${texts.states[state].toLowerCase()}${
      publishAt === null ? '' : ` ${formatDateTime(publishAt)}`
    }`
  return (
    <div className="preview-options">
      <SelectField
        label={t.device}
        value={deviceOf(params)}
        options={devices.map((device) => [device, t.devices[device]] as const)}
        onChange={({ currentTarget }) => change({ device: currentTarget.value })}
      />
      <SelectField
        label={t.version}
        value={params.get('version') ?? ''}
        options={[
          ['', t.published],
          ...versions.map((version) => [String(version.number), versionText(version)] as const),
        ]}
        onChange={({ currentTarget }) => change({ version: currentTarget.value })}
      />
      {locales.length > 1 && (
        <SelectField
          label={t.locale}
          value={params.get('locale') ?? locales[0].tag}
          options={locales.map(({ tag }) => [tag, tag] as const)}
          onChange={({ currentTarget }) => change({ locale: currentTarget.value })}
        />
      )}
      <TextField
        label={t.at}
        type="datetime-local"
        value={params.get('at') ?? ''}
        onChange={({ currentTarget }) => change({ at: currentTarget.value })}
      />
      <TextField
        label={t.segment}
        inputMode="numeric"
        maxLength={9}
        placeholder={t.noSegment}
        value={params.get('segment') ?? ''}
        onChange={({ currentTarget }) => change({ segment: currentTarget.value.replace(/\D/g, '') })}
      />
    </div>
  )
}
