/** Downloads CSV text as a file. */
export function saveCsv(csv: string, name: string): void {
  // Spreadsheets need the byte order mark to detect UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
