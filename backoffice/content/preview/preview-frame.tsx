import { useLayoutEffect, useRef } from 'react'
import { ProblemBox, Skeleton } from '#backoffice/kit/states.tsx'
import { texts } from '../texts/en.ts'
import type { Device } from './preview-options.ts'
import type { PreviewLink } from './use-preview-link.ts'

interface PreviewFrameProps {
  url: string
  device: Device
}

const deviceWidths: Readonly<Record<Device, number>> = { desktop: 1280, tablet: 768, phone: 390 }

/** Renders a preview, or its link's loading state or problem. */
export function Preview({ link: { url, problem, retry }, device }: { link: PreviewLink; device: Device }) {
  if (problem) return <ProblemBox problem={problem} onRetry={retry} />
  return url === null ? <Skeleton /> : <PreviewFrame url={url} device={device} />
}

/** Renders the shop at a device's width, scaled down to fit the available space. */
function PreviewFrame({ url, device }: PreviewFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / deviceWidths[device])
      box.style.setProperty('--preview-scale', String(scale))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    return () => observer.disconnect()
  }, [device])
  return (
    <div ref={ref} className={`preview preview--${device}`}>
      <iframe key={url} className="preview__frame" src={url} title={texts.preview.frame} />
    </div>
  )
}
