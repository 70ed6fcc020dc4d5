/**
 * Which modules share a file. Small files that always load together compress better as one: about
 * 6 kB less for the first visit to the app. A group holds only what every page of its kind loads; the
 * rest splits by route.
 */
export const chunkGroups = [
  {
    // What every page runs at once. A public page loads the rest only when it is painted.
    name: 'main',
    test: modules(
      String.raw`src/main\.ts`,
      String.raw`src/app/update/(update|register)\.ts`,
      'vite/preload-helper',
      'rolldown/runtime',
    ),
    priority: 3,
  },
  {
    // React, and the frame of every page.
    name: 'start',
    test: modules(
      String.raw`node_modules/(react|react-dom|scheduler|wouter|regexparam)/`,
      'node_modules/use-local-storage-state/',
      String.raw`src/app/(start|App\.tsx|app-area|ErrorBoundary|public-pages|lazy-page|not-found|pages/ErrorReport)`,
      'src/app/(shell/(Footer|Logo|SkipLink|ThemeToggle)|use-page|use-dark-mode)',
      'src/app/update/use-is',
      'src/engine/ui/(Icon|OutboundLink|tone-class|announcer)',
      'src/engine/(web-address|model/dataset|ui/lazy-part)',
      'src/screens/index',
    ),
    priority: 2,
  },
  {
    // What works on the user's data, on every page of the app.
    name: 'app',
    test: modules(
      'node_modules/(@tanstack|zod)/',
      'src/engine/store/(?!backup/|records|use-record|use-attempt|usage|migrate|missed-writes)',
      'src/engine/model/(entity|document|form-document|without-faults|stamps|rules|vocabulary)',
      'src/app/(open-app-area|AppArea|app-pages|navigation|screen-page)',
      'src/app/(shell/(AppShell|ShellFrame|Header|MobileMenu|StorageNotice)|backup/count)',
      'src/schemas/(flags|user-profile|module-preferences|backup-log|job-application)',
      'src/schemas/(small-stored|migrations)',
      'src/engine/screen/Screen(Frame|Title)',
      '(checklist-progress|quick-actions|dashboard/(DashboardFrame|BetaNote))',
    ),
    priority: 1,
  },
  {
    // What shows guides and cards, on public pages as in the app.
    name: 'guide',
    test: modules(
      'src/engine/views/(guide/(?!Listed|find)|cards/(?!find))',
      'src/engine/ui/(Badge|Detail|ReviewedLine)',
    ),
    priority: 1,
  },
  {
    // The contents of a long page. Public pages have it without anything of the app.
    name: 'contents',
    test: modules('src/engine/ui/OnThisPage'),
    priority: 2,
  },
  {
    // What every module needs besides: tabs, links, steps, checklists.
    name: 'screen-view',
    test: modules(
      'src/engine/views/(links|steps|callout|checklist|progress|custom|terms|guide/Listed)',
      'src/engine/screen/(ScreenView|tabs|ViewSwitch|ViewStack|screen)',
      'src/engine/(address/|views/view-kinds|views/[a-z]+/find|views/anchor)',
      'src/data/glossary',
      'src/engine/views/list/list-view',
      'src/engine/ui/(Failure|PrintButton|ProgressBar|use-focus-target|KeptDetails|kept-open|More)',
      'src/engine/store/use-attempt',
    ),
    priority: 1,
  },
  {
    // Figures that many modules name, without those that the dashboard has.
    name: 'facts',
    test: modules('src/data/facts/(?!benefits)'),
    priority: 1,
  },
  {
    // What a list of records has in common with a catalogue.
    name: 'catalogue',
    test: modules(
      'src/engine/ui/(SearchBox|FilterSelect|EmptyState|use-announced)',
      'src/engine/views/select-records',
    ),
    priority: 0,
  },
  {
    // Records that ship with the product, with what is searched and filtered in them.
    name: 'catalogue-view',
    test: modules('src/engine/views/catalogue/(?!find)', 'src/engine/ui/FilterButtons'),
    priority: 0,
  },
  {
    // A list of records with its search and filters.
    name: 'list',
    test: modules(
      'src/engine/views/list/',
      'src/engine/form/drafts',
      'src/engine/store/(records|use-record)',
      'src/engine/model/field',
    ),
    priority: 0,
  },
  {
    // What switches and dialogs share.
    name: 'headless',
    test: modules(
      'node_modules/(@headlessui|use-sync-external-store|react-aria|@react-aria|@react-stately)/',
    ),
    minShareCount: 2,
    priority: 0,
  },
]

/** A test for paths that hold one of these, whichever way the system writes its slashes. */
function modules(...paths: string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', String.raw`[\\/]`))
}
