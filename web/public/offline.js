/* web: the service worker: asks the network, and where there is none answers from what the saved homes' page has kept. */

const offlinePage = '/offline'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  // Files of a page that came by the network come by it too, without a detour.
  if (request.mode !== 'navigate' && self.navigator.onLine) return
  event.respondWith(fetch(request).catch((error) => kept(request, error)))
})

/** A page that cannot be had leads to the one that tells so, under its own address. */
async function kept(request, error) {
  const found = await caches.match(request, { ignoreVary: true })
  if (found) return found
  if (request.mode !== 'navigate' || !(await caches.match(offlinePage))) throw error
  return Response.redirect(offlinePage)
}
