import '../media.css'
import { useState } from 'react'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { call } from '#backoffice/call/call.ts'
import { useHasPermission } from '#backoffice/frame/use-me.ts'
import { formatDate, formatDateTime } from '#backoffice/kit/format/dates.ts'
import { Badge, Page, Section } from '#backoffice/kit/page.tsx'
import { sourceSet } from '#ui/picture-source.ts'
import { formatBytes } from '../file-size.ts'
import type { MediaDetail } from '../media-types.ts'
import { texts } from '../texts/en.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { downloadPath, linkOfUse } from './file-links.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { TextsForm } from './texts-form.tsx'
import { UseItem } from './use-item.tsx'

const t = texts.detail

/** Returns a file with its texts and uses. */
export async function loader({ params }: LoaderFunctionArgs): Promise<MediaDetail> {
  return call('GET /svc_admin/media/{id}', { params: { id: params['id']! } }, { isFresh: true })
}

/** Renders a file in the media library. */
export function Component() {
  const file = useLoaderData<MediaDetail>()
  const { name, kind, uses, alt } = file
  return (
    <Page
      title={name}
      parent={{ to: '/media', title: texts.title }}
      badges={
        <>
          {uses === 0 && <Badge tone="plain">{texts.unused}</Badge>}
          {kind === 'picture' && alt === '' && <Badge tone="note">{texts.noText}</Badge>}
        </>
      }
      actions={<FileActions file={file} />}
    >
      <div className="media-file">
        <Section title={t.preview}>
          <Preview file={file} />
        </Section>
        <div className="stack">
          {kind === 'picture' && (
            <Section title={t.texts}>
              <TextsForm key={file.id} file={file} />
            </Section>
          )}
          <Section title={t.usedIn}>
            <Uses file={file} />
          </Section>
          <Section title={t.facts}>
            <Facts file={file} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function FileActions({ file }: { file: MediaDetail }) {
  const mayWrite = useHasPermission('content.write')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'replace' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <a className="button button--line button--small" href={downloadPath(file)} download={file.name}>
        {t.download}
      </a>
      {mayWrite && file.picture && (
        <button type="button" className="button button--line button--small" onClick={() => setDialog('replace')}>
          {texts.replace.button}
        </button>
      )}
      {mayWrite && file.source !== 'demo' && (
        <button type="button" className="button button--line button--small" onClick={() => setDialog('delete')}>
          {texts.remove.button}
        </button>
      )}
      {dialog === 'replace' && (
        <ReplaceDialog
          file={file}
          onClose={close}
          onReplaced={({ id }) => {
            close()
            void navigate(`/media/${id}`)
          }}
        />
      )}
      {dialog === 'delete' && <DeleteDialog file={file} onClose={close} onDeleted={() => void navigate('/media')} />}
    </>
  )
}

function Preview({ file: { kind, path, picture, alt } }: { file: MediaDetail }) {
  if (kind === 'video')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are separate files in the library
      <video className="media-preview" src={path} controls preload="metadata" />
    )
  if (kind === 'captions') return <p className="muted">{texts.kinds.captions}</p>
  if (!picture) return <img className="media-preview" src={path} alt={alt} />
  return (
    <img
      className="media-preview"
      src={`${picture.base}-${picture.widths.at(-1)}.avif`}
      srcSet={sourceSet(picture)}
      sizes="(min-width: 64rem) 34rem, 100vw"
      width={picture.width}
      height={picture.height}
      alt={alt}
    />
  )
}

function Uses({ file: { usedIn, uses, deletedOn } }: { file: MediaDetail }) {
  if (usedIn.length === 0)
    return <p className="muted small">{deletedOn === null ? t.unused : t.unusedUntil(formatDate(deletedOn))}</p>
  return (
    <>
      <ul className="media-uses">
        {usedIn.map((use) => (
          <UseItem key={linkOfUse(use).key} use={use} />
        ))}
      </ul>
      {uses > usedIn.length && <p className="muted small">{t.more(uses - usedIn.length)}</p>}
    </>
  )
}

function Facts({ file }: { file: MediaDetail }) {
  const { picture, bytes, uploadedBy, uploadedAt, source } = file
  const at = formatDateTime(uploadedAt)
  return (
    <dl className="facts">
      {picture && (
        <div>
          <dt>{t.dimensions}</dt>
          <dd>{texts.dimensions(picture.width, picture.height)}</dd>
        </div>
      )}
      {source !== 'demo' && (
        <div>
          <dt>{t.bytes}</dt>
          <dd>{bytes === null ? t.unknown : formatBytes(bytes)}</dd>
        </div>
      )}
      <div>
        <dt>{source === 'upload' ? t.uploaded : t.added}</dt>
        <dd>{uploadedBy === '' ? `${at} · ${texts.sources[source]}` : t.by(uploadedBy, at)}</dd>
      </div>
    </dl>
  )
}
