import { classes } from './classes.ts'

/** A drawn face; decoration wherever the name stands beside it. */
export const Portrait = ({ uuid, size = 40, className }: { uuid: string; size?: number; className?: string }) => (
  <img
    src={`/agents/${uuid}/portrait.svg`}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className={classes('shrink-0 rounded-full bg-hover', className)}
  />
)
