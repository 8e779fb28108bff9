import { Link, useLoaderData } from 'react-router'
import type { Reply } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { call } from '../call/call.ts'
import { flagPath } from '../flags/flag-path.ts'
import { useHasPermission } from '../frame/use-me.ts'
import { Page, Section } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { ExperimentReport, type Experiment } from './experiment-report.tsx'
import { texts } from './texts/en.ts'

type Loaded = Reply<Store, 'GET /svc_admin/experiments'>

/** Returns the running experiments with their results. */
export function loader(): Promise<Loaded> {
  return call('GET /svc_admin/experiments', {}, { isFresh: true })
}

/** Renders the running experiments and explains how they are measured. */
export function Component() {
  const { experiments } = useLoaderData<Loaded>()
  const seesFlags = useHasPermission('settings.read')
  return (
    <Page title={texts.title}>
      <div className="experiments">
        {experiments.length === 0 ? (
          <Empty text={texts.empty}>
            {seesFlags && (
              <Link className="link" to="/settings/flags">
                {texts.flags}
              </Link>
            )}
          </Empty>
        ) : (
          experiments.map((experiment) => (
            <ExperimentSection key={experiment.key} experiment={experiment} seesFlags={seesFlags} />
          ))
        )}
        <Section title={texts.method.title}>
          <ul className="experiment__method">
            {[
              texts.method.visitors,
              texts.method.orders,
              texts.method.chance,
              texts.method.split,
              texts.method.wait,
            ].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      </div>
    </Page>
  )
}

function ExperimentSection({ experiment, seesFlags }: { experiment: Experiment; seesFlags: boolean }) {
  const { name, flag, sites } = experiment
  return (
    <Section
      title={name}
      actions={
        seesFlags && (
          <Link className="link small" to={flagPath(flag)}>
            {texts.flag(flag)}
          </Link>
        )
      }
    >
      {sites.length === 0 && <p className="muted">{texts.noVisitors}</p>}
      {sites.map((report) => (
        <ExperimentReport key={report.site} name={name} report={report} />
      ))}
    </Section>
  )
}
