import type { IncomingMessage, ServerResponse } from 'node:http'

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

/** The shop's pictures, and files from shoppers, which staff open through links in call responses. */
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

/** Serves shop pictures and shoppers' photos and files on the back office host. Responds 404 to other /media/ paths. */
export function serveStaffMedia(media: StaffMedia, headers: Readonly<Record<string, string>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const folder = folders[pattern.exec(request.url ?? '')?.[1] ?? ''] ?? 'pictures'
    if (await media[folder](request, response)) return
    response.writeHead(404, { ...headers, 'content-length': '0' }).end()
  }
}
