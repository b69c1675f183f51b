export type Device = 'desktop' | 'tablet' | 'mobile';

/** Pixels of CSS: common ones of each. */
export const WIDTHS: Record< Device, number > = { desktop: 1280, tablet: 820, mobile: 390 };
