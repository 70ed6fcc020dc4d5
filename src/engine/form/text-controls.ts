/** A control whose value in the form is a text. */
type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * The text controls of a form that show other text than its `values`. Some password managers fill a field without
 * dispatching an event.
 */
export function differingControls(
  form: HTMLFormElement,
  values: Readonly<Record<string, unknown>>,
): TextControl[] {
  return [...form.elements].filter((element): element is TextControl => {
    if (!isTextControl(element)) return false
    const held = values[element.name]
    return typeof held === 'string' && element.value !== shownAs(element, held)
  })
}

function isTextControl(element: Element): element is TextControl {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && !['checkbox', 'radio'].includes(element.type)
}

/** The text as a control of this type shows it: a single-line input drops line breaks, for example. */
function shownAs(control: TextControl, text: string): string {
  const probe = document.createElement(control instanceof HTMLInputElement ? 'input' : 'textarea')
  if (probe instanceof HTMLInputElement) probe.type = control.type
  probe.value = text
  return probe.value
}

/**
 * Whether a control of a form shows text that is not a complete value, such as a date without its month. The form holds
 * it as blank.
 */
export function isIncomplete(control: unknown): boolean {
  return control instanceof HTMLInputElement && control.validity.badInput
}
