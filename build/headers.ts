/** The Content-Security-Policy of every page, as its `<meta>` carries it. See docs/decisions/0008. */
export function policy(scriptHash: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}`,
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

/** The `_headers` file, in the form that Netlify and Cloudflare Pages read and `npm start` follows. */
export function pageHeaders(csp: string): string {
  return `/*
  Content-Security-Policy: ${csp}; frame-ancestors 'none'
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`
}
