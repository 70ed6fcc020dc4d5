/**
 * The Content-Security-Policy of every page, without the directive that a `<meta>` tag does not support
 * (`frame-ancestors`). See docs/decisions/0008.
 * @param scriptSource the quoted hash of the inline script: `'sha256-…'`
 */
export function contentSecurityPolicy(scriptSource: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptSource}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ')
}

/**
 * The `_headers` file, which Netlify, Cloudflare Pages and `npm start` read. Do not set a header in two rules that
 * match the same path: Cloudflare Pages joins the values. Without a `Cache-Control` rule, all three tell browsers to
 * revalidate.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(csp: string): string {
  return `/*
  Content-Security-Policy: ${csp}; frame-ancestors 'none'
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
}
