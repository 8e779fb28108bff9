import { useState } from 'react'
import { siteSettings } from '#domain/sites.ts'
import { call } from '../call/call.ts'
import { ConfirmDialog } from '../kit/dialog.tsx'
import { useSubmit } from '../kit/form/use-submit.ts'
import { formatDateTime, formatDay } from '../kit/format/dates.ts'
import { Message, problemText } from '../kit/states.tsx'
import type { EventExport } from './export-types.ts'
import { texts } from './texts/en.ts'

const t = texts.columns
const daysOf = ({ from, to }: EventExport) => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`)
const megabytes = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' })

interface ExportsTableProps {
  exports: readonly EventExport[]
  onChanged: () => void
}

/** Renders exports with their progress and with buttons that download and delete them. */
export function ExportsTable({ exports, onChanged }: ExportsTableProps) {
  const [removing, setRemoving] = useState<EventExport | null>(null)
  return (
    // The focus lets keys scroll the wide table on a phone.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="report-scroll" aria-label={texts.title} tabIndex={0}>
      <table className="data-table" aria-label={texts.title}>
        <thead>
          <tr>
            {Object.entries(t).map(([id, title]) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exports.map((each) => (
            <tr key={each.id}>
              <td>
                {daysOf(each)}
                <span className="muted small"> {texts.formats[each.format]}</span>
              </td>
              <td>{each.sites.map((site) => siteSettings[site].title).join(', ')}</td>
              <td>
                <State of={each} />
              </td>
              <td>{texts.count(each.events)}</td>
              <td>{megabytes.format(each.bytes / 1_000_000)}</td>
              <td>
                {each.staffName}
                <span className="muted small"> {formatDateTime(each.createdAt)}</span>
              </td>
              <td>{each.state === 'ready' && each.expiresAt !== null && formatDateTime(each.expiresAt)}</td>
              <td className="export-actions">
                {each.state === 'ready' && <DownloadButton of={each} onDone={onChanged} />}
                {(each.state === 'ready' || each.state === 'running') && (
                  <button
                    type="button"
                    className="text-button"
                    aria-label={texts.removeOf(daysOf(each))}
                    onClick={() => setRemoving(each)}
                  >
                    {texts.remove}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {removing && <RemoveDialog of={removing} onClose={() => setRemoving(null)} onDone={onChanged} />}
    </section>
  )
}

function State({ of: { state, progress, downloads } }: { of: EventExport }) {
  if (state !== 'running')
    return (
      <>
        {texts.states[state]}
        {state === 'withdrawn' && <span className="muted small"> {texts.withdrawn}</span>}
        {downloads > 0 && <span className="muted small"> {texts.downloads(downloads)}</span>}
      </>
    )
  return (
    <>
      <output>{texts.progress(progress.days, progress.of)}</output>
      <progress max={progress.of} value={progress.days} aria-label={texts.states.running} />
    </>
  )
}

interface ActionProps {
  of: EventExport
  onDone: () => void
}

function DownloadButton({ of, onDone }: ActionProps) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('POST /svc_admin/event-exports/{id}/download', { params: { id: of.id }, key }),
    onDone: ({ path }) => {
      // The response is an attachment, so the browser stays on this page.
      location.assign(path)
      onDone()
    },
  })
  return (
    <>
      <button
        type="button"
        className="text-button"
        disabled={isBusy}
        aria-label={texts.downloadOf(daysOf(of))}
        onClick={submit}
      >
        {texts.download}
      </button>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}

function RemoveDialog({ of, onClose, onDone }: ActionProps & { onClose: () => void }) {
  const { problem, isBusy, submit } = useSubmit({
    send: (key) => call('DELETE /svc_admin/event-exports/{id}', { params: { id: of.id }, key }),
    done: texts.removed,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      text={texts.removeText}
      confirm={texts.remove}
      isBusy={isBusy}
      isSevere
      problem={problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
      onConfirm={submit}
      onClose={onClose}
    />
  )
}
