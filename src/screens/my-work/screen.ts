import { defineScreen } from '@/engine/screen/screen'
import { workList } from './work-list'

export default defineScreen({
  tabs: [{ id: 'record', label: 'Work Record', isPrintable: true, views: [workList] }],
})
