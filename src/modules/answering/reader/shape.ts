/** Numbers of a piece's state, and inside a layer. */
export const DIMENSIONS = 384
export const INNER = 1536
