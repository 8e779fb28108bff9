import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../dialog.tsx'
import { texts } from '../texts/en.ts'

/** Warns before leaving a page. Render it while there are unsaved changes. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== '/login',
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  if (blocker.state !== 'blocked') return null
  const { title, text, leave, stay } = texts.form.leave
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={leave}
      cancel={stay}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  )
}
