/* Meridian: shows homes in another site's page. It makes one frame after its own element and lets it grow
   with its content; it reads nothing of the page, sets no cookie and stores nothing. Options: data-agency,
   data-purpose, data-theme, data-limit, data-lang, data-title. */
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const address = new URL('/widget/search', script.src)
  for (const name of ['agency', 'purpose', 'theme', 'limit', 'lang']) {
    const value = script.dataset[name]
    if (value) address.searchParams.set(name, value)
  }
  const frame = document.createElement('iframe')
  frame.src = address.href
  frame.title = script.dataset.title || 'Homes on Meridian'
  frame.loading = 'lazy'
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  frame.referrerPolicy = 'origin'
  Object.assign(frame.style, {
    width: '100%',
    height: '640px',
    border: '0',
    display: 'block',
    colorScheme: 'normal',
  })
  script.after(frame)
  window.addEventListener('message', (event) => {
    // Only our own frame, at our own address, may say how tall it is.
    if (event.origin !== address.origin || event.source !== frame.contentWindow) return
    const { type, height } = Object(event.data)
    if (type !== 'meridian:height' || !Number.isFinite(height)) return
    frame.style.height = `${Math.min(6000, Math.max(120, Math.ceil(height)))}px`
  })
})()
