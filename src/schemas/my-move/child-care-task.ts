/** The task of a move that the Child Care File answers. In its own file, because every page loads module entries. */
export const ASK_FOR_CHILD_CARE = 'pcs-timeline/3-months/request-child-care'
