import { BoardsOfTask } from './boards/BoardsOfTask'

export default [BoardsOfTask]
