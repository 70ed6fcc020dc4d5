/** Marks an input or a choice as required. */
export type RequiredAttribute = { required: true } | { 'aria-required': true }

/**
 * The native attribute, except in Firefox, which exposes a blank field with it to screen readers as invalid
 * before anything is typed, even with `aria-invalid="false"`
 * (https://www.tpgi.com/required-attribute-requirements/). See docs/decisions/0051.
 */
export function requiredAttribute(): RequiredAttribute {
  return isFirefox() ? { 'aria-required': true } : { required: true }
}

/** No other engine has properties with this prefix. */
const isFirefox = () => 'MozUserSelect' in document.documentElement.style
