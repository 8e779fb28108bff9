import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { call } from '../call/call.ts'
import { Page, Section } from '../kit/page.tsx'
import { Empty, Message } from '../kit/states.tsx'
import { usePolling } from '../kit/use-polling.ts'
import type { EventExport } from './export-types.ts'
import { ExportsTable } from './exports-table.tsx'
import { StartForm } from './start-form.tsx'
import { texts } from './texts/en.ts'

const pollMs = 1_500

/** Returns the newest exports. */
export async function loader(): Promise<readonly EventExport[]> {
  return (await call('GET /svc_admin/event-exports', {}, { isFresh: true })).exports
}

/** Renders the form that starts an event export, and the exports with their progress. */
export function Component() {
  const loaded = useLoaderData<readonly EventExport[]>()
  const { revalidate } = useRevalidator()
  const [polled, setPolled] = useState({ loaded, latest: loaded })
  // A navigation or an action loads newer data than the last poll.
  const exports = polled.loaded === loaded ? polled.latest : loaded
  const reload = () => void revalidate()
  return (
    <Page title={texts.title} parent={{ to: '/reports', title: texts.parent }}>
      <p className="muted small report-note">{texts.intro}</p>
      <div className="reports">
        <Section title={texts.start}>
          <StartForm onStarted={reload} />
        </Section>
        {exports.some(({ state }) => state === 'running') && (
          <ProgressPolling onLoaded={(latest) => setPolled({ loaded, latest })} />
        )}
        {exports.length === 0 ? <Empty text={texts.empty} /> : <ExportsTable exports={exports} onChanged={reload} />}
      </div>
    </Page>
  )
}

/** Loads the progress while a job runs. If a read fails, the page stays as it is. */
function ProgressPolling({ onLoaded }: { onLoaded: (exports: readonly EventExport[]) => void }) {
  const isFailing = usePolling(pollMs, async () => onLoaded(await loader()))
  return isFailing ? <Message tone="warn">{texts.stale}</Message> : null
}
