import type { IncomingMessage, ServerResponse } from 'node:http'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Files uploaded by shoppers; staff open them through links in API responses. */
export interface StaffMedia {
  photos: Serve
  storyPhotos: Serve
  chatFiles: Serve
}

const folders: Readonly<Record<string, keyof StaffMedia>> = {
  reviews: 'photos',
  stories: 'storyPhotos',
  chat: 'chatFiles',
}
const pattern = /^\/media\/(\w{1,20})\//

/** Returns true for a request that reads a file under /media/. */
export function isMedia({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && pattern.test(url)
}

/** Serves shoppers' photos and files on the back office host; returns 404 for other paths under /media/. */
export function serveStaffMedia(media: StaffMedia, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const folder = folders[pattern.exec(request.url ?? '')?.[1] ?? '']
    if (folder !== undefined && (await media[folder](request, response))) return
    response.writeHead(404, { ...headers, 'content-length': '0' }).end()
  }
}
