/** The task of a move that the Child Care File answers. Apart from the schema, because every page loads the entries. */
export const ASK_FOR_CHILD_CARE = 'pcs-timeline/3-months/request-child-care'
