import { useState } from 'react'
import { problemOf } from '../call/problems.ts'
import { problemText } from './states.tsx'
import { notify } from './toasts.tsx'

interface CsvFile {
  csv: string
  name: string
  /** Message announced once the file is saved. */
  message: string
}

interface CsvButtonProps {
  texts: { export: string; exporting: string }
  refusals: Readonly<Record<string, string>>
  load: () => Promise<CsvFile>
}

/** Renders a button that downloads a CSV file. */
export function CsvButton({ texts, refusals, load }: CsvButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { csv, name, message } = await load()
      saveCsv(csv, name)
      notify(message)
    } catch (error) {
      notify(problemText(problemOf(error), refusals))
    }
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="button button--line button--small"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void run()
      }}
    >
      {isBusy ? texts.exporting : texts.export}
    </button>
  )
}

/** Downloads CSV text as a file. */
function saveCsv(csv: string, name: string): void {
  // Spreadsheets need the byte order mark to detect UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
