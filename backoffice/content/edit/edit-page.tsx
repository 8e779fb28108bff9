import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { RefusalError } from '#contract/kernel/refusal-error.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '../../call/call.ts'
import { TextArea, TextField } from '../../kit/form/field.tsx'
import { LeaveGuard } from '../../kit/form/leave-guard.tsx'
import { useSaveKeys } from '../../kit/form/use-save-keys.ts'
import { Page, Section } from '../../kit/page.tsx'
import { Message, problemText } from '../../kit/states.tsx'
import { contentPath } from '../content-path.ts'
import { parsePageParams, readVersions } from '../load-content.ts'
import { Preview } from '../preview/preview-frame.tsx'
import { devices, type Device } from '../preview/preview-options.ts'
import { usePreview } from '../preview/use-preview.ts'
import { texts } from '../texts/en.ts'
import { blocksOf, type Draft } from './blocks/document.ts'
import type { Props } from './blocks/field.ts'
import { Outline } from './outline.tsx'
import { ConflictDialog } from './save/conflict-dialog.tsx'
import { PublishButton } from './save/publish-button.tsx'
import { useEditor, type Editor } from './save/use-editor.ts'

interface Loaded {
  site: Site
  handle: string
  latest: number
  draft: Draft
  document: Props
}

const t = texts.editor

/** Returns the newest version with its document. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const { site, handle } = parsePageParams(params)
  const [latest] = await readVersions({ site, handle })
  if (!latest) throw new RefusalError(404, 'not_found')
  const { number } = latest
  const version = await callsOf(site)(
    'GET /svc_content/pages/{site}/{handle}/versions/{number}',
    { params: { site, handle, number: String(number) } },
    { isFresh: true },
  )
  const { title, description, document } = version
  return { site, handle, latest: number, document, draft: { title, description, blocks: blocksOf(document) } }
}

/** Renders the page editor: the blocks with their forms, next to a preview of the last saved version. */
export function Component() {
  const loaded = useLoaderData<Loaded>()
  const { site, handle } = loaded
  const editor = useEditor(loaded)
  useSaveKeys(editor)
  const { draft, isDirty, saving } = editor
  return (
    <Page
      title={t.title(draft.title || handle)}
      parent={{ to: contentPath(site, handle), title: texts.title }}
      actions={<Actions site={site} handle={handle} editor={editor} />}
    >
      {isDirty && !saving.isBusy && <LeaveGuard />}
      <div className="edit">
        <div className="stack">
          {saving.problem && (
            <Message tone="bad">{problemText(saving.problem, { ...texts.refusals, ...t.refusals })}</Message>
          )}
          <PageFields editor={editor} />
          <Section title={t.blocks}>
            <Outline site={site} handle={handle} editor={editor} />
          </Section>
        </div>
        <SavedPreview key={editor.saved} site={site} handle={handle} number={editor.saved} isDirty={isDirty} />
      </div>
      <ConflictDialog site={site} handle={handle} editor={editor} />
    </Page>
  )
}

function Actions({ site, handle, editor }: { site: Site; handle: string; editor: Editor }) {
  const { isDirty, saving, canUndo, canRedo, undo, redo } = editor
  return (
    <>
      <button type="button" className="button button--line button--small" disabled={!canUndo} onClick={undo}>
        {t.undo}
      </button>
      <button type="button" className="button button--line button--small" disabled={!canRedo} onClick={redo}>
        {t.redo}
      </button>
      <button
        type="button"
        className="button button--line button--small"
        aria-disabled={!isDirty || saving.isBusy}
        aria-busy={saving.isBusy}
        aria-keyshortcuts="Control+S"
        onClick={() => {
          if (isDirty) saving.submit()
        }}
      >
        {isDirty ? t.save : t.allSaved}
      </button>
      <PublishButton site={site} handle={handle} editor={editor} />
    </>
  )
}

function PageFields({ editor: { draft, change } }: { editor: Editor }) {
  return (
    <Section title={t.page}>
      <div className="form">
        <TextField
          label={t.pageTitle}
          maxLength={200}
          value={draft.title}
          error={draft.title.trim() === '' ? texts.add.noTitle : undefined}
          onChange={({ currentTarget }) => change({ ...draft, title: currentTarget.value }, 'title')}
        />
        <TextArea
          label={t.description}
          hint={t.descriptionHint}
          rows={2}
          maxLength={400}
          value={draft.description}
          onChange={({ currentTarget }) => change({ ...draft, description: currentTarget.value }, 'description')}
        />
      </div>
    </Section>
  )
}

interface SavedPreviewProps {
  site: Site
  handle: string
  number: number
  isDirty: boolean
}

function SavedPreview({ site, handle, number, isDirty }: SavedPreviewProps) {
  const [device, setDevice] = useState<Device>('desktop')
  const link = usePreview({ site, handle, number, at: null, segment: null, locale: null })
  return (
    <section className="edit-preview" aria-label={t.preview}>
      <div className="edit-preview__head">
        <span className="muted small">{isDirty ? t.previewOld(number) : t.previewOf(number)}</span>
        <span className="select">
          <select
            className="input"
            aria-label={texts.preview.device}
            value={device}
            onChange={({ currentTarget }) =>
              setDevice(devices.find((each) => each === currentTarget.value) ?? 'desktop')
            }
          >
            {devices.map((each) => (
              <option key={each} value={each}>
                {texts.preview.devices[each]}
              </option>
            ))}
          </select>
        </span>
      </div>
      <Preview link={link} device={device} />
    </section>
  )
}
