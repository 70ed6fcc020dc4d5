import { BackupReminder } from '@/screens/account/user-data/backup/BackupReminder'
import DashboardPage from '@/screens/dashboard/DashboardPage'

/** Passes the dashboard what it cannot import, because screen modules do not import each other. */
export default function Dashboard() {
  return <DashboardPage notice={<BackupReminder />} />
}
