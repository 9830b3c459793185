/* web: the service worker: shows notices of homes, and answers
   from what was kept where there is no network. */

const offlinePage = '/offline'
/** Words of a language, which a page kept in it begins with. */
const words = '/api/meridian/translation/words/'

// It answers nothing from memory while there is a network, so a new
// one may take over from the old at any time.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  // Pages are asked for while the worker wakes up, not after it.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isCall = pathname.startsWith('/api/') && !pathname.startsWith(words)
  if (request.method !== 'GET' || origin !== self.location.origin || isCall) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  // Files of a page that came by the network come by it too, without a detour.
  else if (!self.navigator.onLine || isOffline(request.referrer)) event.respondWith(openFile(request))
})

const isOffline = (address) => URL.parse(address)?.pathname === offlinePage

/** A page that cannot be had leads to the one that says so, which knows where somebody wanted to go. */
async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const kept = await caches.match(offlinePage, { ignoreVary: true })
    if (!kept) throw error
    if (isOffline(request.url)) return kept
    const { pathname, search } = new URL(request.url)
    return Response.redirect(`${offlinePage}?from=${encodeURIComponent(pathname + search)}`)
  }
}

async function openFile(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  return kept ?? fetch(request)
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json()
  if (notice) event.waitUntil(show(notice))
})

/** One tag, one notice: what a push service delivers twice is shown once. */
const show = ({ title, body, path, language, tag }) =>
  self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icons/icon-192.png',
    data: { path },
  })

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

/**
 * In the window that shows it already, else in one of Meridian that is open, the one looked at last first; in
 * a new one where there is none. Never outside of this site.
 */
async function open(path) {
  const address = URL.parse(path, self.location.origin)
  if (address?.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find(({ url }) => isSamePage(url, address))
  const shown = there ?? windows[0]
  if (!shown) return void (await self.clients.openWindow(address.href))
  try {
    const window = await shown.focus()
    if (!there) await window.navigate(address.href)
  } catch {
    // It was closed meanwhile, or another worker answers for it.
    await self.clients.openWindow(address.href)
  }
}

/** What stands after # is a place on the same page. */
const isSamePage = (url, { pathname, search }) => {
  const shown = URL.parse(url)
  return shown?.pathname === pathname && shown.search === search
}
