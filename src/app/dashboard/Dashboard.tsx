import { BackupReminder } from '@/screens/account/user-data/backup/BackupReminder'
import DashboardPage from '@/screens/dashboard/DashboardPage'
import { Now } from '@/screens/dashboard/now/now-part'

/** The dashboard, with what it may not import itself: screens do not know each other. */
export default function Dashboard() {
  return <DashboardPage now={<Now />} notice={<BackupReminder />} />
}
