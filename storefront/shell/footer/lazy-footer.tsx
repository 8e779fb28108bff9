import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#storefront/browser/hydration/when-idle.ts'
import type { Footer } from './footer.tsx'

type FooterProps = ComponentProps<typeof Footer>

// The browser's build excludes the code until it is loaded.
let loaded: ComponentType<FooterProps> | undefined = import.meta.env.SSR
  ? (await import('./footer.tsx')).Footer
  : undefined

/** Keeps the footer that the server rendered, and replaces it when its code has loaded, after the page. */
export function LazyFooter(props: FooterProps) {
  const [Loaded, setLoaded] = useState(() => loaded)
  const rendered = useRef<HTMLElement>(null)
  useEffect(() => {
    if (Loaded) return
    const load = async () => {
      const { Footer: Component } = await import('./footer.tsx')
      loaded = Component
      await focusLeft(rendered.current)
      setLoaded(() => Component)
    }
    // A visit that began in checkout has no footer yet.
    if (rendered.current?.hasChildNodes()) whenIdle(() => void load())
    else void load()
  }, [Loaded])
  if (Loaded) return <Loaded {...props} />
  // Hydration leaves the server's content below an element whose child is a text, even an empty one.
  return (
    <footer ref={rendered} className="footer" id="footer" suppressHydrationWarning>
      {''}
    </footer>
  )
}

/** Resolves when no element of a part has the focus, which replacing it would lose. */
async function focusLeft(part: HTMLElement | null): Promise<void> {
  if (!part?.contains(document.activeElement)) return
  await new Promise<void>((resolve) => {
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (part.contains(relatedTarget as Node | null)) return
      part.removeEventListener('focusout', leave)
      resolve()
    }
    part.addEventListener('focusout', leave)
  })
}
