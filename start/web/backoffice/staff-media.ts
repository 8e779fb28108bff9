import type { IncomingMessage, ServerResponse } from 'node:http'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** Files that shoppers sent, which staff open by links in replies of calls, and the shop's pictures. */
export interface StaffMedia {
  pictures: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>
  photos: Serve
  storyPhotos: Serve
  chatFiles: Serve
}

const folders: Readonly<Record<string, Exclude<keyof StaffMedia, 'pictures'>>> = {
  reviews: 'photos',
  stories: 'storyPhotos',
  chat: 'chatFiles',
}
const pattern = /^\/media\/(\w{1,20})\//

/** Returns true for a request that reads a file under /media/. */
export function isMedia({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && pattern.test(url)
}

/** Serves pictures, and photos and files of shoppers, on the host of the back office; responds 404 to other paths of /media/. */
export function serveStaffMedia(media: StaffMedia, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const folder = folders[pattern.exec(request.url ?? '')?.[1] ?? ''] ?? 'pictures'
    if (await media[folder](request, response)) return
    response.writeHead(404, { ...headers, 'content-length': '0' }).end()
  }
}
