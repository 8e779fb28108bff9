/** An upload with its progress. A failed one has the reason, and a finished one the id of its file. */
export type Upload = { key: string; name: string } & (
  | { state: 'waiting' | 'uploading' }
  | { state: 'done'; id: number }
  | { state: 'failed'; problem: string }
)

/** Returns the uploads with one of them changed. */
export function withUpload(uploads: readonly Upload[], changed: Upload): readonly Upload[] {
  return uploads.map((upload) => (upload.key === changed.key ? changed : upload))
}

/** Returns the number of uploads that ended, and of all. */
export function progressOf(uploads: readonly Upload[]): { ended: number; all: number } {
  return { ended: uploads.filter(({ state }) => state === 'done' || state === 'failed').length, all: uploads.length }
}
