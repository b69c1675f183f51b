/** Seconds after which a page may come from a cache and its manifest is asked for anew. */
export const FRESH = 10 * 60;
/** Seconds for which the printed manifest still serves when the new one cannot be had. */
const USABLE = 24 * 60 * 60;

/** @param madeAt Unix seconds; @param now milliseconds, as clocks of browsers go. */
export const isUsable = ( madeAt: number, now: number ): boolean => now / 1000 - madeAt <= USABLE;
