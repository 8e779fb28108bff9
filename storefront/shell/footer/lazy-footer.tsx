import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import type { Footer } from './footer.tsx'

type FooterProps = ComponentProps<typeof Footer>

const retryMs = 10_000

// The browser build excludes this code until it is loaded.
let loaded: ComponentType<FooterProps> | undefined = import.meta.env.SSR
  ? (await import('./footer.tsx')).Footer
  : undefined

/** Shows the server-rendered footer until its code has loaded, after the page. */
export function LazyFooter(props: FooterProps) {
  const [Loaded, setLoaded] = useState(() => loaded)
  const rendered = useRef<HTMLElement>(null)
  useEffect(() => {
    if (Loaded) return
    let retry: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      void import('./footer.tsx').then(
        async (module) => {
          loaded = module.Footer
          await notInUse(rendered.current)
          setLoaded(() => module.Footer)
        },
        // While offline or after a new release, the server-rendered footer works until a retry succeeds.
        () => (retry = setTimeout(load, retryMs)),
      )
    }
    // If the visit began in checkout, there is no footer yet.
    if (rendered.current?.hasChildNodes()) whenIdle(load)
    else load()
    return () => clearTimeout(retry)
  }, [Loaded])
  if (Loaded) return <Loaded {...props} />
  // Hydration leaves server markup inside an element alone if its child is a text node, even an empty one.
  return (
    <footer ref={rendered} className="footer" id="footer" suppressHydrationWarning>
      {''}
    </footer>
  )
}

/** Resolves when replacing a part loses nothing, because focus is elsewhere and no field has changed. */
async function notInUse(part: HTMLElement | null): Promise<void> {
  const isInUse = () =>
    part !== null &&
    (part.contains(document.activeElement) ||
      part.matches(':active') ||
      [...part.querySelectorAll('input')].some(
        ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
      ))
  while (isInUse()) await new Promise((resolve) => addEventListener('focusin', resolve, { once: true }))
}
