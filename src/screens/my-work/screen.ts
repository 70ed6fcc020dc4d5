import { glossary } from '@/data/glossary'
import { defineScreen } from '@/engine/screen/screen'
import { lazyPart } from '@/engine/ui/lazy-part'
import { customView } from '@/engine/views/custom/custom-view'
import { termsView } from '@/engine/views/terms/terms-view'
import { PapersPart, papersView } from './papers/papers-part'
import { workList } from './work-list'

const Timeline = lazyPart(() => import('./timeline/Timeline'))

export default defineScreen({
  tabs: [
    { id: 'record', label: 'Work Record', isPrintable: true, views: [workList] },
    {
      id: 'timeline',
      label: 'Timeline',
      isPrintable: true,
      parts: () => [Timeline],
      views: [
        customView(Timeline, 'Only here do records of four lists become one line of months.'),
      ],
    },
    { id: 'papers', label: 'Papers', parts: () => [PapersPart], views: [papersView] },
  ],
  closing: [termsView(glossary, ['usajobs'])],
})
