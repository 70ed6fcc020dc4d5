/**
 * Which modules share a file. Small files that always load together compress better as one: about
 * 6 kB less for the first visit to the app. A group holds only what every page of its kind loads; the
 * rest splits by route.
 */
export const chunkGroups = [
  {
    // React, and the frame of every page.
    name: 'start',
    test: modules(
      String.raw`node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)/`,
      'vite/preload-helper',
      'rolldown/runtime',
      String.raw`src/main\.tsx`,
      'node_modules/use-local-storage-state/',
      String.raw`src/app/(App\.tsx|ErrorBoundary|public-pages|lazy-page|not-found|pages/ErrorPage)`,
      'src/app/(shell/(Footer|Logo|SkipLink|ThemeToggle)|use-page|use-dark-mode)',
      'src/engine/ui/(Icon|OutboundLink|tone-class|announcer)',
      'src/engine/(web-address|schema/dataset)',
      'src/screens/index',
    ),
    priority: 2,
  },
  {
    // What works on the user's data, on every page of the app.
    name: 'app',
    test: modules(
      'node_modules/(@tanstack|zod)/',
      'src/engine/repository/(?!records|use-record|use-attempt|usage|migrate)',
      'src/engine/schema/(entity|document|form-document|stamps|rules|vocabulary)',
      String.raw`src/engine/restore/(merge\.|merge-records)`,
      'src/app/(open-app-area|AppArea|app-pages|navigation|screen-page)',
      'src/app/(shell/(AppShell|Header|MobileMenu|StorageNotice)|backup/count)',
      'src/schemas/(flags|user-profile|module-preferences|backup-log)',
      'src/schemas/(small-stored|migrations)',
    ),
    priority: 1,
  },
]

/** A test for paths that hold one of these, whichever way the system writes its slashes. */
function modules(...paths: string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`))
}
