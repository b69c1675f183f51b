import { desktop, mobile, tablet } from '@wordpress/icons';
import { deviceLabel } from '@/features/builder/model/words/audience';

export type Device = 'desktop' | 'tablet' | 'mobile';

/** Pixels of CSS: common ones of each. */
export const WIDTHS: Record< Device, number > = { desktop: 1280, tablet: 820, mobile: 390 };

export const DEVICES = [
	{ device: 'mobile', icon: mobile, label: () => deviceLabel( 'mobile' ) },
	{ device: 'tablet', icon: tablet, label: () => deviceLabel( 'tablet' ) },
	{ device: 'desktop', icon: desktop, label: () => deviceLabel( 'desktop' ) },
] as const;
