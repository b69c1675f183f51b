import { desktop, mobile, tablet } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';

export type Device = 'desktop' | 'tablet' | 'mobile';

/** Pixels of CSS: common ones of each. */
export const WIDTHS: Record< Device, number > = { desktop: 1280, tablet: 820, mobile: 390 };

export const DEVICES = [
	{ device: 'mobile', icon: mobile, label: () => __( 'Phone', 'userfeedback' ) },
	{ device: 'tablet', icon: tablet, label: () => __( 'Tablet', 'userfeedback' ) },
	{ device: 'desktop', icon: desktop, label: () => __( 'Desktop', 'userfeedback' ) },
] as const;
