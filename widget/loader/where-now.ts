/** The part behind # is a place in a page, not another page. */
export const whereNow = (): string => location.pathname + location.search;
