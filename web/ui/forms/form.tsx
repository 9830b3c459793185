/**
 * ui: a form, the button that sends it, and a button that calls by itself.
 * One press makes one call, however it is made.
 */
import { createContext, useContext, type ComponentProps, type KeyboardEvent, type SubmitEvent } from 'react'
import { Button } from '../button.tsx'
import { useOneCall } from './one-call.ts'

const BusyContext = createContext(false)

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action'> & {
  /** Ends when everything it started has ended; `false` says that nothing came of it. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
}

/** Never leaves the page. While `onSubmit` is under way, further presses do nothing. */
export function Form({ onSubmit, children, ...form }: FormProps) {
  const { run, edited, isBusy } = useOneCall(onSubmit)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to its fields
    <form
      {...form}
      aria-busy={isBusy || undefined}
      onKeyDown={dropRepeats}
      onInput={edited}
      onSubmit={(event) => {
        event.preventDefault()
        void run(event)
      }}
    >
      <BusyContext value={isBusy}>{children}</BusyContext>
    </form>
  )
}

/** A key that is held down is pressed once. */
function dropRepeats(event: KeyboardEvent): void {
  const isText = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isText) event.preventDefault()
}

type SubmitProps = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** What it says while the form is under way. */
  busy?: string
}

/** Stays in the keyboard's reach while it waits, so that the focus is where it was when the answer comes. */
export function SubmitButton({ busy, disabled, children, ...button }: SubmitProps) {
  const isBusy = useContext(BusyContext)
  return (
    <Button
      {...button}
      type="submit"
      disabled={disabled && !isBusy}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // The second click of a double click.
        if (event.detail > 1) event.preventDefault()
      }}
    >
      {isBusy ? (busy ?? children) : children}
    </Button>
  )
}

type CallProps = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** Ends when everything it started has ended; `false` says that nothing came of it. */
  onCall: () => unknown
  /** What it says while the call is under way. */
  busy?: string
}

/**
 * Changes something with a press of its own. It keeps the focus while it waits, as the button of a form does.
 */
export function CallButton({ onCall, busy, disabled, children, ...button }: CallProps) {
  const { run, isBusy } = useOneCall(onCall)
  return (
    <Button
      {...button}
      disabled={disabled && !isBusy}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onKeyDown={dropRepeats}
      onClick={(event) => {
        // The second click of a double click.
        if (event.detail <= 1) void run()
      }}
    >
      {isBusy ? (busy ?? children) : children}
    </Button>
  )
}
