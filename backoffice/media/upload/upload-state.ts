/** An upload's progress. A failed upload has a reason, and a finished upload has its file's id. */
export type Upload = { key: string; name: string } & (
  | { state: 'waiting' | 'uploading' }
  | { state: 'done'; id: number }
  | { state: 'failed'; problem: string }
)

/** Replaces an upload, identified by key. */
export function withUpload(uploads: readonly Upload[], changed: Upload): readonly Upload[] {
  return uploads.map((upload) => (upload.key === changed.key ? changed : upload))
}

/** Returns the number of uploads that have ended, and the total number. */
export function progressOf(uploads: readonly Upload[]): { ended: number; all: number } {
  return { ended: uploads.filter(({ state }) => state === 'done' || state === 'failed').length, all: uploads.length }
}
