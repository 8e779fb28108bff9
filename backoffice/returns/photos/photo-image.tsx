import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts/en.ts'

interface PhotoImageProps {
  label: string
  /** Reads the picture. Passing a new function reads it again. */
  read: (signal: AbortSignal) => Promise<{ type: string; base64: string }>
}

/** Draws a photo on a canvas, because the content security policy allows only image files. */
export function PhotoImage({ label, read }: PhotoImageProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'loading' | 'drawn' | 'failed'>('loading')
  useEffect(() => {
    const abort = new AbortController()
    const draw = async () => {
      const { type, base64 } = await read(abort.signal)
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type }))
      const canvas = ref.current
      if (!canvas || abort.signal.aborted) return
      canvas.width = bitmap.width
      canvas.height = bitmap.height
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
      setState('drawn')
    }
    draw().catch(() => {
      if (!abort.signal.aborted) setState('failed')
    })
    return () => abort.abort()
  }, [read])
  return (
    <>
      <canvas ref={ref} className="return-canvas" hidden={state === 'failed'}>
        {label}
      </canvas>
      {state === 'failed' && <span className="small">{texts.detail.photoFailed}</span>}
    </>
  )
}
