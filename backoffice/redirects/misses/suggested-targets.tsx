import { useState } from 'react'
import { Link } from 'react-router'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useSubmit } from '#backoffice/kit/form/use-submit.ts'
import { Message, problemText } from '#backoffice/kit/states.tsx'
import { notify } from '#backoffice/kit/toasts.tsx'
import type { Miss } from '../redirect-types.ts'
import { texts } from '../texts/en.ts'

interface SuggestedTargetsProps {
  site: Site
  miss: Miss
  otherLink: string
  onDone: () => void
}

const t = texts.misses

/** Renders buttons that redirect the path to similar pages, and a link for a different target. */
export function SuggestedTargets({ site, miss: { path, suggestions }, otherLink, onDone }: SuggestedTargetsProps) {
  return (
    <span className="suggested">
      {suggestions.map((target) => (
        <RedirectButton key={target} {...{ site, path, target, onDone }} />
      ))}
      <Link to={otherLink} className="text-button" aria-label={t.otherOf(path)}>
        {t.other}
      </Link>
    </span>
  )
}

interface RedirectButtonProps {
  site: Site
  path: string
  target: string
  onDone: () => void
}

function RedirectButton({ site, path, target, onDone }: RedirectButtonProps) {
  const [isDone, setDone] = useState(false)
  const { isBusy, problem, submit } = useSubmit({
    send: (key) => callsOf(site)('PUT /svc_route/redirects', { body: { site, from: path, to: target }, key }),
    onDone: () => {
      setDone(true)
      notify(t.done(path, target))
      onDone()
    },
  })
  return (
    <>
      <button
        type="button"
        className="button button--line button--small"
        aria-label={t.redirectTo(path, target)}
        aria-disabled={isBusy || isDone}
        onClick={() => {
          if (!isDone) submit()
        }}
      >
        {target}
      </button>
      {problem && <Message tone="bad">{problemText(problem, texts.refusals)}</Message>}
    </>
  )
}
