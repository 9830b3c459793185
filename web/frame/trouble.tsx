/**
 * web/frame: what a person sees when a page cannot be shown: nothing there, no connection, or our mistake.
 */
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ChunkError } from '#web/platform/loading/lazy-part.ts'
import { useOwnLinks } from '#web/platform/session/own-links.ts'
import { ButtonLink, Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Words = { title: string; text: string; again: boolean }

const missing: Words = {
  title: 'There is nothing at this address',
  text: 'It may have been mistyped, or what was here has gone. You can search from here.',
  again: false,
}
const busy: Words = {
  title: 'Meridian cannot answer right now',
  text: 'This usually passes within a minute. Nothing you saved is lost.',
  again: true,
}
const broken: Words = {
  title: 'Something went wrong on our side',
  text: 'It has been written down, and we will look at it. You can try again or start afresh.',
  again: true,
}
const lost: Words = {
  title: 'Part of this page did not arrive',
  text: 'Please check the connection and try again.',
  again: true,
}

function wordsFor(error: unknown): Words {
  if (isRouteErrorResponse(error))
    return error.status === 404 ? missing : error.status === 503 ? busy : broken
  return error instanceof ChunkError || error instanceof TypeError ? lost : broken
}

/** For the root's boundary and for pages that fail as a whole. */
export function Trouble() {
  const { title, text, again } = wordsFor(useRouteError())
  const { isOpen, home } = useOwnLinks()
  return (
    <main id="main" className="page section">
      <EmptyState
        level="h1"
        title={title}
        actions={
          <>
            {again && (
              <Button kind="primary" onClick={() => window.location.reload()}>
                Try again
              </Button>
            )}
            {isOpen('/property-listing') && (
              <ButtonLink to="/property-listing" kind={again ? 'quiet' : 'primary'}>
                Search homes
              </ButtonLink>
            )}
            <ButtonLink to={home} kind="quiet">
              Go to the start
            </ButtonLink>
          </>
        }
      >
        <p className="soft">{text}</p>
      </EmptyState>
    </main>
  )
}
