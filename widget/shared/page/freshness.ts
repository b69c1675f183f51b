/** Seconds after which a page may come from a cache and its manifest is requested again. */
export const FRESH = 10 * 60;
/** Seconds for which the printed manifest is still used if a new one isn't available. */
const USABLE = 24 * 60 * 60;

/** @param madeAt Unix seconds; @param now milliseconds, as in browser clocks. */
export const isUsable = ( madeAt: number, now: number ): boolean => now / 1000 - madeAt <= USABLE;
