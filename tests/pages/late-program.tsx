/** tests: a page that the server has written, of which one part waits for its program. */
import { act } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/** Writes the page and hydrates all but the part; answers what brings the part's program. */
export async function openBeforeProgram(part: ComponentType): Promise<() => Promise<void>> {
  const page = (Part: ComponentType) => (
    <main>
      <Suspense>
        <Part />
      </Suspense>
    </main>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(part))
  document.body.replaceChildren(root)
  let arrive = () => {}
  const coming = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: part })
  })
  await act(async () => void hydrateRoot(root, page(lazy(() => coming))))
  return () => act(async () => arrive())
}
