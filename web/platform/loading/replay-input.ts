/**
 * web/platform: event replay: what was typed, chosen or ticked in a control
 * before its hydration is said again after it.
 */
import { isHydrated, onceHydrated } from './hydration.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Controls as their person left them. */
const kept = new Map<Control, string>()

/**
 * Takes up what has been filled in already, and listens from now on. A page that comes back from the history
 * is filled in by the browser; that counts too. The signal ends it.
 */
export function replayEarlyInput(signal?: AbortSignal): void {
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) hear(control)
  for (const type of ['input', 'change'])
    document.addEventListener(
      type,
      ({ target }) => {
        // Of a change that comes after the hydration `input` has told already,
        // and by now the control may be written over.
        if (isControl(target) && !(type === 'change' && isHydrated(target))) hear(target)
      },
      { capture: true, ...(signal && { signal }) },
    )
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

function hear(control: Control): void {
  if (isHydrated(control)) {
    // Whoever types on is heard by the program itself, with all that stands in the field.
    kept.delete(control)
    return
  }
  if (!isReplayed(control)) return
  if (!isEdited(control)) {
    kept.delete(control)
    return
  }
  if (!kept.has(control)) onceHydrated(control, () => replay(control))
  kept.set(control, control.value)
}

/** What is sent with a form but no person fills in, and what no program may fill in. */
const isReplayed = (control: Control): boolean =>
  !['hidden', 'submit', 'reset', 'button', 'image', 'file'].includes(control.type)

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== writtenChoice(control)
  return isTicked(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

/** What the server wrote as chosen. */
const writtenChoice = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find((one) => one.defaultSelected) ?? options[0])?.value

/**
 * React compares an event with the value it last knew, and it knows what stood there when it
 * came. The control is put back to what the server wrote, which React notices, and then changed
 * in the browser's own way, which it does not.
 */
function replay(control: Control): void {
  const value = kept.get(control)
  if (value === undefined) return
  kept.delete(control)
  if (isTicked(control)) {
    // Of a group of radios the one that was chosen is heard; it takes the mark from the others.
    if (control.type === 'radio' && control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
    return
  }
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  control.value = control.defaultValue
  ownSetter(control)?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The browser's own way to set a value; React has put another in front of it. */
const ownSetter = (control: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set
