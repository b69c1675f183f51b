export type Device = 'desktop' | 'tablet' | 'mobile';

/** Common widths in CSS pixels. */
export const WIDTHS: Record< Device, number > = { desktop: 1280, tablet: 820, mobile: 390 };
