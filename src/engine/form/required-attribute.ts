/** Says that a field is required, of an input or a choice. */
export type RequiredAttribute = { required: true } | { 'aria-required': true }

/**
 * The native attribute, but for Firefox: that tells a screen reader that a blank field which has it is
 * invalid, before anything is typed and whatever `aria-invalid` says
 * (https://www.tpgi.com/required-attribute-requirements/). See docs/decisions/0051.
 */
export function requiredAttribute(): RequiredAttribute {
  return isFirefox() ? { 'aria-required': true } : { required: true }
}

/** No other engine has properties with this prefix. */
const isFirefox = () => 'MozUserSelect' in document.documentElement.style
