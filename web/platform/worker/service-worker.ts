/** web/platform: the service worker of the site; it comes where somebody has a use for it, and not before. */

export const isWorkerPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/**
 * The worker once it is at work. Browsers ask for a newer one by
 * themselves; its file is never kept by a cache.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}
