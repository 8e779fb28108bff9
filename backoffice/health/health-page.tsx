import './health.css'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import type { HealthState } from '#domain/health/health-check.ts'
import { call } from '../call/call.ts'
import { formatAge, formatDateTime, formatTime } from '../kit/format/dates.ts'
import { Badge, Page, Section } from '../kit/page.tsx'
import { Message } from '../kit/states.tsx'
import { usePolling } from '../kit/use-polling.ts'
import { checksByGroup, unhealthyChecks, summaryLine, type Check, type Health } from './health-summary.ts'
import { texts } from './texts/en.ts'

const intervalMs = 15_000
const tones = { ok: 'ok', warning: 'warn', failing: 'bad' } as const satisfies Record<HealthState, string>

/** Returns the health checks. */
export function loader(): Promise<Health> {
  return call('GET /svc_admin/health', {}, { isFresh: true })
}

/** Renders the health checks, and repeats them while the page is visible. */
export function Component() {
  const [health, setHealth] = useState(useLoaderData<Health>())
  const isFailing = usePolling(intervalMs, async () => setHealth(await loader()))
  const { checks, state, checkedAt } = health
  const problems = unhealthyChecks(checks)
  return (
    <Page title={texts.title}>
      {isFailing && (
        <div className="health__stale">
          <Message tone="bad">{texts.stale(formatDateTime(checkedAt))}</Message>
        </div>
      )}
      <div className={`health__overall health__overall--${tones[state]}`}>
        {/* Screen readers announce the line when it changes. */}
        <output>{summaryLine(checks)}</output>
        {problems.length > 0 && (
          <ul className="health__problems" aria-label={texts.list}>
            {problems.map(({ name, title }) => (
              <li key={name}>
                <a className="link" href={`#${idOf(name)}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="muted small">{texts.checkedAt(formatTime(checkedAt))}</p>
      </div>
      <div className="health__groups">
        {checksByGroup(checks).map(({ group, checks: own }) => (
          <Section key={group} title={texts.groups[group]}>
            <ul>
              {own.map((check) => (
                <CheckItem key={check.name} check={check} />
              ))}
            </ul>
            {group === 'processes' && <ProcessList health={health} />}
          </Section>
        ))}
      </div>
    </Page>
  )
}

const idOf = (name: Check['name']) => `check-${name}`

function CheckItem({ check: { name, title, state, figure, meaning, advice, link } }: { check: Check }) {
  return (
    <li id={idOf(name)} className="health__check" tabIndex={-1}>
      <div className="health__head">
        <h3>{title}</h3>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <p className="health__figure">
        {link === null ? (
          figure
        ) : (
          <Link className="link" to={link}>
            {figure}
          </Link>
        )}
      </p>
      <p className="muted small">{meaning}</p>
      {advice !== null && <p className="health__advice">{advice}</p>}
    </li>
  )
}

function ProcessList({ health: { processes, checkedAt } }: { health: Health }) {
  return (
    <div className="health__processes">
      <h3>{texts.running}</h3>
      {processes.length === 0 ? (
        <p className="muted small">{texts.noProcesses}</p>
      ) : (
        <ul>
          {processes.map(({ id, parts, release, startedAt }) => (
            <li key={id}>
              <strong>{parts.join(', ')}</strong>
              <span>
                {release === null
                  ? texts.noRelease
                  : texts.release(release.hash.slice(0, 12), formatDateTime(release.buildDate))}
              </span>
              <time className="muted" dateTime={startedAt} title={formatDateTime(startedAt)}>
                {texts.started(formatAge(startedAt, Date.parse(checkedAt)))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
